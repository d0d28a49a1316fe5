const K = new Uint32Array(64);
const START = new Uint32Array(8);

// FIPS 180-4: the constants are the fractional parts of roots of the first primes.
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 4294967296) >>> 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** Used by one hash after the other: nothing is allocated but what is returned. */
const w = new Uint32Array(64);
const hash = new Uint32Array(8);
const tail = new Uint8Array(128);
const outer = new Uint8Array(96);

function mixBlock(bytes: Uint8Array, at: number): void {
  for (let i = 0, k = at; i < 16; i++, k += 4) {
    w[i] = (bytes[k] << 24) | (bytes[k + 1] << 16) | (bytes[k + 2] << 8) | bytes[k + 3];
  }
  mix();
}

/** What is left of the message, a one, and the length of all in bits. */
function mixEnd(message: Uint8Array, from: number, length: number): void {
  const rest = message.length - from;
  const size = rest < 56 ? 64 : 128;
  tail.fill(0);
  for (let i = 0; i < rest; i++) tail[i] = message[from + i];
  tail[rest] = 0x80;
  const [high, low] = [Math.floor(length / 0x20000000), length << 3];
  for (let i = 0; i < 4; i++) {
    tail[size - 5 - i] = high >>> (8 * i);
    tail[size - 1 - i] = low >>> (8 * i);
  }
  for (let at = 0; at < size; at += 64) mixBlock(tail, at);
}

/** Goes on with the message after so many bytes that are in the hash already. */
function mixAll(message: Uint8Array, before: number): void {
  let at = 0;
  for (; at + 64 <= message.length; at += 64) mixBlock(message, at);
  mixEnd(message, at, before + message.length);
}

function write(out: Uint8Array, at: number): Uint8Array {
  for (let i = 0, k = at; i < 8; i++, k += 4) {
    out[k] = hash[i] >>> 24;
    out[k + 1] = hash[i] >>> 16;
    out[k + 2] = hash[i] >>> 8;
    out[k + 3] = hash[i];
  }
  return out;
}

export function sha256(message: Uint8Array): Uint8Array {
  hash.set(START);
  mixAll(message, 0);
  return write(new Uint8Array(32), 0);
}

function mix(): void {
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  for (let i = 0; i < 64; i++) tail[i] = (short[i] ?? 0) ^ 0x36;
  hash.set(START);
  mixBlock(tail, 0);
  mixAll(message, 64);
  for (let i = 0; i < 64; i++) outer[i] = (short[i] ?? 0) ^ 0x5c;
  write(outer, 64);
  return sha256(outer);
}

const HALF_A_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** UTF-8 as TextEncoder gives it, without the host's: the rules know no host. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return manyBytes(text);
    ascii[i] = code;
  }
  return ascii;
}

function manyBytes(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(HALF_A_PAIR, '\ufffd'));
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] !== '%') bytes.push(escaped.charCodeAt(i));
    else {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    }
  }
  return Uint8Array.from(bytes);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
