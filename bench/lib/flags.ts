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

/** What every program that measures understands, from its own arguments or from whoever runs them all. */
export function readFlags(): Flags {
  const { BENCH_QUICK, BENCH_WRITE } = process.env;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: BENCH_QUICK !== undefined },
      write: { type: 'boolean', default: BENCH_WRITE !== undefined },
    },
  });
  const length = values.quick ? { runs: 3, seconds: 0.3 } : { runs: 5, seconds: 2 };
  return { ...values, games: positionals, length };
}
