import { describe, expect, it } from 'vitest';
import { sideOf, sorted } from '$/cards/order';

describe('a hand', () => {
  it('lies by suits in alternating colours, each from the strongest', () => {
    expect(sorted(['Td', '9c', 'Ah', 'As', 'Kh', 'Ts'])).toEqual(['As', 'Ts', 'Ah', 'Kh', '9c', 'Td']);
  });
  it('keeps unknown cards at the end', () => {
    expect(sorted(['?', '9s', '?'])).toEqual(['9s', '?', '?']);
  });
});

describe('round the table', () => {
  it('three: the next player is on the left, the one before on the right', () => {
    expect([1, 2, 3].map((seat) => sideOf(seat, 2, [1, 2, 3]))).toEqual(['right', 'below', 'left']);
  });
  it('two: the other sits opposite', () => {
    expect([1, 2].map((seat) => sideOf(seat, 2, [1, 2]))).toEqual(['above', 'below']);
  });
  it('a watcher looks from the first player', () => {
    expect([1, 3, 4].map((seat) => sideOf(seat, 9, [1, 3, 4]))).toEqual(['below', 'left', 'right']);
  });
});
