import type { Outcome } from '@waybill/bots/trial';
import { isRecord } from '@waybill/kernel';
import type { Job } from './job.ts';
import { seatsOf } from './job.ts';

/** A match that is over, in every variant. */
export interface Played {
  readonly match: number;
  readonly outcomes: readonly Outcome[];
}

/** A line of a file, which may hold anything; null if it is no match of this job. */
export function readPlayed(value: unknown, job: Job): Played | null {
  if (!isRecord(value) || !isCount(value.match)) return null;
  const { outcomes } = value;
  if (!Array.isArray(outcomes) || outcomes.length !== job.variants.length) return null;
  return outcomes.every((one) => isOutcome(one, seatsOf(job).length)) ? (value as unknown as Played) : null;
}

function isOutcome(value: unknown, seats: number): boolean {
  if (!isRecord(value)) return false;
  const { ending, steps, scores, winners, uses, offers, drama } = value;
  const isSeat = (seat: unknown) => isCount(seat) && seat < seats;
  return (
    typeof ending === 'string' &&
    isCount(steps) &&
    isList(scores, seats, Number.isFinite) &&
    Array.isArray(winners) &&
    winners.every(isSeat) &&
    isList(uses, seats, isUses) &&
    (offers === undefined || isList(offers, seats, isUses)) &&
    (drama === undefined || isDrama(drama))
  );
}

const isDrama = (value: unknown) =>
  isRecord(value) && isCount(value.changes) && typeof value.decided === 'number' && Number.isFinite(value.decided);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isUses = (value: unknown) => isRecord(value) && Object.values(value).every(isCount);

function isList(value: unknown, length: number, of: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === length && value.every(of);
}
