// SHA-256 and HMAC (FIPS 180-4, RFC 2104). Our own, since browsers offer theirs only on https.
type Bytes = Uint8Array;

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const ROUND = primes(64).map((p) => fraction(Math.cbrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const padded = (message: Bytes): DataView => {
  const size = (((message.length + 8) >> 6) + 1) << 6;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, message.length << 3);
  return view;
};

const schedule = (view: DataView, at: number, w: Int32Array): void => {
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(at + t * 4);
  for (let t = 16; t < 64; t++) {
    const [a, b] = [w[t - 15]!, w[t - 2]!];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
  }
};

const compress = (state: Int32Array, w: Int32Array): void => {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
};

export const sha256 = (message: Bytes): Bytes => {
  const view = padded(message);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    schedule(view, at, w);
    compress(state, w);
  }
  const out = new Uint8Array(32);
  state.forEach((word, i) => new DataView(out.buffer).setInt32(i * 4, word));
  return out;
};

export const join = (...parts: readonly Bytes[]): Bytes => {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
};

export const hmac = (key: Bytes, message: Bytes): Bytes => {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((b) => b ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((b) => b ^ 0x5c),
      inner,
    ),
  );
};

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** 8 bytes, big-endian. */
export const integer = (value: number): Bytes => {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(value));
  return out;
};

export const hex = (bytes: Bytes): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** The bytes of lower-case hexadecimal, or null. */
export const unhex = (text: string): Bytes | null => {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
};
