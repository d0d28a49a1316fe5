import type { Buckets } from './buckets.ts';
import { Problem } from './problem.ts';

/** Only the database can tell whether a secret is one: whoever tries many waits, and those not yet answered count. */
export async function guess<T>(gate: Buckets, who: string, look: () => Promise<T>, isWrong: (found: T) => boolean) {
  const seconds = gate.take(who);
  if (seconds > 0) throw new Problem(429, 'too-often', { seconds });
  let wrong = false;
  try {
    const found = await look();
    wrong = isWrong(found);
    return found;
  } finally {
    if (!wrong) gate.giveBack(who);
  }
}
