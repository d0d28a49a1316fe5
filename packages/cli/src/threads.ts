import { whole } from './args.ts';
import type { Call } from './command.ts';
import { Failure } from './fail.ts';

const MOST = 256;

/** Reads --threads. */
export function threadsOf(call: Call, usual: number): number {
  const threads = whole(call, 'threads', 1) ?? usual;
  if (threads > MOST) throw new Failure(`--threads: must be at most ${MOST}`);
  return threads;
}
