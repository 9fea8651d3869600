// Positions to look at, in the server's form.
import { TableModel, type Scene } from '$/app/table.svelte';
import type { CardsScene, DiceScene, Line, Mark, Offer, Room, Row, SeatInfo } from '$/wire';

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Зоя'];
const seats = (count = 3, mine = 1): SeatInfo[] =>
  Array.from({ length: count }, (_, i) => ({
    seat: i + 1,
    kind: 'person',
    name: NAMES[i]!,
    bot: null,
    yours: i + 1 === mine,
    online: true,
    played_by: 'self',
    grace_until: null,
    asked_by: null,
  }));
const room = (game: 'dice' | 'cards', people = seats()): Room => ({
  id: 'k3v9x2m7q8w1z5n4',
  status: 'playing',
  paused: false,
  rules: {
    game,
    preset: 'classic',
    version: 1,
    name: game === 'dice' ? 'Классика' : 'Онлайн',
    differences: 0,
  },
  seats: people,
  host: true,
  host_name: 'Анна',
  watchers: 0,
  open_to_watchers: true,
  leavers: 'substitute',
  grace: 60,
  clock: 0,
  can_start: null,
  can_drop: false,
  rematch: null,
  hints: true,
});
const bolt = (count: number): Mark => ({ kind: 'bolt', count, of: 3, say: 'болтов 1 из 3' });
const pit: Mark = { kind: 'pit', count: null, of: null, say: 'яма' };
const barrel = (count: number): Mark => ({
  kind: 'barrel',
  count,
  of: 3,
  say: `на бочке, ещё ${count} хода`,
});
const entry: Mark = { kind: 'entry', count: null, of: null, say: 'вход' };
const over: Mark = { kind: 'overtaken', count: null, of: null, say: 'обгон' };
const row = (number: number, ...cells: [number | null, number, ...Mark[]][]): Row => ({
  number,
  cells: cells.map(([score, change, ...marks], i) => ({ seat: i + 1, score, change, marks })),
});
const line = (seq: number, seat: number | null, ...says: string[]): Line => ({
  seq,
  at: 0,
  seat,
  by: 'self',
  says,
});
const offer = (action: string, kind: string, label: string, more: Partial<Offer> = {}): Offer => ({
  action,
  kind,
  seat: 1,
  label,
  note: null,
  why: null,
  dice: null,
  card: null,
  to: null,
  amount: null,
  points: null,
  ...more,
});
const no = (say: string) => ({ code: 'x', parameters: {}, say });

const diceScene = (more: Partial<DiceScene> = {}): DiceScene => ({
  game: 'dice',
  round: 10,
  to_act: 1,
  winner: null,
  standings: [
    { seat: 1, score: 235, marks: [bolt(1), pit], say: 'в яме, нужно 65' },
    { seat: 2, score: 880, marks: [barrel(2)], say: 'ещё 2 хода' },
    { seat: 3, score: 445, marks: [bolt(2)], say: 'два болта' },
  ],
  turn: { seat: 1, points: 20, dice: 3, throws: 1, hot: false, after: 255 },
  cloth: [
    { face: 1, place: 'kept' },
    { face: 1, place: 'kept' },
    { face: 3, place: 'idle' },
    { face: 4, place: 'idle' },
    { face: 6, place: 'idle' },
  ],
  shelf: [1, 1],
  meter: { kind: 'pit', have: 20, goal: 65, missing: 45, say: 'До выхода из ямы 45' },
  sheet: [
    row(1, [60, 10, entry, over], [0, 0], [85, 85, entry]),
    row(2, [145, 135], [105, 105, entry], [0, 0, bolt(1)]),
    row(3, [145, -50, bolt(1)], [145, -10], [150, 150, over]),
    row(5, [235, 135, pit], [425, 105], [345, 30]),
    row(6, [235, 0, pit], [575, 150], [345, 0, bolt(2)]),
    row(7, [235, 0, pit], [745, 170], [405, 60]),
    row(8, [235, 0, pit], [880, 135, barrel(3)], [430, 25]),
    row(9, [235, 0, pit], [880, 0, barrel(2)], [445, 15]),
    row(10, [null, 0], [null, 0], [null, 0]),
  ],
  ...more,
});
const LOG = [
  line(1, 2, 'Борис на бочке: бросок без очков, осталось 2 хода.'),
  line(2, 3, 'Вера записала 15, теперь 445.'),
  line(3, 1, 'Ходит Анна: 235, в яме. Чтобы выйти, нужно 65.'),
  line(4, 1, 'Анна бросает 1 1 3 4 6, отложено 20.'),
];
const bank = (more: Partial<Offer>) => offer('1 bank', 'bank', 'Записать', more);
const roll = (n: string, more: Partial<Offer> = {}) => offer('1 roll', 'roll', n, more);

const cardsScene = (more: Partial<CardsScene> = {}): CardsScene => ({
  game: 'cards',
  deal: 11,
  phase: 'auction',
  golden: false,
  to_act: 1,
  winner: null,
  standings: [
    { seat: 1, score: 480, marks: [bolt(1)], say: null },
    { seat: 2, score: 455, marks: [], say: null },
    { seat: 3, score: 890, marks: [barrel(2)], say: 'ещё 2 сдачи' },
  ],
  dealer: 3,
  sitting_out: null,
  hands: [1, 2, 3].map((seat) => ({
    seat,
    cards: seat === 1 ? ['As', 'Ts', 'Ah', 'Kh', 'Qh', '9c', 'Td'] : Array<string>(7).fill('?'),
    taken: 0,
    points: null,
    marriages: [],
    blind: false,
  })),
  talon: [['?', '?', '?']],
  talon_taken: null,
  gifts: [],
  question: null,
  auction: [
    { seat: 1, word: 'bid', amount: 100 },
    { seat: 2, word: 'bid', amount: 105 },
    { seat: 3, word: 'pass', amount: null },
  ],
  bid: 105,
  ceiling: { amount: 220, say: 'Ваш потолок 220: 120 и марьяж червей 100' },
  contract: null,
  trump: null,
  trick: null,
  last_trick: null,
  marriages: [],
  meter: null,
  peeked: [],
  sheet: [
    row(9, [460, 35], [355, 10], [890, 120, barrel(3)]),
    row(10, [480, 20], [455, 100], [890, 0, barrel(2)]),
    row(11, [null, 0], [null, 0], [null, 0]),
  ],
  ...more,
});
const CARDLOG = [
  line(1, 3, 'Сдаёт Вера. Первое слово у Анны.'),
  line(2, 1, 'Анна: 100.'),
  line(3, 2, 'Борис: 105.'),
  line(4, 3, 'Вера: пас.'),
];
const ladder = Array.from({ length: 23 }, (_, i) =>
  offer(`1 bid ${110 + i * 5}`, 'bid', `Сказать ${110 + i * 5}`, { amount: 110 + i * 5 }),
);
const HAND10 = ['As', 'Ts', 'Ah', 'Kh', 'Qh', 'Jh', 'Qc', 'Jc', '9c', 'Td'];
const hands = (cards: string[], left = 8) =>
  [1, 2, 3].map((seat) => ({
    seat,
    cards: seat === 1 ? cards : Array<string>(left).fill('?'),
    taken: seat === 3 ? 1 : 0,
    points: seat === 3 ? 13 : 0,
    marriages: [],
    blind: false,
  }));
const playing = (cards: string[], legal: string[], why: string) =>
  cards.map((card) =>
    offer(`1 play ${card}`, 'play', card, { card, why: legal.includes(card) ? null : no(why) }),
  );
const HAND8 = ['As', 'Ts', 'Ah', 'Kh', 'Qh', 'Jc', '9c', 'Td'];
const contract = { seat: 1, amount: 120, blind: false, named: true };

type Position = {
  scene: Scene | null;
  offers: Offer[];
  log?: Line[];
  room?: Partial<Room>;
  flying?: TableModel['flying'];
};
export const POSITIONS: Record<string, Position> = {
  'dice-throw': {
    scene: diceScene(),
    offers: [
      bank({ note: 'ещё 45', why: no('В яме можно записать только ход, который выводит из неё') }),
      roll('Бросить 3'),
    ],
  },
  'dice-choice': {
    scene: diceScene({
      cloth: [
        { face: 1, place: 'choice' },
        { face: 5, place: 'choice' },
        { face: 3, place: 'idle' },
        { face: 5, place: 'choice' },
        { face: 6, place: 'idle' },
      ],
      shelf: [],
      turn: { seat: 1, points: 0, dice: 5, throws: 1, hot: false, after: 235 },
      meter: null,
    }),
    offers: [
      offer('1 keep 1', 'keep', 'Отложить 10', { dice: [1], points: 10 }),
      offer('1 keep 155', 'keep', 'Отложить 20', { dice: [1, 5, 5], points: 20 }),
      bank({ why: no('Сначала отложите кости') }),
      roll('Бросить', { why: no('Сначала отложите кости') }),
    ],
  },
  'dice-hot': {
    scene: diceScene({
      cloth: [
        { face: 6, place: 'kept' },
        { face: 6, place: 'kept' },
        { face: 6, place: 'kept' },
      ],
      shelf: [1, 1, 6, 6, 6],
      turn: { seat: 1, points: 80, dice: 5, throws: 2, hot: true, after: 315 },
      meter: { kind: 'pit', have: 80, goal: 65, missing: 0, say: 'Из ямы вышли, станет 315' },
    }),
    offers: [
      bank({ note: 'сначала бросок', why: no('Все пять использованы: нужен подтверждающий бросок') }),
      roll('Бросить все 5'),
    ],
  },
  'dice-wait': {
    scene: diceScene({
      to_act: 2,
      turn: { seat: 2, points: 0, dice: 5, throws: 0, hot: false, after: 880 },
      cloth: [],
      shelf: [],
      meter: { kind: 'barrel', have: 0, goal: 120, missing: 120, say: 'До победы 120' },
    }),
    offers: [],
    log: [...LOG, line(5, 1, 'Анна бросает 2 3 3 4 6: без очков. Болт, второй из трёх.')],
  },
  'dice-eight': {
    scene: diceScene({
      standings: NAMES.map((_, i) => ({
        seat: i + 1,
        score: i * 115,
        marks: i % 2 ? [bolt(1)] : [],
        say: null,
      })),
      sheet: [1, 2, 3].map((n) =>
        row(n, ...NAMES.map((_, i) => [n < 3 ? i * 115 : null, i * 5] as [number | null, number])),
      ),
    }),
    offers: [bank({}), roll('Бросить 3')],
    room: { seats: seats(8) },
  },
  'dice-won': {
    scene: diceScene({ winner: 1, to_act: null, turn: null, cloth: [], meter: null }),
    offers: [],
    room: { status: 'finished' },
  },
  lobby: {
    scene: null,
    offers: [],
    room: {
      status: 'lobby',
      can_start: no('Ещё одно место свободно'),
      can_drop: true,
      seats: seats().map((seat) => (seat.seat === 3 ? { ...seat, kind: 'open' as const, name: '' } : seat)),
    },
  },
  'cards-auction': { scene: cardsScene(), offers: [...ladder, offer('1 pass', 'pass', 'Пас')], log: CARDLOG },
  'cards-give': {
    scene: cardsScene({
      phase: 'give',
      hands: hands(HAND10, 7),
      talon: [['Jh', 'Qc', 'Jc']],
      contract: { ...contract, named: false },
      auction: [],
    }),
    offers: [
      ...HAND10.flatMap((card) =>
        [2, 3].map((to) => offer(`1 give ${card} ${to}`, 'give', '', { card, to })),
      ),
      offer('1 write-off', 'write-off', 'Роспись', { note: '−120' }),
    ],
    log: CARDLOG,
  },
  'cards-play': {
    scene: cardsScene({
      phase: 'play',
      hands: hands(HAND8),
      talon: [['Jh', 'Qc', 'Jc']],
      contract: { ...contract, seat: 2, amount: 110 },
      trick: {
        cards: [
          { seat: 2, card: 'Ac' },
          { seat: 3, card: 'Kc' },
        ],
        winner: null,
      },
      last_trick: {
        cards: [
          { seat: 2, card: 'Ad' },
          { seat: 3, card: 'Kd' },
          { seat: 1, card: 'Jd' },
        ],
        winner: 2,
      },
    }),
    offers: playing(HAND8, ['Jc', '9c'], 'Нужно ходить в масть: трефа'),
    log: CARDLOG,
  },
  'cards-marriage': {
    scene: cardsScene({
      phase: 'play',
      hands: hands(['As', 'Ts', 'Kh', 'Qh', 'Jh', 'Qc', 'Td'], 7),
      talon: [],
      contract,
      trick: { cards: [], winner: null },
      meter: { kind: 'contract', have: 11, goal: 120, missing: 109, say: '11 из 120' },
    }),
    offers: [
      ...playing(['As', 'Ts', 'Kh', 'Qh', 'Jh', 'Qc', 'Td'], ['As', 'Ts', 'Kh', 'Qh', 'Jh', 'Qc', 'Td'], ''),
      offer('1 play Qh marriage', 'play', 'Объявить, +100', {
        card: 'Qh',
        points: 100,
        note: 'Плюс 100, черва станет козырем',
      }),
    ],
    log: CARDLOG,
  },
  'cards-trump': {
    scene: cardsScene({
      phase: 'play',
      hands: hands(['As', 'Ts', 'Kh', 'Jh', 'Qc', 'Td'], 6),
      talon: [['Jh', 'Qc', 'Jc']],
      contract,
      trump: 'h',
      trick: { cards: [{ seat: 3, card: 'Qs' }], winner: null },
      last_trick: {
        cards: [
          { seat: 1, card: 'Qh' },
          { seat: 2, card: '9d' },
          { seat: 3, card: 'Th' },
        ],
        winner: 3,
      },
      meter: { kind: 'contract', have: 111, goal: 120, missing: 9, say: '111 из 120' },
    }),
    offers: playing(['As', 'Ts', 'Kh', 'Jh', 'Qc', 'Td'], ['As', 'Ts'], 'Нужно ходить в масть: пика'),
    log: CARDLOG,
  },
};

export const tableAt = (name: string): TableModel => {
  const position = POSITIONS[name]!;
  const table = new TableModel('gallery');
  table.state = 'live';
  table.room = { ...room(position.scene?.game ?? 'dice'), ...position.room };
  table.scene = position.scene;
  table.offers = position.offers;
  table.log = position.log ?? LOG;
  table.phrases = [
    { key: 'luck', text: 'Везёт же!' },
    { key: 'wait', text: 'Минутку' },
    { key: 'turn', text: 'Ваш ход' },
  ];
  table.chat = [
    { number: 1, at: 0, seat: 2, name: 'Борис', yours: false, phrase: null, text: 'Удачи!' },
    { number: 2, at: 0, seat: 1, name: 'Анна', yours: true, phrase: null, text: 'Спасибо!' },
  ];
  table.unread = 2;
  table.fair = {
    type: 'fair',
    scheme: 1,
    table: 'gallery',
    draw: 41,
    hash: 'ab'.repeat(32),
    due: false,
    last: null,
    say: 'Бросок можно проверить: сервер выбрал число заранее, каждый добавил своё.',
    seats: [1, 2, 3].map((seat) => ({ seat, state: 'committed' as const, yours: seat === 1, withheld: 0 })),
  };
  return table;
};
