import { parseArgs } from 'node:util';
import type { Length } from './duel.ts';

/** What every program that measures understands. */
export function readFlags(): { readonly quick: boolean; readonly games: readonly string[]; readonly length: Length } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  const length = values.quick ? { runs: 3, seconds: 0.3 } : { runs: 5, seconds: 2 };
  return { quick: values.quick, games: positionals, length };
}
