// Sprites are put into the page once; every picture is a <use> of a symbol in one of them.
import { diceSymbols } from './dice';
import { iconSymbols } from './icons';
import { logoSymbol } from './logo';
import type { IndexLetters } from './deck';

const put = (id: string, symbols: string): void => {
  let svg = document.getElementById(id);
  if (!svg) {
    svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as HTMLElement;
    svg.id = id;
    svg.setAttribute('class', 'sprite');
    svg.setAttribute('aria-hidden', 'true');
    document.body.prepend(svg);
  }
  svg.innerHTML = symbols;
};

export const startSprites = (): void => put('sprite', logoSymbol() + iconSymbols() + diceSymbols());

let letters: IndexLetters | null = null;

/** The 24 cards with the letters of this language; loaded when cards are first shown. */
export const needDeck = async (language: string): Promise<void> => {
  const wanted: IndexLetters = language === 'en' ? 'latin' : 'cyrillic';
  if (letters === wanted) return;
  letters = wanted;
  const { deckSymbols } = await import('./deck');
  put('deck', deckSymbols(wanted));
};
