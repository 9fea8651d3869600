import { beforeEach, describe, expect, it } from 'vitest';
import { seatHash, serverHash } from '$/fair/draw';
import { Seeds } from '$/fair/seeds';
import { hex } from '$/fair/sha256';
import type { Commit, Fair, FairSeat, Reveal } from '$/wire';

const fair = (draw: number, due: boolean, state: FairSeat['state'], hash = 'aa'): Fair => ({
  type: 'fair',
  scheme: 1,
  table: 't',
  draw,
  hash,
  due,
  last: null,
  say: '',
  seats: [
    { seat: 1, state, yours: true, withheld: 0 },
    { seat: 2, state: 'nothing', yours: false, withheld: 0 },
  ],
});
let said: (Commit | Reveal)[], kept: Map<string, string>, made: number;
const device = () =>
  new Seeds(
    't',
    (message) => said.push(message),
    {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => kept.set(key, value),
      drop: (key) => kept.delete(key),
    },
    () => new Uint8Array(32).fill(++made),
  );
const promise = (draw: number, fill: number) => hex(seatHash('t', draw, 1, new Uint8Array(32).fill(fill)));
const seed = (fill: number) => hex(new Uint8Array(32).fill(fill));

beforeEach(() => {
  [said, kept, made] = [[], new Map(), 0];
});

describe('seeds of a seat', () => {
  it('are promised before the draw, only for one’s own seats', () => {
    const after = device().heard(fair(1, false, 'nothing'), 'news');
    expect(said).toEqual([{ type: 'commit', seat: 1, draw: 1, hash: promise(1, 1) }]);
    expect(after.seats.map((one) => one.state)).toEqual(['committed', 'nothing']);
  });
  it('are shown when due, with the promise for the next draw', () => {
    const seeds = device();
    seeds.heard(fair(1, false, 'nothing'), 'news');
    seeds.heard(fair(1, true, 'committed'), 'news');
    expect(said[1]).toEqual({ type: 'reveal', seat: 1, draw: 1, seed: seed(1), next: promise(2, 2) });
    seeds.heard(fair(2, true, 'committed'), 'news');
    expect(said[2]).toMatchObject({ draw: 2, seed: seed(2) });
  });
  it('are never shown before they are due, nor when nothing was promised', () => {
    const seeds = device();
    seeds.heard(fair(1, true, 'nothing'), 'news');
    seeds.heard(fair(1, false, 'committed'), 'news');
    expect(said).toEqual([]);
  });
  it('survive a reload: the same seed is promised and shown', () => {
    device().heard(fair(1, false, 'nothing'), 'news');
    const again = device();
    again.heard(fair(1, false, 'committed'), 'return');
    expect(said[1]).toEqual(said[0]);
    again.heard(fair(1, true, 'committed'), 'news');
    expect(said[2]).toMatchObject({ type: 'reveal', seed: seed(1) });
  });
});

describe('the promise of the server', () => {
  const server = new Uint8Array(32).fill(9);
  const hash = hex(serverHash('t', 1, server));
  const last = { draw: 1, hash, server: hex(server), seats: [] };
  it('is kept by the seed it was made of', () => {
    const seeds = device();
    seeds.heard(fair(1, false, 'committed', hash), 'news');
    expect(seeds.kept(last)).toBe(true);
    expect(seeds.kept(null)).toBeNull();
  });
  it('is broken by another seed, and by another hash than the one first shown', () => {
    const seeds = device();
    seeds.heard(fair(1, false, 'committed', 'ab'.repeat(32)), 'news');
    expect(seeds.kept(last)).toBe(false);
    expect(device().kept({ ...last, server: seed(8) })).toBe(false);
  });
});
