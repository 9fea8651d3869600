import { describe, expect, it } from 'vitest';
import { FACES } from '$/art/dice';
import { FACE_TURN, flight, landing, restingSpots, turned } from '$/dice/flight';

describe('a throw', () => {
  it.each(FACES)('ends with face %i in front, upright and lying', (face) => {
    for (const wild of [0, 0.37, 1]) {
      const last = flight(face, wild, 1).at(-1)!;
      expect([last.rx, last.ry]).toEqual([...landing(face)]);
      expect(last).toMatchObject({ at: 1, up: 0, air: 0 });
      expect([Math.abs(last.dx), Math.abs(last.dy)]).toEqual([0, 0]);
      expect(last.shade[face]).toBe(0);
    }
  });
  it.each(FACES)('turns the outward side of face %i to the reader', (face) => {
    const [frx, fry] = FACE_TURN[face];
    const normal = turned([0, 0, 1], frx, fry);
    const front = turned(normal, ...landing(face));
    expect(front.map((part) => Math.round(part) + 0)).toEqual([0, 0, 1]);
  });
  it('begins outside, below for oneself and above for others', () => {
    expect(flight(3, 0.5, 1)[0]!.dy).toBeGreaterThan(3);
    expect(flight(3, 0.5, -1)[0]!.dy).toBeLessThan(-3);
  });
});

describe('dice at rest', () => {
  it('opposite faces add up to seven', () => {
    for (const face of FACES) {
      const [a, b] = [face, (7 - face) as typeof face].map((f) => turned([0, 0, 1], ...FACE_TURN[f]));
      expect(a!.map((part, i) => Math.round(part + b![i]!) + 0)).toEqual([0, 0, 0]);
    }
  });
  it('lie apart on the narrowest cloth, the same for everybody who sees the throw', () => {
    const [width, height, size] = [320, 150, 58];
    for (let count = 1; count <= 5; count++)
      for (let seed = 1; seed < 60; seed++) {
        const spots = restingSpots(count, seed);
        expect(spots).toEqual(restingSpots(count, seed));
        for (const [i, a] of spots.entries())
          for (const b of spots.slice(i + 1)) {
            const apart = Math.hypot(((a.x - b.x) * width) / 100, ((a.y - b.y) * height) / 100);
            expect(apart).toBeGreaterThan(size * 0.8);
          }
      }
  });
});
