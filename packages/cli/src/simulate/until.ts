import { CONFIDENT, type Figure } from '@waybill/bots/statistics';
import type { Call } from '../command.ts';
import { usage } from '../fail.ts';
import type { Job } from './job.ts';
import { seatingsOf } from './job.ts';
import { type Report, reportOf } from './report.ts';
import type { Results } from './results.ts';

const FIRST = 100;

/** --until 1%, as a share. */
export function readUntil(call: Call): number | null {
  const text = call.value('until');
  if (text === undefined) return null;
  const [, number] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text.trim()) ?? [];
  const share = Number(number) / 100;
  if (!(share > 0 && share < 1)) throw usage(`--until must be a percentage such as 1%, not ${text}`);
  return share;
}

/**
 * After how many matches it is looked whether they are enough: a hundred, and twice as many each time, of whole turns of
 * the seatings. That depends on nothing but the job, so that a seed gives the same report on any machine.
 */
export function* looks(job: Job, until: number | null): Generator<number> {
  const turn = seatingsOf(job).length;
  if (until !== null) {
    for (let at = Math.ceil(FIRST / turn) * turn; at < job.matches; at *= 2) yield at;
  }
  yield job.matches;
}

/** Whether every share of the wins is known to this, to either side with 95 % confidence; alone, the mean score to so much of it. */
export function isEnough(results: Results, until: number): boolean {
  const report = reportOf(results, { threads: 1, seconds: 1, steps: 0 });
  return [report, ...(report.versus ?? [])].every((variant) => knows(variant, until));
}

function knows({ seats, bots }: Pick<Report, 'seats' | 'bots'>, until: number): boolean {
  const within = ({ error, count }: Figure, most: number) => count > 1 && CONFIDENT * error <= most;
  if (seats.length === 1) return bots.every(({ score }) => within(score, until * Math.abs(score.mean)));
  const all = [...seats, ...(bots.length > 1 ? bots : [])];
  return all.every(({ wins }) => wins.count > 1 && (wins.high - wins.low) / 2 <= until);
}
