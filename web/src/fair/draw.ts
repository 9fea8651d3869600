// Provable chance, scheme 1: what is committed, how the key of a draw is made, and the dice and cards that follow from it.
import { hmac, integer, join, sha256, unhex, utf8 } from './sha256';

type Bytes = Uint8Array;

export const serverHash = (table: string, draw: number, seed: Bytes): Bytes =>
  sha256(join(utf8('thousand/1/server'), utf8(table), integer(draw), seed));

export const seatHash = (table: string, draw: number, seat: number, seed: Bytes): Bytes =>
  sha256(join(utf8('thousand/1/seat'), utf8(table), integer(draw), integer(seat), seed));

/** The key of a draw; `seats` as in a record: a seed in hexadecimal, `none` or `withheld`. Null where a seed is no seed. */
export const drawKey = (
  table: string,
  draw: number,
  server: Bytes,
  seats: readonly string[],
): Bytes | null => {
  const parts: Bytes[] = [];
  for (const seat of seats) {
    if (seat === 'none' || seat === 'withheld') parts.push(Uint8Array.of(0));
    else {
      const seed = unhex(seat);
      if (seed?.length !== 32) return null;
      parts.push(Uint8Array.of(1), seed);
    }
  }
  return hmac(server, join(utf8('thousand/1/draw'), utf8(table), integer(draw), ...parts));
};

/** Numbers below n, each equally likely: 32-bit words of HMAC blocks, those past the last whole multiple of n skipped. */
export const stream = (key: Bytes): ((n: number) => number) => {
  let counter = 0;
  let words: number[] = [];
  const word = (): number => {
    if (!words.length) {
      const view = new DataView(hmac(key, integer(counter++)).buffer);
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4));
    }
    return words.shift()!;
  };
  return (n) => {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const value = word();
      if (value < limit) return value % n;
    }
  };
};

export const throwsOf = (key: Bytes, counts: readonly number[]): number[][] => {
  const below = stream(key);
  return counts.map((count) => Array.from({ length: count }, () => 1 + below(6)));
};

const DECK = ['s', 'c', 'd', 'h'].flatMap((suit) =>
  ['9', 'J', 'Q', 'K', 'T', 'A'].map((rank) => rank + suit),
);

/** The pack (24 cards, or 20 without the nines) in the order in which it is handed out. */
export const shuffled = (key: Bytes, size = 24): string[] => {
  const below = stream(key);
  const deck = DECK.filter((card) => size > 20 || card[0] !== '9');
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
};
