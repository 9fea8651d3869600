// The name: a one and three zeros. Each zero is a card seen from the front (5 : 7) and a die showing one; the last is the red ace.
const zero = (x: number, inside: string) =>
  `<rect x="${x + 3.5}" y="3.5" width="29" height="41" rx="10" fill="none" stroke="currentColor" stroke-width="7"/>${inside}`;
const dot = (x: number) => `<circle cx="${x}" cy="24" r="4.6" fill="currentColor"/>`;
const DIAMOND =
  '<path d="M121 15.6C122.6 19 124.8 21.8 127.6 24C124.8 26.2 122.6 29 121 32.4C119.4 29 117.2 26.2 114.4 24C117.2 21.8 119.4 19 121 15.6Z" fill="var(--berry)"/>';

export const logoSymbol = (): string =>
  `<symbol id="logo" viewBox="-2 0 141 48"><path d="M2 11.5L12 4V48" fill="none" stroke="currentColor" stroke-width="7.4" stroke-linejoin="round"/>${zero(21, dot(39))}${zero(62, dot(80))}${zero(103, DIAMOND)}</symbol>`;
