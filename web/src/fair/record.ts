// What a record file says about its draws: promises, seeds, and what was thrown or dealt.
import { parse } from 'smol-toml';
import { drawKey, serverHash, shuffled, throwsOf } from './draw';
import { hex, unhex } from './sha256';

export type Shown =
  { kind: 'throws'; seat: number; throws: number[][] } | { kind: 'deal'; hands: string[][] };
export type Promised = { draw: number; hash: string; server: string; seats: string[] };
export type RecordFile = {
  table: string;
  game: 'dice' | 'cards';
  players: string[];
  draws: Promised[];
  shown: Shown[];
};
export type Problem = 'not_toml' | 'not_record' | 'no_draws' | 'other_scheme';
export type Finding = {
  draw: number;
  /** The server's seed fits the hash it showed before. */
  kept: boolean;
  /** What was thrown or dealt follows from the seeds; null: the record does not show it. */
  follows: boolean | null;
  shown: Shown | null;
  seats: string[];
};

const object = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
const strings = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? (value as string[]) : null;

/** `ATKs9cQJh` as cards. */
const cardsOf = (hand: string): string[] => {
  const cards: string[] = [];
  for (const [, ranks, suit] of hand.matchAll(/([ATKQJ9]+)([scdh])/g))
    for (const rank of ranks!) cards.push(rank + suit!);
  return cards;
};

/** The throws of each turn (a run of one seat's actions), or the deals, in order. */
const shownIn = (game: 'dice' | 'cards', actions: readonly string[]): Shown[] => {
  const shown: Shown[] = [];
  let last = 0;
  for (const action of actions) {
    const deal = /^deal (\S+)$/.exec(action);
    if (game === 'cards' && deal) shown.push({ kind: 'deal', hands: deal[1]!.split('/').map(cardsOf) });
    const roll = /^(\d+) roll ([1-6]+)$/.exec(action);
    const seat = Number(/^(\d+) /.exec(action)?.[1] ?? 0);
    const turn = shown.at(-1);
    if (game === 'dice' && roll) {
      const faces = [...roll[2]!].map(Number);
      if (turn?.kind === 'throws' && seat === last) turn.throws.push(faces);
      else shown.push({ kind: 'throws', seat, throws: [faces] });
    }
    if (seat) last = seat;
  }
  return shown;
};

const promised = (value: unknown): Promised | null => {
  const one = object(value);
  const seats = strings(one?.seats);
  if (
    !one ||
    !seats ||
    typeof one.draw !== 'number' ||
    typeof one.hash !== 'string' ||
    typeof one.server !== 'string'
  )
    return null;
  return { draw: one.draw, hash: one.hash, server: one.server, seats };
};

export const readRecord = (text: string): RecordFile | Problem => {
  let file: Record<string, unknown>;
  try {
    file = parse(text);
  } catch {
    return 'not_toml';
  }
  const [players, actions] = [strings(file.players), strings(file.actions)];
  if (!players || !actions || (file.game !== 'dice' && file.game !== 'cards')) return 'not_record';
  const table = file.table ?? object(file.meta)?.table;
  const draws = Array.isArray(file.fair) ? file.fair.map(promised) : [];
  if (!draws.length || typeof table !== 'string' || draws.some((one) => !one)) return 'no_draws';
  if (file.scheme !== undefined && file.scheme !== 1) return 'other_scheme';
  return { table, game: file.game, players, draws: draws as Promised[], shown: shownIn(file.game, actions) };
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** The hands follow from the deck, whoever dealt: blocks are handed out from the seat after the dealer on. */
const dealFollows = (key: Uint8Array, hands: readonly (readonly string[])[]): boolean => {
  const sitting = hands.map((hand, seat) => ({ hand, seat })).filter(({ hand }) => hand.length);
  const deck = shuffled(
    key,
    sitting.reduce((sum, { hand }) => sum + hand.length, 0),
  );
  const most = Math.max(...sitting.map(({ hand }) => hand.length));
  const players = sitting.filter(({ hand }) => hand.length === most);
  const talons = sitting.filter(({ hand }) => hand.length < most);
  return players.some((_, first) => {
    let at = 0;
    const order = [...players.slice(first), ...players.slice(0, first), ...talons];
    return order.every(({ hand }) => same(hand, deck.slice(at, (at += hand.length))));
  });
};

const follows = (key: Uint8Array | null, shown: Shown | undefined): boolean | null => {
  if (!shown) return null;
  if (!key) return false;
  if (shown.kind === 'deal') return dealFollows(key, shown.hands);
  const thrown = throwsOf(
    key,
    shown.throws.map((faces) => faces.length),
  );
  return thrown.every((faces, i) => faces.join() === shown.throws[i]!.join());
};

export const check = (file: RecordFile): Finding[] =>
  file.draws.map(({ draw, hash, server, seats }) => {
    const seed = unhex(server);
    const kept = seed?.length === 32 && hex(serverHash(file.table, draw, seed)) === hash;
    const shown = file.shown[draw - 1];
    return {
      draw,
      kept,
      follows: follows(seed && drawKey(file.table, draw, seed, seats), shown),
      shown: shown ?? null,
      seats,
    };
  });
