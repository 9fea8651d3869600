// The socket to a table: numbered messages without gaps, commands that are sent again until answered, coming back by itself.
// Browser and clock come from outside, so that it can be tested without either.
import type { ClientMessage, Hello, Refusal, ServerMessage } from '$/wire';

export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};
export type LinkState = 'connecting' | 'live' | 'waiting' | 'ended';
export type Surroundings = {
  open(): Socket;
  random(): number;
  after(ms: number, then: () => void): () => void;
  id(): string;
};
export type Answer = { done: true; seq: number | null } | { done: false; why: Refusal };

/** A command without its id. */
export type Wish =
  Extract<ClientMessage, { id: string }> extends infer C
    ? C extends { id: string }
      ? Omit<C, 'id'>
      : never
    : never;

type Listeners = { message(message: ServerMessage): void; state(state: LinkState, code: number): void };

const CONNECT = 5000;
const QUIET = 5000;
const PATIENCE = 5000;
/** No name yet, no watching here, no such table, too many connections: coming back by itself would not help. */
const FINAL = [4001, 4003, 4004, 4029];
const DELAYS = [250, 500, 1000, 2000];

export class Link {
  seq: number | null = null;
  private socket: Socket | null = null;
  private attempt = 0;
  private cancelTimer = () => {};
  private state: LinkState = 'connecting';
  private syncing = false;
  private readonly pending = new Map<string, { text: string; answer(answer: Answer): void }>();

  constructor(
    private readonly around: Surroundings,
    private readonly on: Listeners,
    private lang: Hello['lang'],
  ) {}

  start(): void {
    this.connect();
  }

  /** Drop the socket, whatever it says of itself, and come back: after sleep, when the network is back, on demand. */
  wake(wait = 0): void {
    if (this.state === 'ended') return;
    this.attempt = 0;
    this.drop();
    this.enter(this.state === 'live' ? 'waiting' : this.state);
    this.timer(wait, () => this.connect());
  }

  stop(): void {
    this.drop();
    this.enter('ended', 1000);
  }

  speak(lang: Hello['lang']): void {
    this.lang = lang;
    if (this.state === 'live') this.say({ type: 'hello', lang, seq: this.seq });
  }

  say(message: ClientMessage): void {
    if (this.state === 'live') this.socket?.send(JSON.stringify(message));
  }

  /** Sent now or when the table is back, and again after every return, until it is answered. */
  command(wish: Wish): Promise<Answer> {
    const id = this.around.id();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (this.state === 'live') this.socket?.send(text);
    });
  }

  private connect(): void {
    this.drop();
    this.enter(this.state === 'waiting' ? 'waiting' : 'connecting');
    const socket = this.around.open();
    this.socket = socket;
    this.timer(CONNECT, () => this.lost(socket, 1006));
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', lang: this.lang, seq: this.seq } satisfies Hello));
    socket.onmessage = (event) => this.heard(socket, JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private heard(socket: Socket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    this.timer(QUIET, () => this.ask(socket));
    if (message.type === 'table') this.whole(socket, message.seq);
    else if (message.type === 'update' && !this.fits(message.seq)) return;
    else if (message.type === 'ack') this.answered(message.id, { done: true, seq: message.seq });
    else if (message.type === 'refused') this.answered(message.id, { done: false, why: message.why });
    else if (message.type === 'pong' && this.seq !== null && message.seq > this.seq) this.sync();
    this.on.message(message);
  }

  private whole(socket: Socket, seq: number): void {
    this.seq = seq;
    this.syncing = false;
    this.attempt = 0;
    if (this.state === 'live') return;
    this.enter('live');
    for (const { text } of this.pending.values()) socket.send(text);
  }

  private fits(seq: number): boolean {
    if (this.seq !== null && seq === this.seq + 1 && !this.syncing) {
      this.seq = seq;
      return true;
    }
    if (this.seq === null || seq > this.seq) this.sync();
    return false;
  }

  private sync(): void {
    if (this.syncing) return;
    this.syncing = true;
    this.say({ type: 'sync' });
  }

  private answered(id: string, answer: Answer): void {
    this.pending.get(id)?.answer(answer);
    this.pending.delete(id);
  }

  private ask(socket: Socket): void {
    this.say({ type: 'ping' });
    this.timer(PATIENCE, () => this.lost(socket, 1006));
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.drop();
    if (FINAL.includes(code)) return this.enter('ended', code);
    this.enter('waiting');
    const base = DELAYS[Math.min(this.attempt++, DELAYS.length - 1)]!;
    this.timer(base * (0.5 + this.around.random() / 2), () => this.connect());
  }

  private drop(): void {
    this.cancelTimer();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private timer(ms: number, then: () => void): void {
    this.cancelTimer();
    this.cancelTimer = this.around.after(ms, then);
  }

  private enter(state: LinkState, code = 0): void {
    if (state === this.state) return;
    this.state = state;
    this.on.state(state, code);
  }
}
