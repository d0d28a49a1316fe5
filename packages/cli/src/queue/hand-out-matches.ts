import { Failure } from '../fail.ts';
import { DONE, type Job, NEXT, STOP } from '../simulate/job.ts';
import { readPlayed } from '../simulate/played.ts';
import type { Simulation } from '../simulate/simulate.ts';
import { handOut } from './hand-out.ts';
import type { Handing } from './handing.ts';
import type { MatchesTask } from './queue.ts';

/** Many parts, so that nobody waits for the last one; not too many, so that none is lost in the post. */
const PARTS_OF_A_JOB = 200;
const LARGEST_PART = 200;

/** Has workers play all matches of a job: the same matches as here. */
export async function handOutMatches({ job, board, done, hear }: Simulation, handing: Handing): Promise<void> {
  const listen = (told: readonly unknown[]) => {
    const played = told.map((one) => readPlayed(one, job));
    if (played.some((one) => one === null))
      throw new Failure('a worker returned something that is not a match of this job');
    const mine = played.map((one) => one!).filter(({ match }) => !done?.[match]);
    Atomics.add(board, DONE, mine.length);
    hear(mine);
  };
  const tasks = partsOf(job, Atomics.load(board, NEXT), done);
  await handOut({ tasks, hear: listen, isStopped: () => Atomics.load(board, STOP) !== 0 }, handing);
}

/** Those that hold nothing new are left out. */
function partsOf(job: Job, first: number, done: Uint8Array | null): MatchesTask[] {
  const size = Math.max(1, Math.min(LARGEST_PART, Math.ceil((job.matches - first) / PARTS_OF_A_JOB)));
  const parts: MatchesTask[] = [];
  for (let from = first; from < job.matches; from += size) {
    const to = Math.min(job.matches, from + size);
    if (!done?.subarray(from, to).every((one) => one === 1)) parts.push({ kind: 'matches', job, from, to });
  }
  return parts;
}
