import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawKey, seatHash, serverHash, shuffled, stream, throwsOf } from '$/fair/draw';
import { check, readRecord, type RecordFile } from '$/fair/record';
import { hex, unhex } from '$/fair/sha256';

type Vector = {
  draw: number;
  server: string;
  hash: string;
  seats: string[];
  promises: (string | null)[];
  key: string;
  below: { bound: number; values: number[] };
  dice: number[];
  pack: string;
  deals: Record<string, Record<string, string[]>>;
};
const shared = JSON.parse(
  readFileSync(new URL('../../tests/vectors/fair.json', import.meta.url), 'utf8'),
) as { table: string; draws: Vector[] };
const bytes = (text: string) => unhex(text)!;

describe.each(shared.draws)('shared vectors: draw $draw', (vector) => {
  const key = drawKey(shared.table, vector.draw, bytes(vector.server), vector.seats)!;
  it('promises of server and seats', () => {
    expect(hex(serverHash(shared.table, vector.draw, bytes(vector.server)))).toBe(vector.hash);
    vector.seats.forEach((seed, i) => {
      if (seed !== 'none' && seed !== 'withheld')
        expect(hex(seatHash(shared.table, vector.draw, i + 1, bytes(seed)))).toBe(vector.promises[i]);
    });
  });
  it('key, numbers with skipped words, dice, pack', () => {
    expect(hex(key)).toBe(vector.key);
    const below = stream(key);
    expect(vector.below.values.map(() => below(vector.below.bound))).toEqual(vector.below.values);
    expect(throwsOf(key, [vector.dice.length])[0]).toEqual(vector.dice);
    expect(shuffled(key).join('')).toBe(vector.pack);
  });
});

const record = (vector: Vector, game: string, actions: string[], more: Partial<Vector> = {}): string => {
  const { draw, hash, server, seats } = { ...vector, ...more };
  return [
    'thousand = 1',
    `game = "${game}"`,
    'rules = { preset = "classic", version = 1 }',
    'scheme = 1',
    `table = "${shared.table}"`,
    'players = ["Анна", "Boris", "Вера"]',
    `actions = [${actions.map((action) => `"${action}"`).join(', ')}]`,
    '[[fair]]',
    `draw = ${draw}`,
    `hash = "${hash}"`,
    `server = "${server}"`,
    `seats = [${seats.map((seat) => `"${seat}"`).join(', ')}]`,
  ].join('\n');
};
const verdicts = (text: string) =>
  check(readRecord(text) as RecordFile).map(({ kept, follows }) => [kept, follows]);

describe('a record', () => {
  const first = shared.draws.find((vector) => vector.draw === 1)!;
  const [five, two] = [first.dice.slice(0, 5).join(''), first.dice.slice(5, 7).join('')];

  it('of dice is proven throw by throw', () => {
    expect(
      verdicts(
        record(first, 'dice', [`1 roll ${five}`, '1 keep 1', `1 roll ${two}`, '1 bank', '2 roll 11111']),
      ),
    ).toEqual([[true, true]]);
  });
  it('with another throw is found out', () => {
    const other = String((first.dice[0]! % 6) + 1) + five.slice(1);
    expect(verdicts(record(first, 'dice', [`1 roll ${other}`]))).toEqual([[true, false]]);
  });
  it('with another seed of the server is found out', () => {
    const server = first.server.replace(/^../, (pair) => (pair === '00' ? '01' : '00'));
    expect(verdicts(record(first, 'dice', [`1 roll ${five}`], { server }))).toEqual([[false, false]]);
  });
  it('of cards is proven for any dealer, and only for hands that were dealt', () => {
    for (const [named, hands] of Object.entries(first.deals)) {
      const [players] = named.split(',').map(Number);
      const seats = Array.from({ length: players! }, (_, i) => hands[i + 1]?.join('') ?? '-');
      const talons = Object.entries(hands)
        .filter(([name]) => name.startsWith('talon'))
        .map(([, cards]) => cards.join(''));
      const deal = [...seats, ...talons].join('/');
      expect(verdicts(record(first, 'cards', [`deal ${deal}`]))).toEqual([[true, true]]);
      const [one, other] = [deal.slice(0, 2), deal.slice(2, 4)];
      const turned = deal
        .split('/')
        .reverse()
        .join('/')
        .replace(one, 'XX')
        .replace(other, one)
        .replace('XX', other);
      expect(verdicts(record(first, 'cards', [`deal ${turned}`]))).toEqual([[true, false]]);
    }
  });
  it.each([
    ['no TOML = = ', 'not_toml'],
    ['game = "chess"', 'not_record'],
    ['game = "dice"\nplayers = ["A"]\nactions = []', 'no_draws'],
  ])('that is none says why: %s', (text, problem) => {
    expect(readRecord(text)).toBe(problem);
  });
  it('of another scheme is not judged', () => {
    expect(readRecord(record(first, 'dice', []).replace('scheme = 1', 'scheme = 2'))).toBe('other_scheme');
  });
});
