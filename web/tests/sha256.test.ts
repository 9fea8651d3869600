import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hex, hmac, integer, sha256, unhex, utf8 } from '$/fair/sha256';

describe('SHA-256', () => {
  it('gives the published digests', () => {
    expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it('agrees with Node at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = randomBytes(length);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('HMAC', () => {
  it('agrees with Node for keys shorter and longer than a block', () => {
    for (const size of [0, 1, 32, 64, 65, 131]) {
      const [key, message] = [randomBytes(size), randomBytes(77)];
      expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});

describe('bytes', () => {
  it('writes integers in eight bytes, big-endian', () => {
    expect(hex(integer(258))).toBe('0000000000000102');
  });
  it('reads only whole lower-case hexadecimal', () => {
    expect(unhex('00ff')).toEqual(Uint8Array.of(0, 255));
    expect(unhex('0')).toBeNull();
    expect(unhex('FF')).toBeNull();
  });
});
