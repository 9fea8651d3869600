// How cards lie in a hand, and players round the table.
import type { Suit } from '$/art/suits';

const SUIT_ORDER = 'shcd'; // colours alternate
const RANK_ORDER = 'ATKQJ9';

/** Spades, hearts, clubs, diamonds, each from the strongest; unknown cards at the end. */
export const sorted = (cards: readonly string[]): string[] => {
  const place = (card: string) =>
    card === '?' ? 99 : SUIT_ORDER.indexOf(card[1]!) * 6 + RANK_ORDER.indexOf(card[0]!);
  return [...cards].sort((a, b) => place(a) - place(b));
};

export const suitOf = (card: string): Suit => card[1] as Suit;

/** Seats round the table as one sees them: oneself below, the next player to the left. */
export type Side = 'below' | 'left' | 'above' | 'right';

export const sideOf = (seat: number, me: number, playing: readonly number[]): Side => {
  const from = playing.includes(me) ? playing.indexOf(me) : 0;
  const after = (playing.indexOf(seat) - from + playing.length) % playing.length;
  if (after === 0) return 'below';
  if (playing.length === 2) return 'above';
  if (after === 1) return 'left';
  return after === playing.length - 1 ? 'right' : 'above';
};
