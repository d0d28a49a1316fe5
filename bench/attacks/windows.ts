import { type Rng, Sfc32 } from '@waybill/kernel';
import type { Late } from './lateness.ts';

/** A move of a bystander: when it was sent, and how long its answer took, in milliseconds. */
export interface Wait {
  readonly at: number;
  readonly ms: number;
}

/** Some seconds, quiet or under an attack. */
export interface Window {
  readonly waits: readonly Wait[];
  /** How late the server's own thread was, looked at every few milliseconds. */
  readonly late: readonly Late[];
  /** CPU seconds of the server in each second, all its threads together. */
  readonly cpu: number;
}

const SHARE = 0.99;
const RESAMPLES = 1_000;

export function p99(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length * SHARE)] ?? Number.NaN;
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const pooled = (windows: readonly Window[]) => p99(windows.flatMap(({ waits }) => waits.map(({ ms }) => ms)));

function resampled<T>(all: readonly T[], count: number, rng: Rng): T[] {
  return Array.from({ length: count }, () => all[rng.below(all.length)]);
}

export interface Beside {
  readonly ratio: number;
  /** 95 of 100 resamples of the windows are between these. */
  readonly low: number;
  readonly high: number;
}

function interval(ratio: number, found: readonly number[]): Beside {
  const sorted = [...found].sort((a, b) => a - b);
  return { ratio, low: sorted[Math.floor(sorted.length * 0.025)], high: sorted[Math.floor(sorted.length * 0.975)] };
}

/**
 * The p99 of all moves under an attack beside that of all moves in quiet. Moves of one window share what the machine did
 * meanwhile, so that whole windows are drawn for the error, not moves.
 */
export function beside(under: readonly Window[], quiet: readonly Window[], seed: string): Beside {
  const rng = new Sfc32(seed);
  const again = () => pooled(resampled(under, under.length, rng)) / pooled(resampled(quiet, quiet.length, rng));
  return interval(pooled(under) / pooled(quiet), Array.from({ length: RESAMPLES }, again));
}

/** What an attack that does nothing would be found to cost: some of the quiet windows beside the others. */
export function nothing(quiet: readonly Window[], count: number): Beside {
  const rng = new Sfc32('nothing');
  const once = () => {
    const mixed = shuffled(quiet, rng);
    return pooled(mixed.slice(0, count)) / pooled(mixed.slice(count));
  };
  return interval(1, Array.from({ length: RESAMPLES }, once));
}

export function shuffled<T>(all: readonly T[], rng: Rng): T[] {
  const left = [...all];
  return all.map(() => left.splice(rng.below(left.length), 1)[0]);
}

/** Where time is cut into pieces of which some don't count. */
const PIECE_MS = 100;

/**
 * Without the moves that were sent while a processor stood still, or shortly before: pieces of time are left out, whatever was
 * or was not slow in them.
 */
export function withoutStandstills(windows: readonly Window[], standstills: readonly Late[]): Window[] {
  const marked = new Set<number>();
  for (const { at, by } of standstills) {
    for (let piece = Math.floor(at / PIECE_MS) - 1; piece * PIECE_MS <= at + by; piece++) marked.add(piece);
  }
  const counts = ({ at }: { readonly at: number }) => !marked.has(Math.floor(at / PIECE_MS));
  return windows.map((window) => ({ ...window, waits: window.waits.filter(counts), late: window.late.filter(counts) }));
}
