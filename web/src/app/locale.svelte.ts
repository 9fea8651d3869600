// The reader's language: chosen once, kept on this device, else the browser's first that we speak.
import { locales, overwriteGetLocale, type Locale } from '$/paraglide/runtime.js';
import { guess } from './guess';
import { kept } from './kept';

const stored = kept<Locale | null>('language', null);

let current = $state<Locale>(stored.get() ?? guess(navigator.languages));

export const locale = {
  get now(): Locale {
    return current;
  },
  set(next: Locale): void {
    current = next;
    stored.set(next);
    document.documentElement.lang = next;
  },
};

/** A number as this language writes it, in one piece as on the sheet; minus is U+2212. */
export const number = (value: number): string =>
  new Intl.NumberFormat(current, { useGrouping: false }).format(value).replace('-', '−');

export const startLocale = (): void => {
  overwriteGetLocale(() => current);
  document.documentElement.lang = current;
};
export { locales, type Locale };
