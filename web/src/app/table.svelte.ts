// A table as this reader sees it now. What the server says is taken in its order; a throw of dice is shown before what follows from it.
import { kept } from './kept';
import { Link, type Answer, type LinkState, type Socket, type Wish } from './link';
import { locale } from './locale.svelte';
import { freshId } from './api';
import { reducedMotion } from './settings.svelte';
import { sounds, turnAlert } from './alerts';
import { tell } from './toast.svelte';
import { Seeds } from '$/fair/seeds';
import type { Face } from '$/art/dice';
import type {
  Button,
  CardsScene,
  Clock,
  DiceScene,
  Fair,
  Line,
  Offer,
  Room,
  Row,
  Said,
  SeatInfo,
  ServerMessage,
  Table,
  Update,
} from '$/wire';

export type Scene = DiceScene | CardsScene;
export type Flying = { faces: Face[]; seat: number; seed: number };

const FLIGHT = 1400;
const BEHIND = 3;

const socketOf = (id: string): Socket => {
  const web = new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`,
  );
  const socket: Socket = {
    send: (text) => web.send(text),
    close: () => web.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  web.onopen = () => socket.onopen?.();
  web.onmessage = (event: MessageEvent<string>) => socket.onmessage?.(event);
  web.onclose = (event) => socket.onclose?.(event);
  return socket;
};

const mergeRows = (old: readonly Row[], fresh: readonly Row[]): Row[] => {
  const rows = new Map(old.map((row) => [row.number, row]));
  for (const row of fresh) rows.set(row.number, row);
  return [...rows.values()].sort((a, b) => a.number - b.number);
};

export class TableModel {
  state = $state<LinkState>('connecting');
  endedBy = $state(0);
  room = $state.raw<Room | null>(null);
  scene = $state.raw<Scene | null>(null);
  offers = $state.raw<Offer[]>([]);
  clock = $state.raw<Clock | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Said[]>([]);
  phrases = $state.raw<Button[]>([]);
  fair = $state.raw<Fair | null>(null);
  /** Dice in the air; what follows from the throw waits until they lie. */
  flying = $state.raw<Flying | null>(null);
  /** The last throw seen, kept on the cloth after its turn is over. */
  lastThrow = $state.raw<Flying | null>(null);
  /** The action sent and not yet answered. */
  acting = $state<string | null>(null);
  unread = $state(0);
  /** The server's clock minus ours. */
  offset = 0;

  private readonly link: Link;
  readonly seeds: Seeds;
  private queue: Update[] = [];
  private settle: (() => void) | null = null;
  private readonly mutedNames = kept<string[]>('muted', []);
  muted = $state<string[]>(this.mutedNames.get());

  constructor(readonly id: string) {
    this.seeds = new Seeds(id, (message) => this.link.say(message));
    this.link = new Link(
      {
        open: () => socketOf(id),
        random: Math.random,
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        id: freshId,
      },
      { message: (message) => this.heard(message), state: (state, code) => this.entered(state, code) },
      locale.now,
    );
  }

  /** Open the socket and keep it; returns what closes it. */
  start(): () => void {
    this.link.start();
    let hiddenAt = 0;
    const seen = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > 2000) this.link.wake(this.state === 'live' ? 250 : 0);
    };
    const shown = (event: PageTransitionEvent) => event.persisted && this.link.wake(250);
    const online = () => this.link.wake();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', shown);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', shown);
      removeEventListener('online', online);
      this.link.stop();
    };
  }

  speak(lang: Table['lang']): void {
    this.link.speak(lang);
  }

  retry(): void {
    this.link.wake();
  }

  get mine(): SeatInfo[] {
    return this.room?.seats.filter((seat) => seat.yours) ?? [];
  }

  seat(number: number | null | undefined): SeatInfo | undefined {
    return this.room?.seats.find((seat) => seat.seat === number);
  }

  /** It is for somebody at this device to act. */
  get myTurn(): boolean {
    return this.offers.some((offer) => !offer.why);
  }

  async send(wish: Wish): Promise<Answer> {
    const answer = await this.link.command(wish);
    if (!answer.done) tell(answer.why.say);
    return answer;
  }

  async act(offer: Offer): Promise<void> {
    if (this.acting) return;
    this.acting = offer.action;
    await this.send({ type: 'act', seq: this.link.seq ?? 0, action: offer.action });
    this.acting = null;
  }

  /** Several actions one after another, as giving two cards; the first refusal ends it. */
  async actAll(offers: readonly Offer[]): Promise<void> {
    if (this.acting) return;
    this.acting = offers.map((offer) => offer.action).join();
    for (const offer of offers) {
      const answer = await this.send({ type: 'act', seq: this.link.seq ?? 0, action: offer.action });
      if (!answer.done) break;
    }
    this.acting = null;
  }

  /** The dice lie, or the reader does not want to wait for them. */
  landed(): void {
    this.settle?.();
  }

  mute(name: string, on: boolean): void {
    this.muted = on ? [...this.muted, name] : this.muted.filter((other) => other !== name);
    this.mutedNames.set(this.muted);
  }

  readChat(): void {
    this.unread = 0;
  }

  private entered(state: LinkState, code: number): void {
    this.state = state;
    this.endedBy = code;
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.whole(message);
      case 'update':
        this.offset = message.now - Date.now();
        if (message.fair) this.fair = this.seeds.heard(message.fair, 'news');
        this.queue.push(message);
        if (this.queue.length === 1) void this.play();
        return;
      case 'room':
        this.room = message.room;
        this.clock = message.clock;
        this.offset = message.now - Date.now();
        return;
      case 'said':
        return this.said(message.line);
      case 'fair':
        this.fair = this.seeds.heard(message, 'news');
        return;
      case 'problem':
        return tell(message.why.say);
    }
  }

  private whole(table: Table): void {
    this.queue = [];
    this.settle?.();
    const wasMine = this.myTurn;
    const known = new Set(this.chat.map((line) => line.number));
    this.offset = table.now - Date.now();
    Object.assign(this, {
      room: table.room,
      scene: table.scene,
      offers: table.offers,
      clock: table.clock,
      log: table.log,
      phrases: table.phrases,
    });
    if (this.chat.length)
      this.unread += table.chat.filter((line) => !line.yours && !known.has(line.number)).length;
    this.chat = table.chat;
    this.fair = table.fair && this.seeds.heard(table.fair, 'return');
    if (this.myTurn && !wasMine) this.alert();
  }

  private async play(): Promise<void> {
    for (;;) {
      const update = this.queue[0];
      if (!update) return;
      await this.fly(update);
      if (this.queue[0] !== update) continue; // everything was sent anew meanwhile
      this.queue.shift();
      this.adopt(update);
    }
  }

  private async fly(update: Update): Promise<void> {
    const rolled = update.events.find((event) => event.type === 'Rolled');
    if (!rolled) return;
    const thrown = { faces: rolled.faces as Face[], seat: rolled.seat, seed: update.seq };
    this.lastThrow = thrown;
    if (document.hidden || reducedMotion() || this.queue.length > BEHIND) return;
    this.flying = thrown;
    sounds.knock(thrown.faces.length);
    await new Promise<void>((done) => {
      const late = setTimeout(done, FLIGHT + 600);
      this.settle = () => {
        clearTimeout(late);
        done();
      };
    });
    this.settle = null;
    this.flying = null;
  }

  private adopt(update: Update): void {
    const wasMine = this.myTurn;
    const rows = this.scene?.sheet ?? [];
    this.scene = update.scene && { ...update.scene, sheet: mergeRows(rows, update.scene.sheet) };
    this.offers = update.offers;
    this.clock = update.clock;
    if (update.line) this.log = [...this.log, update.line].slice(-200);
    if (update.room) this.room = update.room;
    if (update.events.some((event) => event.type === 'Won')) sounds.win();
    if (this.myTurn && !wasMine) this.alert();
  }

  private said(line: Said): void {
    if (this.muted.includes(line.name) && !line.yours) return;
    this.chat = [...this.chat, line].slice(-100);
    if (!line.yours) this.unread += 1;
  }

  private alert(): void {
    turnAlert(this.room?.rules.name ?? '');
  }
}
