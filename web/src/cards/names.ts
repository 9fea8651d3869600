// Names of cards and suits in words.
import { m } from '$/paraglide/messages.js';
import type { Rank } from '$/art/deck';
import type { Suit } from '$/art/suits';

const RANK: Record<Rank, () => string> = {
  A: m.rank_ace,
  T: m.rank_ten,
  K: m.rank_king,
  Q: m.rank_queen,
  J: m.rank_jack,
  '9': m.rank_nine,
};
const OF_SUIT: Record<Suit, () => string> = {
  s: m.of_spades,
  c: m.of_clubs,
  d: m.of_diamonds,
  h: m.of_hearts,
};
const SUIT: Record<Suit, () => string> = {
  s: m.suit_spades,
  c: m.suit_clubs,
  d: m.suit_diamonds,
  h: m.suit_hearts,
};

export const suitName = (suit: Suit): string => SUIT[suit]();

/** «дама червей»; a card one may not know is its back. */
export const cardName = (card: string): string =>
  card === '?'
    ? m.card_back()
    : m.card_name({ rank: RANK[card[0] as Rank](), suit: OF_SUIT[card[1] as Suit]() });
