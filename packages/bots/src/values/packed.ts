import { fromBase64, toBase64 } from '../base64.ts';
import { layoutOf, Net, type Shape } from './net.ts';
import type { CurvePoint } from './training.ts';

/** Where weights come from, so that anybody can make them again. */
export interface Provenance {
  readonly game: string;
  readonly seed: string;
  readonly matches: number;
  readonly date: string;
  readonly commit: string;
  /** Matches of the deployed search that the heads were calibrated on, if any. */
  readonly calibratedOn?: number;
  /** Matches of a search that all weights have learned from since, and its iterations a decision. */
  readonly searched?: number;
  readonly searchIterations?: number;
  /** The last points of the learning curve. */
  readonly curve: readonly CurvePoint[];
}

/** A net as data: a row of one byte a weight for each input and head, with a scale of its own. */
export interface PackedNet extends Provenance {
  readonly shape: Shape;
  /** Scales of the rows as 32-bit floats, little-endian, in base64. */
  readonly scales: string;
  /** Signed bytes in base64. */
  readonly weights: string;
}

const MOST = 127;

/** Lengths of the rows that share a scale, in the order of the weights. */
function* rowsOf({ sparse, dense, hidden, heads }: Shape): Generator<number> {
  for (let row = 0; row < 1 + sparse + dense; row++) yield hidden;
  for (let head = 0; head < heads; head++) yield 1;
  for (let head = 0; head < heads; head++) yield hidden;
  for (let head = 0; head < heads; head++) yield dense;
}

export function pack({ shape, weights }: Net, provenance: Provenance): PackedNet {
  const rows = [...rowsOf(shape)];
  const scales = new Float32Array(rows.length);
  const bytes = new Int8Array(weights.length);
  let at = 0;
  for (const [row, length] of rows.entries()) {
    let most = 0;
    for (let i = at; i < at + length; i++) most = Math.max(most, Math.abs(weights[i]));
    scales[row] = most / MOST;
    for (let i = at; i < at + length; i++) bytes[i] = most > 0 ? Math.round(weights[i] / scales[row]) : 0;
    at += length;
  }
  return { ...provenance, shape, scales: base64Of(scales), weights: base64Of(bytes) };
}

export function unpack({ shape, scales, weights }: PackedNet): Net {
  const factors = new DataView(fromBase64(scales).slice().buffer);
  const bytes = new Int8Array(fromBase64(weights).slice().buffer);
  const floats = new Float32Array(layoutOf(shape).size);
  if (bytes.length !== floats.length) throw new Error('the weights do not fill the net');
  let at = 0;
  let row = 0;
  for (const length of rowsOf(shape)) {
    const scale = factors.getFloat32(4 * row++, true);
    for (const end = at + length; at < end; at++) floats[at] = bytes[at] * scale;
  }
  return new Net(shape, floats);
}

function base64Of({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): string {
  return toBase64(new Uint8Array(buffer, byteOffset, byteLength));
}
