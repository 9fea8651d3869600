// What the reader has set for this device. Nothing here is known to the server or to other players.
import { kept } from './kept';

export type Theme = 'system' | 'light' | 'dark';

const DEFAULTS = {
  theme: 'system' as Theme,
  sound: true,
  vibration: true,
  title: true,
  notification: false,
  oneTap: false,
  fourColours: false,
  redDice: false,
  letters: true,
  muted: false,
};
export type Settings = typeof DEFAULTS;

const store = kept<Partial<Settings>>('settings', {});
export const settings: Settings = $state({ ...DEFAULTS, ...store.get() });

const dark = matchMedia('(prefers-color-scheme: dark)');

const apply = (): void => {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.deck = settings.fourColours ? 'four' : 'two';
};

export const startSettings = (): void => {
  dark.addEventListener('change', apply);
  apply();
};

export const change = (next: Partial<Settings>): void => {
  Object.assign(settings, next);
  store.set($state.snapshot(settings));
  apply();
};

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
