// The deck: 24 cards put together from stock, picture or pips, and index. Colours are CSS properties that <use> inherits,
// so one sprite serves light, dark and the four-colour option.
import { COURTS, type Court } from './courts';
import { suitPath, SUITS, type Suit } from './suits';

/** In order of strength. */
export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9'] as const;
export type Rank = (typeof RANKS)[number];
export type CardId = `${Rank}${Suit}`;
export type IndexLetters = 'cyrillic' | 'latin';

const LETTERS: Record<IndexLetters, Record<Rank, string>> = {
  cyrillic: { A: 'Т', T: '10', K: 'К', Q: 'Д', J: 'В', 9: '9' },
  latin: { A: 'A', T: '10', K: 'K', Q: 'Q', J: 'J', 9: '9' },
};

// index letters: stroked forms of cap height 24, [advance, path], one stroke weight for all
const GLYPH: Record<string, readonly [number, string]> = {
  Т: [19, 'M1.8 2H17.2M9.5 2V24'],
  К: [18, 'M2 0V24M16.6 1L3 13.4M7.6 9.4L17 24'],
  Д: [21, 'M1.8 26.4V20.6H19.2V26.4M5 20.4C6.8 15 7.3 9 7.3 2H15.6V20.4'],
  В: [17, 'M2 2V22H9.4A5.4 5.4 0 0 0 9.4 11.2H2M8.6 11.2A4.6 4.6 0 0 0 8.6 2H2'],
  A: [20, 'M1.6 24.4L10 1.6L18.4 24.4M4.8 16.4H15.2'],
  K: [18, 'M2 0V24M16.6 1L3 13.4M7.6 9.4L17 24'],
  Q: [22, 'M11 2C16 2 19.4 6 19.4 12S16 22 11 22S2.6 18 2.6 12S6 2 11 2ZM12.4 16.4L19.6 24.4'],
  J: [15, 'M12.8 0V16A5.3 5.3 0 0 1 2.2 16'],
  9: [17, 'M14.8 8.4A6.2 6.4 0 1 1 2.4 8.4A6.2 6.4 0 0 1 14.8 8.4C14.8 15 12.6 20 7 24'],
  10: [27, 'M1.6 5.2L6 2V24M18.4 2C22.4 2 24.8 6 24.8 12S22.4 22 18.4 22S12 18 12 12S14.4 2 18.4 2Z'],
};

const glyph = (letters: string, x: number, y: number, scale: number, weight: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round" d="${GLYPH[letters]![1]}"/>`;

const PIPS: Record<'9' | 'T', readonly (readonly [number, number])[]> = {
  // pips right of the index column
  9: [
    [48, 58],
    [66, 58],
    [84, 58],
    [48, 88],
    [66, 88],
    [84, 88],
    [48, 118],
    [66, 118],
    [84, 118],
  ],
  T: [
    [50, 26],
    [82, 26],
    [66, 41],
    [50, 56],
    [82, 56],
    [50, 88],
    [82, 88],
    [66, 103],
    [50, 118],
    [82, 118],
  ],
};

const index = (letters: string, suit: Suit) => {
  const scale = letters === '10' ? 1.04 : 1.14;
  const middle = 7 + (GLYPH[letters]![0] * scale) / 2;
  return glyph(letters, 7, 9, scale, letters === '10' ? 3.8 : 3.7) + suitPath(suit, middle, 54.5, 0.92);
};

const picture = (rank: Rank, suit: Suit) => {
  if (rank === 'A') return suitPath(suit, 62, 88, 3.1);
  if (rank === '9' || rank === 'T')
    return PIPS[rank]
      .map(([x, y]) => suitPath(suit, x, y, rank === '9' ? 0.8 : 0.74, '', rank === 'T' && y > 70))
      .join('');
  return `<g clip-path="url(#cardclip)"><g transform="translate(3 3)">${COURTS[(rank + suit) as Court]()}</g></g>`;
};

const STOCK =
  '<rect x=".5" y=".5" width="99" height="139" rx="9" fill="var(--card-paper)" stroke="var(--card-edge)"/>';

const card = (rank: Rank, suit: Suit, letters: IndexLetters) =>
  `<symbol id="card-${rank}${suit}" viewBox="0 0 100 140"><g color="var(--card-${suit})" fill="currentColor">${STOCK}${picture(rank, suit)}${index(LETTERS[letters][rank], suit)}</g></symbol>`;

const back = () => {
  let d = '';
  for (let y = 0; y < 11; y++)
    for (let x = 0; x < 8; x++)
      if ((x + y) % 2 === 0) d += `M${15 + x * 10} ${15 + y * 11}l5-5.5l5 5.5l-5 5.5Z`;
  return `<symbol id="card-back" viewBox="0 0 100 140">${STOCK}<rect x="6" y="6" width="88" height="128" rx="5" fill="var(--card-back)"/><g clip-path="url(#backclip)"><path d="${d}" fill="var(--card-back-2)"/></g><rect x="9.5" y="9.5" width="81" height="121" rx="3" fill="none" stroke="var(--card-paper)" stroke-opacity=".55"/></symbol>`;
};

const CLIPS =
  '<clipPath id="cardclip"><rect x="1" y="1" width="98" height="138" rx="8.5"/></clipPath><clipPath id="backclip"><rect x="9.5" y="9.5" width="81" height="121" rx="3"/></clipPath>';

/** The sprite: a symbol `card-<rank><suit>` for each card and `card-back`. */
export const deckSymbols = (letters: IndexLetters): string =>
  CLIPS + SUITS.flatMap((suit) => RANKS.map((rank) => card(rank, suit, letters))).join('') + back();
