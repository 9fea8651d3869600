// Dice: 100 x 100. Opposite faces add up to 7; the 2 and the 3 run down the same diagonal. Second skin: red ones and fours.
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type Skin = 'ink' | 'red';
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
};

const radius = (face: Face, skin: Skin) => (face !== 1 ? 9.4 : skin === 'red' ? 15 : 11);
const colour = (face: Face, skin: Skin) =>
  skin === 'red' && (face === 1 || face === 4) ? 'var(--die-red)' : 'var(--die-pip)';

/** The dots alone, for the faces of a cube. */
const dots = (face: Face, skin: Skin) =>
  `<g fill="${colour(face, skin)}">${PIPS[face].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius(face, skin)}"/>`).join('')}</g>`;

const flat = (face: Face, skin: Skin) =>
  `<rect x="2" y="2" width="96" height="96" rx="22" fill="var(--die)" stroke="var(--die-edge)" stroke-width="2"/>${dots(face, skin)}`;

/** Symbols `die-<skin>-<face>` (a die lying) and `dots-<skin>-<face>` (its dots alone). */
export const diceSymbols = (): string =>
  (['ink', 'red'] as const)
    .flatMap((skin) =>
      FACES.map(
        (face) =>
          `<symbol id="die-${skin}-${face}" viewBox="0 0 100 100">${flat(face, skin)}</symbol><symbol id="dots-${skin}-${face}" viewBox="0 0 100 100">${dots(face, skin)}</symbol>`,
      ),
    )
    .join('');
