// Names of cards and suits in words.
import { m } from '$/paraglide/messages.js';
import type { Rank } from '$/art/deck';
import type { Suit } from '$/art/suits';
import type { CardsScene } from '$/wire';

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

/** What a seat said last in the auction, while it goes on. */
export const lastWord = (scene: CardsScene, seat: number | null): string | null => {
  const said = scene.auction.find((one) => one.seat === seat);
  if (scene.phase !== 'auction' || !said?.word) return null;
  return said.word === 'pass' ? m.passed() : said.word === 'redeal' ? m.redeal_word() : String(said.amount);
};
