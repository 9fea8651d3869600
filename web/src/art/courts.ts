// The twelve court cards: one head and one bust; hair, hat, beard and cloth make twelve people of them.
import { suitPath, type Suit } from './suits';

export type Court = `${'K' | 'Q' | 'J'}${Suit}`;

const INK = 'var(--card-ink)',
  GOLD = 'var(--card-gold)',
  SKIN = 'var(--card-skin)',
  SHADE = 'var(--card-skin-2)',
  PAPER = 'var(--card-paper)',
  S = 'currentColor',
  LIP = 'var(--card-lip)';
const p = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, w = 2.2, col = INK) =>
  `<path d="${d}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill = INK) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
// the head sits at x 41…77 (middle 59), forehead 56, chin 99
type Face = { wink?: 0 | 1; brow?: 0 | 1 | 2; mouth?: string; blush?: 0 | 1 };
const head = ({ wink = 0, brow = 0, mouth = 'M54.5 88.5Q59 91.5 63.5 88.5', blush = 1 }: Face = {}) =>
  p('M52 92H66V112H52Z', SHADE) +
  p('M41 55H77V79A18 20 0 0 1 41 79Z', SKIN) +
  p('M59 55H77V79A18 20 0 0 1 59 99Z', SHADE) +
  (blush ? dot(47.4, 82.5, 3.4, 'var(--card-blush)') + dot(70.6, 82.5, 3.4, 'var(--card-blush)') : '') +
  line('M59 66V80.5H55') +
  dot(50, 71.5, 2.3) +
  (wink ? line('M64.6 72.4Q68 69.4 71.4 72.4') : dot(68, 71.5, 2.3)) +
  (brow
    ? line(
        brow === 1
          ? 'M46.5 65.5L53 66.5M65 66.5L71.5 65.5'
          : 'M46.5 66Q50 63 53.2 65.4M64.8 65.4Q68 63 71.5 66',
        2.2,
      )
    : '') +
  (mouth ? line(mouth, 2.2) : '');
// shoulders run off the card at the bottom; the clip is on the card
const bust = (fill: string, top = 108) =>
  p(
    `M18 146V${top + 20}C18 ${top + 6} 30 ${top} 46 ${top - 2}H72C88 ${top} 101 ${top + 6} 101 ${top + 20}V146Z`,
    fill,
  );
const rep = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');

export const COURTS: Record<Court, () => string> = {
  // --- kings: a crown each, a beard each
  Ks: () =>
    bust(INK) +
    p('M47 106L59 126L71 106V100H47Z', GOLD) +
    head({ brow: 1, mouth: '', blush: 0 }) +
    p('M38 62H43V78Q46 84 50 84H68Q72 84 75 78V62H80V96Q80 116 59 116T38 96Z', INK) +
    p('M53.5 87.5H64.5V90.5H53.5Z', SKIN) +
    p('M38 60V36H45V43H52V36H66V43H73V36H80V60Z', GOLD) +
    p('M38 53H80V60H38Z', INK) +
    suitPath('s', 59, 47.6, 0.42, INK) +
    rep(4, (i) => line(`M${24 + i * 5} ${146}V${126 - i * 3}M${94 - i * 5} 146V${126 - i * 3}`, 1.8, GOLD)),
  Kh: () =>
    bust(S) +
    p('M42 104C42 118 76 118 76 104L88 110C84 134 34 134 30 110Z', PAPER) +
    rep(6, (i) => dot(37.5 + i * 8.6, [115, 121.5, 124.6, 124.6, 121.5, 115][i]!, 1.7)) +
    head({ brow: 2, mouth: '' }) +
    p(
      'M36.5 66C36.5 62 41 62 41.6 66V78C44 86 50 82.5 59 82.5S74 86 76.4 78V66C77 62 81.5 62 81.5 66V88C81.5 105 71 110 59 110S36.5 105 36.5 88Z',
      'var(--card-hair)',
    ) +
    p('M49.5 86Q54 81.5 59 85Q64 81.5 68.5 86Q64 90 59 87.5Q54 90 49.5 86Z', PAPER) +
    p('M38 60L36 42L46 50L52 36L59 48L66 36L72 50L82 42L80 60Z', GOLD) +
    dot(36, 40, 3.2, S) +
    dot(52, 34, 3.2, S) +
    dot(66, 34, 3.2, S) +
    dot(82, 40, 3.2, S) +
    p('M38 55.5H80V61H38Z', S),
  Kd: () =>
    bust(S) +
    rep(3, (i) => p(`M${32 + i * 18} 146L${41 + i * 18} 128L${50 + i * 18} 146Z`, GOLD)) +
    p('M40 104L59 146L78 104L70 101H48Z', PAPER) +
    head({ brow: 1, mouth: '', blush: 0 }) +
    p('M37 60H42V76L47 82L54 83.5L59 81.5L64 83.5L71 82L76 76V60H81V82L59 124L37 82Z', 'var(--card-hair-2)') +
    line('M54.5 90H63.5', 2.4, PAPER) +
    p('M36 60V50L47.5 32L59 50L70.5 32L82 50V60Z', GOLD) +
    p('M59 29L64 37L59 45L54 37Z', S) +
    p('M36 54.5H82V60.5H36Z', S),
  Kc: () =>
    bust(S) +
    p('M18 132C30 112 44 104 52 104H66C74 104 88 112 101 132V146H18Z', S) +
    p('M30 109C30 128 88 128 88 109L79 105C76 118 42 118 39 105Z', GOLD) +
    dot(59, 124, 5.4, GOLD) +
    dot(59, 124, 2.2, INK) +
    head({ brow: 2, mouth: '' }) +
    p('M37.5 58H42.6V74Q42.6 80 37.5 80ZM80.5 58H75.4V74Q75.4 80 80.5 80Z', INK) +
    p(
      'M59 83.5C54 78.5 46 79.5 42 86.5C38.5 92.5 33 91.5 31.5 87C32 98 46 99.5 59 90C72 99.5 86 98 86.5 87C85 91.5 79.5 92.5 76 86.5C72 79.5 64 78.5 59 83.5Z',
      INK,
    ) +
    p(
      'M38 60V47A7 7 0 1 1 47.5 42.6A7.6 7.6 0 0 1 53.4 37A7 7 0 1 1 64.6 37A7.6 7.6 0 0 1 70.5 42.6A7 7 0 1 1 80 47V60Z',
      GOLD,
    ) +
    p('M38 54.5H80V60.5H38Z', S),
  // --- queens: a head of hair each
  Qs: () =>
    p('M37 56Q37 40 59 40T81 56V100H37Z', INK) +
    bust(S) +
    p('M34 112L59 146L84 112L76 104L59 124L42 104Z', PAPER) +
    p('M45 104L59 124L73 104V100H45Z', GOLD) +
    head({ brow: 2, mouth: '' }) +
    p('M55 88Q57.5 86 59 87.2Q60.5 86 63 88Q59 92.4 55 88Z', LIP) +
    p('M37 56Q37 40 59 40T81 56V62H37Z', INK) +
    p('M37 60H44V98H37ZM74 60H81V98H74Z', INK) +
    p('M43 44Q59 30 75 44L73.5 49Q59 37 44.5 49Z', GOLD) +
    suitPath('s', 59, 33, 0.52, GOLD) +
    dot(40.5, 101, 3, GOLD) +
    dot(77.5, 101, 3, GOLD),
  Qh: () =>
    [
      [38, 60, 10],
      [35, 76, 10],
      [39, 92, 10],
      [80, 60, 10],
      [83, 76, 10],
      [79, 92, 10],
      [46, 46, 11],
      [59, 41, 12],
      [72, 46, 11],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, 'var(--card-hair-2)'))
      .join('') +
    bust(S) +
    p('M36 110C44 128 74 128 82 110L76 106C70 118 48 118 42 106Z', GOLD) +
    head({ mouth: '' }) +
    p('M54.4 87.4H63.6Q62.4 93 59 93T54.4 87.4Z', LIP) +
    [
      [44, 54, 6.4],
      [54, 50.5, 7],
      [65, 50.5, 7],
      [74, 54, 6.4],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, 'var(--card-hair-2)'))
      .join('') +
    rep(5, (i) =>
      dot(79 + 6.4 * Math.cos(i * 1.2566 - 1.57), 47 + 6.4 * Math.sin(i * 1.2566 - 1.57), 4.1, S),
    ) +
    dot(79, 47, 3.6, GOLD) +
    rep(3, (i) => dot(43 + i * 16, 134, 3.4, PAPER)),
  Qd: () =>
    bust(S) +
    p('M40 106L59 122L78 106V101H40Z', PAPER) +
    head({ brow: 2, mouth: '' }) +
    p('M55 88Q57.5 86.2 59 87.3Q60.5 86.2 63 88Q59 92 55 88Z', LIP) +
    p(
      'M40.5 74C36 60 42 43 59 43S82 60 77.5 74C76 64 68 58 59 54C50 58 42 64 40.5 74Z',
      'var(--card-hair-4)',
    ) +
    (
      [
        [81, 84],
        [85, 95],
        [87, 107],
        [86, 119],
        [83, 131],
      ] as const
    )
      .map(
        ([x, y], i) =>
          p(
            `M${x - 7} ${y - 8}Q${x + 8} ${y - 7} ${x + 5} ${y + 5}Q${x - 4} ${y + 9} ${x - 8} ${y + 2}Z`,
            'var(--card-hair-4)',
          ) + (i ? line(`M${x - 6.5} ${y - 5.5}L${x + 5} ${y - 2}`, 1.6, INK) : ''),
      )
      .join('') +
    p('M76 137L90 137L83 146Z', GOLD) +
    p('M39 55L44 41L51.5 48L59 33L66.5 48L74 41L79 55Q59 45 39 55Z', GOLD) +
    p('M59 39L62.4 45L59 51L55.6 45Z', S) +
    p('M40 84L43 90L40 96L37 90Z', GOLD) +
    rep(3, (i) => p(`M${34 + i * 13} ${138 - (i % 2) * 4}l4 5l-4 5l-4-5Z`, PAPER)),
  Qc: () =>
    dot(59, 31, 10.5, 'var(--card-hair-2)') +
    bust(INK) +
    p(
      'M18 146V128C18 114 30 108 44 106C46 122 72 122 74 106C88 108 101 114 101 128V146H84V124L76 146H42L34 124V146Z',
      S,
    ) +
    head({ mouth: '' }) +
    line('M54 87.5Q59 92.5 64 87.5', 2.4) +
    p('M40 72C36 54 44 40 59 40S82 54 78 72C77 62 72 56 59 55S41 62 40 72Z', 'var(--card-hair-2)') +
    rep(7, (i) => {
      const a = ((-62 + i * 20.7) * Math.PI) / 180,
        x = 59 + 22 * Math.sin(a),
        y = 66 - 22 * Math.cos(a);
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="3.6" ry="6.4" fill="${i % 2 ? GOLD : S}" transform="rotate(${(-62 + i * 20.7 + (i % 2 ? 24 : -24)).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    }) +
    dot(40.4, 92, 3, GOLD) +
    dot(77.6, 92, 3, GOLD) +
    rep(5, (i) => dot(43 + i * 8, 114.5 + [0, 3.6, 5, 3.6, 0][i]!, 2.1, PAPER)),
  // --- jacks: a hat each
  Js: () =>
    p('M38 58H80V88H74L70 70H48L44 88H38Z', INK) +
    bust(S) +
    p('M40 104H78L84 116L70 112L59 122L48 112L34 116Z', PAPER) +
    head({ brow: 1, mouth: 'M56 91H62.5', blush: 0 }) +
    p(
      'M59 85.6C56 82.8 51.5 83.6 49 86.6C53 87.8 56 87.8 59 86.6C62 87.8 65 87.8 69 86.6C66.5 83.6 62 82.8 59 85.6Z',
      INK,
    ) +
    p('M32 55C30 41 46 34 62 35C78 36 88 44 85 55C74 60 44 60 32 55Z', S) +
    p('M37 54Q59 60 81 54V60Q59 66 37 60Z', INK) +
    p('M76 44C80 32 88 25 97 22C97 34 91 44 80 49Z', GOLD) +
    line('M78 47Q84 36 93 27', 1.5, INK) +
    rep(3, (i) => dot(59, 127 + i * 8, 2.2, GOLD)),
  Jh: () =>
    p('M39 60H79V82H73L71 68H47L45 82H39Z', 'var(--card-hair-2)') +
    bust(GOLD) +
    rep(4, (i) => p(`M${22 + i * 21} 146V${[126, 112, 112, 122][i]}H${31 + i * 21}V146Z`, S)) +
    p('M46 103H72L78 111L59 120L40 111Z', PAPER) +
    head({ wink: 1, mouth: 'M53 86.5Q59 94 65.5 86' }) +
    p('M41 64C39 54 47 50 54 52C50 56 52 62 46 64C44.5 65 42 66 41 64Z', 'var(--card-hair-2)') +
    dot(49, 57, 5.4, 'var(--card-hair-2)') +
    p('M36 54L40 38Q59 28 84 44L83 55Q60 46 36 54Z', S) +
    p('M70 52Q84 50 94 58Q82 61 69 57Z', S) +
    line('M38.5 47.5Q60 39 83.5 50', 2.6, GOLD),
  Jd: () =>
    p('M36 56H82V92Q82 98 76 98H42Q36 98 36 92Z', 'var(--card-hair-3)') +
    bust(S) +
    rep(5, (i) => p(`M${23 + i * 18} ${126 + (i % 2) * 8}l6 8l-6 8l-6-8Z`, GOLD)) +
    p('M44 103H74V110Q59 116 44 110Z', PAPER) +
    head({ brow: 2, mouth: 'M55 88.5H63' }) +
    p('M41 56H77V62Q68 66 59 62Q50 66 41 62Z', 'var(--card-hair-3)') +
    p('M28 54H90V59Q59 66 28 59Z', INK) +
    p('M42 54L45 35H73L76 54Z', INK) +
    p('M42.8 49H75.2L76 54.5H42Z', S) +
    p('M66 52L70 40L74 52L70 58Z', GOLD),
  Jc: () =>
    p('M34 102C32 70 36 42 59 26C82 42 86 70 84 102Q59 118 34 102Z', S) +
    bust(S) +
    p('M38 104L59 116L80 104L88 108L59 128L30 108Z', GOLD) +
    dot(59, 122, 4, INK) +
    head({ brow: 2, mouth: 'M55 88Q60 91 64.5 86.5' }) +
    p(
      'M41 60C41 48 50 44 59 40C68 44 77 48 77 60L77 64C70 60 66 54 59 54S48 60 41 64Z',
      'var(--card-hair-2)',
    ) +
    (
      [
        [46, 79.4],
        [49.6, 80.8],
        [68.6, 80.8],
        [72, 79.4],
      ] as const
    )
      .map(([x, y]) => dot(x, y, 0.9, 'var(--card-hair-2)'))
      .join('') +
    p('M59 26C52 18 43 20 39 26C46 31 54 31 59 26Z', GOLD) +
    rep(4, (i) => line(`M${30 + i * 19} 146V134`, 2, INK)),
};
