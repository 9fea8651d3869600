// Sprites are put into the page once; every picture is a <use> of a symbol in one of them.
import { diceSymbols } from './dice';
import { iconSymbols } from './icons';
import { logoSymbol } from './logo';
import files from 'virtual:deck';
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

let shown: IndexLetters | null = null;

/** The 24 cards with the letters of this language; fetched when cards are first shown. */
export const needDeck = async (language: string): Promise<void> => {
  const letters: IndexLetters = language === 'en' ? 'latin' : 'cyrillic';
  if (shown === letters) return;
  shown = letters;
  try {
    const text = await (await fetch(files[letters])).text();
    put('deck', new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.innerHTML);
  } catch {
    shown = null; // without network; asked for again with the next cards
  }
};
