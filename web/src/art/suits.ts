// The four suits, drawn around 0,0 in a box of 20 x 20. No suit ever comes from a font.
export type Suit = 's' | 'c' | 'd' | 'h';

/** In order of their marriages: 40, 60, 80, 100. */
export const SUITS: readonly Suit[] = ['s', 'c', 'd', 'h'];

export const SUIT: Record<Suit, string> = {
  h: 'M0 9.2C-4 5.4-10 1.2-10-4C-10-7.2-7.7-9.4-4.9-9.4C-2.8-9.4-1-8.2 0-6.2C1-8.2 2.8-9.4 4.9-9.4C7.7-9.4 10-7.2 10-4C10 1.2 4 5.4 0 9.2Z',
  d: 'M0-10.6C1.8-6.6 4.9-2.7 8.2 0C4.9 2.7 1.8 6.6 0 10.6C-1.8 6.6-4.9 2.7-8.2 0C-4.9-2.7-1.8-6.6 0-10.6Z',
  s: 'M0-10.4C-3.6-5.6-9.8-2-9.8 3C-9.8 6-7.7 7.9-5.2 7.9C-3.4 7.9-1.9 7.1-1 5.7C-1.2 7.6-1.8 9-3.3 10H3.3C1.8 9 1.2 7.6 1 5.7C1.9 7.1 3.4 7.9 5.2 7.9C7.7 7.9 9.8 6 9.8 3C9.8-2 3.6-5.6 0-10.4Z',
  c: 'M0-10.2A4.9 4.9 0 0 1 4-2.5A4.9 4.9 0 1 1 1.1 4.3C1.2 6.9 1.9 8.7 3.4 10H-3.4C-1.9 8.7-1.2 6.9-1.1 4.3A4.9 4.9 0 1 1-4-2.5A4.9 4.9 0 0 1 0-10.2Z',
};

export const suitPath = (
  suit: Suit,
  x: number,
  y: number,
  scale = 1,
  fill = '',
  upsideDown = false,
): string =>
  `<path${fill && ` fill="${fill}"`} transform="translate(${x} ${y})${upsideDown ? ' rotate(180)' : ''} scale(${scale})" d="${SUIT[suit]}"/>`;
