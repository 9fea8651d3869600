// Icons: 24 x 24, stroke 2, round joins, currentColor. The marks of the score sheet are solid, so that they read at 16 px.
const st = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
const fi = (d: string) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
const ring = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="2"/>`;

const ICONS = {
  // --- marks
  bolt: '<rect x="4" y="10" width="16" height="4" rx="2" fill="currentColor"/>',
  'bolt-nut': fi('M7 2.6H17L22 12L17 21.4H7L2 12ZM12 8A4 4 0 1 0 12 16A4 4 0 0 0 12 8Z'),
  shovel: fi(
    'M10.9 13.2L16.6 7.5L15.4 6.3A1.2 1.2 0 0 1 15.4 4.6L17.6 2.4A1.2 1.2 0 0 1 19.3 2.4L21.6 4.7A1.2 1.2 0 0 1 21.6 6.4L19.4 8.6A1.2 1.2 0 0 1 17.7 8.6L18 8.9L12.3 14.6L13.6 15.9C14.2 16.5 14.1 17.3 13.6 17.8C11.4 20 7.6 22 2.4 21.6C2 16.4 4 12.6 6.2 10.4C6.7 9.9 7.5 9.8 8.1 10.4ZM18.4 5.1L17.6 5.9L18.2 6.5L19 5.7Z',
  ),
  barrel: fi(
    'M7 1.8H17L18.2 4.4H5.8ZM5.2 5.9H18.8C19.6 7.8 20 9.9 20 12S19.6 16.2 18.8 18.1H5.2C4.4 16.2 4 14.1 4 12S4.4 7.8 5.2 5.9ZM5.8 19.6H18.2L17 22.2H7Z',
  ),
  'barrel-open': st(
    'M7.2 3H16.8C18.4 5.6 19.2 8.6 19.2 12S18.4 18.4 16.8 21H7.2C5.6 18.4 4.8 15.4 4.8 12S5.6 5.6 7.2 3ZM5.4 8H18.6M5.4 16H18.6',
  ),
  truck: fi(
    'M1.6 5.2L12.4 3.2V14.4H14V8H18.4L22.4 12.4V17.6H20.9A3 3 0 0 0 15.1 17.6H9.4A3 3 0 0 0 3.6 17.6H1.6V14.6H3ZM16 10V12.6H20L17.6 10ZM6.5 16.3A2.2 2.2 0 1 1 6.5 20.7A2.2 2.2 0 0 1 6.5 16.3ZM18 16.3A2.2 2.2 0 1 1 18 20.7A2.2 2.2 0 0 1 18 16.3Z',
  ),
  crown: fi(
    'M2.4 7.2A1.5 1.5 0 1 1 4.6 8.4L8 11.6L11 6.4A1.8 1.8 0 1 1 13 6.4L16 11.6L19.4 8.4A1.5 1.5 0 1 1 21.5 8.6L19.6 16.4H4.4L2.5 8.6ZM4.4 18.2H19.6V20.6H4.4Z',
  ),
  writeoff: st(
    'M3 17.5C5.5 11 8 5.5 9.8 6.4C12 7.5 5.6 15.6 7.6 16.6C9.4 17.4 10.8 12.2 12.4 12.6C13.8 13 11.8 16.2 13.4 16.6C15.2 17 16.4 13.4 20.6 14M4 21H20',
  ),
  entry: st('M10 4H17.5A1.5 1.5 0 0 1 19 5.5V18.5A1.5 1.5 0 0 1 17.5 20H10M4 12H14M10.5 8.5L14 12L10.5 15.5'),
  overtake: st('M12 19V6M6.5 11L12 5.5L17.5 11M5 21H19'),
  dot: '<circle cx="12" cy="12" r="5" fill="currentColor"/>',
  marriage: `<circle cx="8.6" cy="13" r="5.6" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="15.4" cy="13" r="5.6" fill="none" stroke="currentColor" stroke-width="2"/>${fi('M12 2.4L14 4.8L12 7.2L10 4.8Z')}`,
  // --- chrome
  cards: st(
    'M9.2 4.2L18.6 5.6A1.4 1.4 0 0 1 19.8 7.2L18 19.2A1.4 1.4 0 0 1 16.4 20.4L13.4 20M4.9 7.6L12 6.6A1.4 1.4 0 0 1 13.6 7.8L15.2 18.6A1.4 1.4 0 0 1 14 20.2L6.9 21.2A1.4 1.4 0 0 1 5.3 20L3.7 9.2A1.4 1.4 0 0 1 4.9 7.6Z',
  ),
  die: '<rect x="4" y="4" width="16" height="16" rx="4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8.6" cy="8.6" r="1.6" fill="currentColor"/><circle cx="12" cy="12" r="1.6" fill="currentColor"/><circle cx="15.4" cy="15.4" r="1.6" fill="currentColor"/>',
  back: st('M15 5L8 12L15 19'),
  next: st('M9 5L16 12L9 19'),
  first: st('M18 5L11 12L18 19M6 5V19'),
  last: st('M6 5L13 12L6 19M18 5V19'),
  close: st('M6 6L18 18M18 6L6 18'),
  plus: st('M12 5V19M5 12H19'),
  minus: st('M5 12H19'),
  check: st('M5 12.5L10 17.5L19.5 7'),
  undo: st('M8.5 5L4 9.5L8.5 14M4.5 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H10'),
  rules: st(
    'M12 6.4C10 4.8 7.4 4.2 3.8 4.4V18.2C7.4 18 10 18.6 12 20.2C14 18.6 16.6 18 20.2 18.2V4.4C16.6 4.2 14 4.8 12 6.4ZM12 6.4V20',
  ),
  chat: st('M4 5.5H20V16.5H11L6.5 20.5V16.5H4Z'),
  sheet: st('M5.5 3.5H18.5V20.5H5.5ZM5.5 8.5H18.5M12 8.5V20.5M8 5.9H10'),
  more: '<circle cx="5.5" cy="12" r="1.8" fill="currentColor"/><circle cx="12" cy="12" r="1.8" fill="currentColor"/><circle cx="18.5" cy="12" r="1.8" fill="currentColor"/>',
  link: st(
    'M10 14A4 4 0 0 0 15.7 14L18.9 10.8A4 4 0 0 0 13.2 5.1L12.2 6.1M14 10A4 4 0 0 0 8.3 10L5.1 13.2A4 4 0 0 0 10.8 18.9L11.8 17.9',
  ),
  share: st('M12 15V3.5M8 7L12 3.2L16 7M5 12V20H19V12'),
  qr: st(
    'M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16.5M20 14V16.5M14 20V17.5M17.5 20H20M17.3 17.3H17.4',
  ),
  bot: st(
    'M5 9.5A2.5 2.5 0 0 1 7.5 7H16.5A2.5 2.5 0 0 1 19 9.5V16.5A2.5 2.5 0 0 1 16.5 19H7.5A2.5 2.5 0 0 1 5 16.5ZM12 7V3.5M9.5 12.4V13.6M14.5 12.4V13.6M2.5 12V14.5M21.5 12V14.5',
  ),
  hint: st('M9 17.5C9 15.6 6 14 6 10A6 6 0 0 1 18 10C18 14 15 15.6 15 17.5Z') + st('M10 21H14'),
  clock: `<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/>${st('M12 7V12L15.2 14')}`,
  eye:
    st('M2.5 12C5 7.5 8.2 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.8 18.5 12 18.5S5 16.5 2.5 12Z') +
    '<circle cx="12" cy="12" r="2.8" fill="currentColor"/>',
  proof: st(
    'M12 3L19.5 6V11.5C19.5 16 16.6 19.4 12 21C7.4 19.4 4.5 16 4.5 11.5V6ZM8.6 12L11.2 14.6L15.6 9.8',
  ),
  sound: st(
    'M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18.2 6.2A8.2 8.2 0 0 1 18.2 17.8',
  ),
  download: st('M12 4V15M7.5 11L12 15.4L16.5 11M5 20H19'),
  edit: st('M4.5 19.5L5.4 15.6L15.8 5.2A1.8 1.8 0 0 1 18.4 5.2L18.8 5.6A1.8 1.8 0 0 1 18.8 8.2L8.4 18.6Z'),
  play: fi('M8 4.8L19.4 12L8 19.2Z'),
  pause: fi('M7 5H10.5V19H7ZM13.5 5H17V19H13.5Z'),
  person:
    '<circle cx="12" cy="8" r="3.8" fill="none" stroke="currentColor" stroke-width="2"/>' +
    st('M4.8 20C5.4 16 8.2 14 12 14S18.6 16 19.2 20'),
  again: st('M19.5 12A7.5 7.5 0 1 1 17 6.4M19.5 3.5V7.5H15.5'),
  send: st('M4 12L20 4.5L14.5 20L11.5 13ZM11.5 13L20 4.5'),
  down: st('M6 9L12 15L18 9'),
  up: st('M6 15L12 9L18 15'),
  warn: st('M12 4L21 19.5H3ZM12 10.2V14.2M12 16.9V17'),
  flag: st('M6 21V4M6 4.8H18L15.5 9L18 13.2H6'),
  fall: st('M12 4V16M6.5 11L12 16.5L17.5 11M5 21H19'),
  mute: st('M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5'),
  sun:
    ring(12, 12, 4) +
    st(
      'M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3',
    ),
  moon: st('M20 14.2A8.3 8.3 0 1 1 9.8 4A6.6 6.6 0 0 0 20 14.2Z'),
  settings: st('M4 7H11M17 7H20M4 17H7M13 17H20') + ring(14, 7, 2.6) + ring(10, 17, 2.6),
  globe: ring(12, 12, 8.5) + st('M3.5 12H20.5M12 3.5C15 6.3 15 17.7 12 20.5M12 3.5C9 6.3 9 17.7 12 20.5'),
  copy: st('M8.5 8.5H19.5V19.5H8.5ZM15.5 8.5V4.5H4.5V15.5H8.5'),
  door: st('M13 4H6.5A1.5 1.5 0 0 0 5 5.5V18.5A1.5 1.5 0 0 0 6.5 20H13M10 12H20M16.5 8.5L20 12L16.5 15.5'),
} as const;

export type IconName = keyof typeof ICONS;

export const iconSymbols = (): string =>
  Object.entries(ICONS)
    .map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${body}</symbol>`)
    .join('');
