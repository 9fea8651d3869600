// The flight of one die as keyframes: where it is on the cloth, how high, how turned, and how dark each face looks.
// The face on which it lands is known before it starts; nothing here decides anything.
import { FACES, type Face } from '$/art/dice';

export type Spot = { x: number; y: number; angle: number };
export type Pose = {
  at: number;
  dx: number;
  dy: number;
  up: number;
  rx: number;
  ry: number;
  /** 1 in the air, 0 when it lies: shadow and shade go with it. */
  air: number;
  shade: Record<Face, number>;
};
type Vector = readonly [number, number, number];

/** How each face is turned out of the front of the cube; opposite faces add up to 7, 1-2-3 run counter-clockwise. */
export const FACE_TURN: Record<Face, readonly [rx: number, ry: number]> = {
  1: [0, 0],
  6: [0, 180],
  3: [0, -90],
  4: [0, 90],
  2: [90, 0],
  5: [-90, 0],
};
const NORMAL: Record<Face, Vector> = {
  1: [0, 0, 1],
  6: [0, 0, -1],
  3: [-1, 0, 0],
  4: [1, 0, 0],
  2: [0, -1, 0],
  5: [0, 1, 0],
};
const radians = Math.PI / 180;

/** A vector turned by `rotateX(rx) rotateY(ry)`, as CSS composes them. */
export const turned = ([x, y, z]: Vector, rx: number, ry: number): Vector => {
  const [cy, sy, cx, sx] = [
    Math.cos(ry * radians),
    Math.sin(ry * radians),
    Math.cos(rx * radians),
    Math.sin(rx * radians),
  ];
  const [x1, z1] = [x * cy + z * sy, -x * sy + z * cy];
  return [x1, y * cx - z1 * sx, y * sx + z1 * cx];
};

/** The turn that brings a face to the front. */
export const landing = (face: Face): readonly [rx: number, ry: number] => {
  const [rx, ry] = FACE_TURN[face];
  return [0 - rx, 0 - ry];
};

const shadeOf = (normal: Vector): number =>
  Math.max(0, Math.min(0.42, 0.4 - 0.42 * (-0.28 * normal[0] - 0.72 * normal[1] + 0.5 * normal[2])));

// three hops, each lower: [from, to, height in die sizes]
const HOPS = [
  [0, 0.5, 1.15],
  [0.5, 0.78, 0.34],
  [0.78, 0.92, 0.08],
] as const;
const height = (t: number): number => {
  const hop = HOPS.find(([from, to]) => t >= from && t < to);
  if (!hop) return 0;
  const u = (t - hop[0]) / (hop[1] - hop[0]);
  return hop[2] * 4 * u * (1 - u);
};
const easeOut = (t: number): number => 1 - (1 - t) ** 2.2;

/** Poses from the hand to rest; distances in die sizes, `side` is 1 from below and −1 from above. */
export const flight = (face: Face, wild: number, side: 1 | -1, frames = 24): Pose[] => {
  const [rx, ry] = landing(face);
  return Array.from({ length: frames + 1 }, (_, i) => {
    const t = i / frames;
    const left = Math.max(0, 1 - t / 0.92) ** 1.35;
    const [nrx, nry] = [rx + side * left * (540 + wild * 180), ry + left * (wild - 0.5) * 720];
    const settled = Math.min(1, left / 0.12);
    const shade = {} as Record<Face, number>;
    for (const f of FACES) shade[f] = shadeOf(turned(NORMAL[f], nrx, nry)) * settled;
    const g = 1 - easeOut(Math.min(1, t / 0.92));
    return {
      at: t,
      dx: g * (wild - 0.5) * 2.4,
      dy: side * g * 4.2,
      up: height(t),
      rx: nrx,
      ry: nry,
      air: settled,
      shade,
    };
  });
};

// Where dice come to rest, in per cent of the cloth: far enough from one another at every size.
const REST: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 55]],
  2: [
    [35, 58],
    [65, 52],
  ],
  3: [
    [22, 58],
    [50, 47],
    [78, 62],
  ],
  4: [
    [19, 44],
    [42, 68],
    [61, 40],
    [82, 65],
  ],
  5: [
    [16, 42],
    [37, 70],
    [51, 36],
    [66, 71],
    [84, 42],
  ],
};

/** A small generator for scatter that is the same on every screen that shows the same throw. */
export const scatter = (seed: number): (() => number) => {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const restingSpots = (count: number, seed: number): Spot[] => {
  const random = scatter(seed);
  return (REST[count] ?? []).map(([x, y]) => ({
    x: x + (random() - 0.5) * 5,
    y: y + (random() - 0.5) * 7,
    angle: Math.round((random() - 0.5) * 44),
  }));
};
