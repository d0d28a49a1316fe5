import { parseArgs } from 'node:util';
import type { Length } from './duel.ts';

export interface Flags {
  /** A short run, to see that it works: its figures are rough. */
  readonly quick: boolean;
  /** Pictures go to docs/. */
  readonly write: boolean;
  readonly games: readonly string[];
  readonly length: Length;
}

/** What every program that measures understands. */
export function readFlags(): Flags {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  });
  const length = values.quick ? { runs: 3, seconds: 0.3 } : { runs: 5, seconds: 2 };
  return { ...values, games: positionals, length };
}
