// The card sprites as files of the site: drawn when it is built, fetched when cards are first shown.
import type { Plugin } from 'vite';
import { deckSymbols, type IndexLetters } from '../src/art/deck';

const NAME = 'virtual:deck';
const LETTERS: readonly IndexLetters[] = ['cyrillic', 'latin'];
const file = (letters: IndexLetters): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${deckSymbols(letters).replace(/(\d\.\d\d)\d+/g, '$1')}</svg>`;

/** `virtual:deck` gives the addresses of the sprites by the letters of their indices. */
export const deckFiles = (): Plugin => {
  let building = false;
  return {
    name: 'deck-files',
    config: (_, { command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id === NAME ? NAME : undefined),
    load(id) {
      if (id !== NAME) return undefined;
      const address = (letters: IndexLetters): string => {
        if (!building) return `'/deck-${letters}.svg'`;
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `deck-${letters}.svg`, source: file(letters) })}`;
      };
      return `export default { ${LETTERS.map((letters) => `${letters}: ${address(letters)}`).join(', ')} };`;
    },
    configureServer(server) {
      for (const letters of LETTERS)
        server.middlewares.use(`/deck-${letters}.svg`, (_, answer) => {
          answer.setHeader('Content-Type', 'image/svg+xml');
          answer.end(file(letters));
        });
    },
  };
};
