import { describe, expect, it } from 'vitest';
import { guess } from '$/app/guess';
import { match } from '$/app/match';
import { withValue } from '$/rules/draft';

describe('house rules being edited', () => {
  it('put a value into the tree by its key and leave the old tree alone', () => {
    const before = { entry: 75, bolts: { penalty: 100 } };
    expect(withValue(before, 'bolts.limit', 4)).toEqual({ entry: 75, bolts: { penalty: 100, limit: 4 } });
    expect(withValue(before, 'entry', false)).toEqual({ entry: false, bolts: { penalty: 100 } });
    expect(before).toEqual({ entry: 75, bolts: { penalty: 100 } });
  });
  it('make a table where the rule was switched off or not touched', () => {
    expect(withValue({ bolts: false }, 'bolts.limit', 3)).toEqual({ bolts: { limit: 3 } });
    expect(withValue({}, 'a.b.c', [1])).toEqual({ a: { b: { c: [1] } } });
  });
});

describe('addresses', () => {
  it('fit their pattern or not', () => {
    expect(match('/t/:id', '/t/k3v9')).toEqual({ id: 'k3v9' });
    expect(match('/t/:id', '/t/')).toBeNull();
    expect(match('/t/:id', '/t/a/b')).toBeNull();
    expect(match('/', '/')).toEqual({});
  });
});

describe('the first language', () => {
  it('is the first one of the browser that we speak', () => {
    expect(guess(['uk-UA', 'ru'])).toBe('uk');
    expect(guess(['de-DE', 'en'])).toBe('en');
    expect(guess(['kk-KZ'])).toBe('ru');
    expect(guess(['fr'])).toBe('en');
  });
});
