import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import type { Job } from '../simulate/job.ts';
import { type Simulation, simulate } from '../simulate/simulate.ts';

/** Where a job is handed out. */
export interface Handing {
  readonly database: string;
  /** A worker that takes longer for a part, in seconds, is taken for dead, and another gets the part. */
  readonly lostAfter: number;
}

const LOST_AFTER = 300;

/** Reads --database and --lost-after. */
export function readHanding(call: Call): Handing | undefined {
  const database = call.value('database');
  const lostAfter = whole(call, 'lost-after', 1);
  if (database === undefined) {
    if (lostAfter !== undefined) throw usage('--lost-after is for --database');
    return undefined;
  }
  if (!/^postgres(ql)?:\/\//.test(database)) throw new Failure('--database: must begin with postgres://');
  if (call.value('threads') !== undefined) throw usage('--threads: with --database each worker has its own --threads');
  return { database, lostAfter: lostAfter ?? LOST_AFTER };
}

/** What only this machine has can't be played elsewhere. */
export function checkHandable({ bots, matchesDir }: Job): void {
  if (bots.some(({ engine }) => engine)) throw usage('--database: engines run only on this machine');
  if (matchesDir !== undefined) throw usage('--database: --matches-dir works only on this machine');
}

/** Plays all matches of a job, by threads here or by workers elsewhere; the same matches in any case. */
export async function playAnywhere(simulation: Simulation, threads: number, handing?: Handing): Promise<void> {
  if (!handing) return simulate(simulation, threads);
  const { handOutMatches } = await import('./hand-out-matches.ts');
  await handOutMatches(simulation, handing);
}
