import { describe, expect, it } from 'vitest';
import { across, levels, lowest, rank, steps, ticks, up, valueAt } from '../src/hints/scale';
import type { Mistake, Moment } from '../src/wire';

const moments: Moment[] = [
  { step: 0, values: [0.5, 0.5] },
  { step: 4, values: [0.3, 0.7] },
  { step: 10, values: [1, 0] },
];
const frame = { width: 340, height: 216, left: 30, right: 10, top: 10, bottom: 6 };

describe('the plot of a game', () => {
  it('lies between its edges', () => {
    expect([across(frame, 0, 10), across(frame, 10, 10)]).toEqual([30, 330]);
    expect([up(frame, 1, [0, 1]), up(frame, 0, [0, 1])]).toEqual([10, 210]);
  });
  it('has lines at quarters for chances, and at few round numbers round what occurs for scores', () => {
    const scores = (...values: number[]) => levels('score', [{ step: 0, values }]);
    expect(levels('chance', moments)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(scores(-120, 880)).toEqual([-250, 0, 250, 500, 750, 1000]);
    expect(scores(0, 0)).toEqual([0, 50, 100, 150, 200, 250]);
    expect(scores(-350, 114)).toEqual([-400, -200, 0, 200, 400]);
    expect(scores(-40000, 0).at(-1)).toBe(5000);
  });
  it('knows the value of a step between two moments', () => {
    expect(valueAt(moments, 1, 0)).toBe(0.5);
    expect(valueAt(moments, 1, 2)).toBeCloseTo(0.4);
    expect(valueAt(moments, 2, 10)).toBeCloseTo(0);
    expect(valueAt([], 1, 3)).toBe(0);
  });
  it('finds the lowest point and the length', () => {
    expect(lowest(moments, 1)).toEqual({ step: 4, value: 0.3 });
    expect(steps(moments)).toBe(10);
  });
  it('has few round numbers at its foot, and never two that meet', () => {
    for (const width of [288, 700])
      for (const last of [2, 10, 99, 228, 280, 1200]) {
        const shown = ticks(last, width);
        expect(shown.at(-1)).toBe(last);
        expect(shown.length).toBeLessThanOrEqual(width / 40);
        shown.slice(1).forEach((one, i) => expect(((one - shown[i]!) / last) * width).toBeGreaterThan(0));
      }
  });
});

it('numbers the dearest mistakes of a player', () => {
  const one = (loss: number) => ({ loss }) as Mistake;
  const mistakes = [one(1), one(3), one(2), one(0.5)];
  expect(mistakes.map((mistake) => rank(mistakes, [1, 2, 0], mistake))).toEqual([3, 1, 2, 0]);
});
