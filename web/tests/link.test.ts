import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkState, type Socket } from '$/app/link';
import type { ServerMessage } from '$/wire';

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  says(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

type Timer = { at: number; then: () => void };
let sockets: Fake[],
  timers: Set<Timer>,
  now: number,
  heard: ServerMessage[],
  states: [LinkState, number][],
  ids: number,
  link: Link;
const latest = () => sockets.at(-1)!;
const pass = (ms: number) => {
  const until = now + ms;
  for (;;) {
    const due = [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    timers.delete(due);
    now = due.at;
    due.then();
  }
  now = until;
};
const open = (seq = 7) => {
  latest().onopen?.();
  latest().says({ type: 'table', seq } as Partial<ServerMessage>);
};

beforeEach(() => {
  [sockets, timers, now, heard, states, ids] = [[], new Set(), 0, [], [], 0];
  link = new Link(
    {
      open: () => {
        sockets.push(new Fake());
        return latest();
      },
      random: () => 1,
      after: (ms, then) => {
        const timer = { at: now + ms, then };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      id: () => `id${ids++}`,
    },
    { message: (message) => heard.push(message), state: (state, code) => states.push([state, code]) },
    'uk',
  );
  link.start();
});

describe('numbers', () => {
  it('says hello with the last number, and takes what follows it', () => {
    latest().onopen?.();
    expect(latest().sent).toEqual([{ type: 'hello', lang: 'uk', seq: null }]);
    latest().says({ type: 'table', seq: 7 } as Partial<ServerMessage>);
    latest().says({ type: 'update', seq: 8 } as Partial<ServerMessage>);
    expect(link.seq).toBe(8);
    expect(heard.map((message) => message.type)).toEqual(['table', 'update']);
  });
  it('ignores a number twice', () => {
    open();
    latest().says({ type: 'update', seq: 8 } as Partial<ServerMessage>);
    latest().says({ type: 'update', seq: 8 } as Partial<ServerMessage>);
    expect(heard.filter((message) => message.type === 'update')).toHaveLength(1);
    expect(latest().sent.map((message) => message.type)).toEqual(['hello']);
  });
  it('asks for everything once when a number is missing, and takes nothing until it has come', () => {
    open();
    latest().says({ type: 'update', seq: 9 } as Partial<ServerMessage>);
    latest().says({ type: 'update', seq: 8 } as Partial<ServerMessage>);
    latest().says({ type: 'update', seq: 10 } as Partial<ServerMessage>);
    expect(latest().sent.map((message) => message.type)).toEqual(['hello', 'sync']);
    expect(heard.map((message) => message.type)).toEqual(['table']);
    latest().says({ type: 'table', seq: 10 } as Partial<ServerMessage>);
    latest().says({ type: 'update', seq: 11 } as Partial<ServerMessage>);
    expect(link.seq).toBe(11);
  });
  it('notices by a pong that it has missed something', () => {
    open();
    latest().says({ type: 'pong', seq: 9 } as Partial<ServerMessage>);
    expect(latest().sent.at(-1)).toEqual({ type: 'sync' });
  });
});

describe('coming back', () => {
  it('tries again with growing pauses and says the last number it saw', () => {
    open();
    latest().onclose?.({ code: 1012 });
    for (const pause of [250, 500, 1000, 2000, 2000]) {
      const before = sockets.length;
      pass(pause - 1);
      expect(sockets).toHaveLength(before);
      pass(1);
      expect(sockets).toHaveLength(before + 1);
      latest().onclose?.({ code: 1006 });
    }
    pass(2000);
    latest().onopen?.();
    expect(latest().sent[0]).toEqual({ type: 'hello', lang: 'uk', seq: 7 });
  });
  it('starts with short pauses again after it was back', () => {
    open();
    latest().onclose?.({ code: 1006 });
    pass(250);
    latest().onclose?.({ code: 1006 });
    pass(500);
    open();
    latest().onclose?.({ code: 1006 });
    pass(250);
    expect(sockets).toHaveLength(4);
  });
  it('gives up a socket that is silent after a ping', () => {
    open();
    pass(5000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    pass(5000);
    expect(sockets[0]!.closed).toBe(true);
    pass(250);
    expect(sockets).toHaveLength(2);
  });
  it('gives up a socket that does not open in five seconds', () => {
    pass(5000);
    expect(sockets[0]!.closed).toBe(true);
    pass(250);
    expect(sockets).toHaveLength(2);
  });
  it('does not trust an old socket after sleep', () => {
    open();
    link.wake(750);
    expect(sockets[0]!.closed).toBe(true);
    expect(states.at(-1)).toEqual(['waiting', 0]);
    pass(750);
    open(9);
    sockets[0]!.says({ type: 'update', seq: 10 } as Partial<ServerMessage>);
    expect(link.seq).toBe(9);
    expect(states.at(-1)).toEqual(['live', 0]);
  });
  it.each([4001, 4003, 4004, 4029])('does not come back by itself after code %i', (code) => {
    open();
    latest().onclose?.({ code });
    pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toEqual(['ended', code]);
  });
});

describe('commands', () => {
  it('are answered once, by id', async () => {
    open();
    const answer = link.command({ type: 'act', seq: 7, action: '1 roll' });
    expect(latest().sent.at(-1)).toEqual({ type: 'act', seq: 7, action: '1 roll', id: 'id0' });
    latest().says({ type: 'ack', id: 'id0', seq: 8 });
    expect(await answer).toEqual({ done: true, seq: 8 });
  });
  it('are sent again with the same id after every return until answered', async () => {
    open();
    const first = link.command({ type: 'act', seq: 7, action: '1 roll' });
    const second = link.command({ type: 'chat', text: 'hm' });
    latest().says({ type: 'ack', id: 'id0', seq: 8 });
    latest().onclose?.({ code: 1006 });
    pass(250);
    open(8);
    expect(latest().sent.slice(1)).toEqual([{ type: 'chat', text: 'hm', id: 'id1' }]);
    const why = { code: 'server/too_fast', parameters: {}, say: 'slowly' };
    latest().says({ type: 'refused', id: 'id1', why });
    expect(await first).toEqual({ done: true, seq: 8 });
    expect(await second).toEqual({ done: false, why });
  });
  it('given without network wait for it', () => {
    latest().onclose?.({ code: 1006 });
    void link.command({ type: 'leave', seat: null });
    pass(250);
    open();
    expect(latest().sent.at(-1)).toEqual({ type: 'leave', seat: null, id: 'id0' });
  });
});
