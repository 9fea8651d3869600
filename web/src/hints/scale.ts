// Where things are on the plot of a game: steps from left to right, values from below.
import type { Mistake, Moment } from '$/wire';

export type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** The values with a line across the plot, from below: quarters of a chance, or few round scores round what occurs. */
export const levels = (course: 'chance' | 'score', moments: readonly Moment[]): number[] => {
  if (course === 'chance') return [0, 0.25, 0.5, 0.75, 1];
  const all = moments.flatMap((moment) => moment.values);
  const [least, most] = [Math.min(0, ...all), Math.max(250, ...all)];
  const spans = [50, 100, 200, 250, 500, 1000, 2000, 5000].map((by) => ({
    by,
    low: Math.floor(least / by),
    high: Math.ceil(most / by),
  }));
  const { by, low, high } = spans.find((one) => one.high - one.low <= 5) ?? spans.at(-1)!;
  return Array.from({ length: high - low + 1 }, (_, i) => (low + i) * by);
};

export const steps = (moments: readonly Moment[]): number => Math.max(1, moments.at(-1)?.step ?? 1);

export const across = (frame: Frame, step: number, last: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * step) / last;

export const up = (frame: Frame, value: number, [low, high]: [number, number]): number =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - (value - low) / (high - low));

/** The value of a seat at a step, on the line between the moments before and after it. */
export const valueAt = (moments: readonly Moment[], seat: number, step: number): number => {
  const next = moments.findIndex((moment) => moment.step >= step);
  const after = moments[next];
  const before = moments[Math.max(0, next - 1)];
  if (!after || !before) return 0;
  const [a, b] = [before.values[seat - 1] ?? 0, after.values[seat - 1] ?? 0];
  return after.step === before.step ? b : a + ((b - a) * (step - before.step)) / (after.step - before.step);
};

/** Round numbers along the foot: the first step, tens or fifties, the last. */
export const ticks = (last: number, width: number): number[] => {
  const most = Math.max(2, Math.floor(width / 56));
  const by = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => last / one <= most) ?? 1000;
  const inner = Array.from({ length: Math.floor(last / by) }, (_, i) => (i + 1) * by);
  return [1, ...inner.filter((one) => ((last - one) / last) * width > 52), last];
};

/** The lowest point of a seat and where it was. */
export const lowest = (moments: readonly Moment[], seat: number): { step: number; value: number } =>
  moments.reduce(
    (low, moment) =>
      (moment.values[seat - 1] ?? 0) < low.value
        ? { step: moment.step, value: moment.values[seat - 1] ?? 0 }
        : low,
    { step: 0, value: Infinity },
  );

/** The number that a mistake has in the list of its player, 1 to 3; 0: it is not among the dearest. */
export const rank = (mistakes: readonly Mistake[], dearest: readonly number[], one: Mistake): number =>
  dearest.findIndex((place) => mistakes[place] === one) + 1;
