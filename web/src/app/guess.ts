import { locales, type Locale } from '$/paraglide/runtime.js';

const RUSSIAN_READERS = ['be', 'kk', 'ky', 'hy', 'az', 'uz', 'tg', 'mo'];

/** The first of the browser's languages that we speak; Russian where it is the common second one; else English. */
export const guess = (wanted: readonly string[]): Locale => {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]!;
    if ((locales as readonly string[]).includes(language)) return language as Locale;
    if (RUSSIAN_READERS.includes(language)) return 'ru';
  }
  return 'en';
};
