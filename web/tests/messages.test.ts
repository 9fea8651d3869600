import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Variants = [{ declarations: string[]; match: Record<string, string> }];
type Catalogue = Record<string, string | Variants>;
const read = (lang: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`../messages/${lang}.json`, import.meta.url), 'utf8')) as Catalogue;
const LANGUAGES = ['ru', 'uk', 'en'] as const;
const catalogues = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<
  (typeof LANGUAGES)[number],
  Catalogue
>;
const texts = (message: string | Variants): string[] =>
  typeof message === 'string' ? [message] : Object.values(message[0].match);
const inputs = (message: string | Variants): string[] =>
  typeof message === 'string'
    ? [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()
    : message[0].declarations
        .filter((one) => one.startsWith('input '))
        .map((one) => one.slice(6))
        .sort();

describe.each(LANGUAGES)('the catalogue in %s', (lang) => {
  it('has every message, with the same inputs', () => {
    expect(Object.keys(catalogues[lang])).toEqual(Object.keys(catalogues.ru));
    for (const [key, message] of Object.entries(catalogues[lang]))
      expect([key, inputs(message)]).toEqual([key, inputs(catalogues.ru[key]!)]);
  });
  it('is quiet: no empty text, no exclamation mark, no emoji', () => {
    for (const [key, message] of Object.entries(catalogues[lang]))
      for (const text of texts(message)) {
        expect([key, text.trim()]).not.toEqual([key, '']);
        expect([key, /[!\p{Extended_Pictographic}]/u.test(text)]).toEqual([key, false]);
      }
  });
  it('has the plural forms of its language', () => {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.length;
    for (const [key, message] of Object.entries(catalogues[lang]))
      if (typeof message !== 'string')
        expect([key, Object.keys(message[0].match).length]).toEqual([key, forms]);
  });
});

it('no message is the same in Russian and Ukrainian by forgetting: Ukrainian has no ы, э, ъ, ё', () => {
  for (const [key, message] of Object.entries(catalogues.uk))
    for (const text of texts(message)) expect([key, /[ыэъё]/i.test(text)]).toEqual([key, false]);
});
