import type { Result } from '@waybill/kernel';
import { score, seatScore } from './score.ts';
import { CLOSED, ENDINGS, type State } from './state.ts';

type Ending = (typeof ENDINGS)[number];

export function finish(s: State, ending: Ending): void {
  s.ending = ENDINGS.indexOf(ending);
}

export const isOver = (s: State): boolean => s.ending !== 0;

/** SI-5.1 and SI-5.2, when the shipments of a moment are done. */
export function checkEnd(s: State): void {
  if (reachedTarget(s)) finish(s, 'target');
  else if (s.hubs.every(isClosed)) finish(s, 'hubs');
}

const isClosed = (rank: number): boolean => rank === CLOSED;

/**
 * What a seat needs: with four and three players a seat has one suit; with two, 1½ × the target for both. Infinite where
 * no score ends the match.
 */
export function goalOf({ seats, target }: State): number {
  if (target === 0) return Number.POSITIVE_INFINITY;
  return seats === 2 ? 1.5 * target : target;
}

function reachedTarget(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (seatScore(s, seat) >= goalOf(s)) return true;
  return false;
}

export function result(s: State): Result | null {
  if (!isOver(s)) return null;
  const ending = ENDINGS[s.ending];
  const scores = score(s);
  const best = Math.max(...scores);
  const winners = scores.flatMap((points, seat) => (points === best ? [seat] : []));
  return { ending, clause: ending === 'target' ? 'SI-5.1' : 'SI-5.2', scores, winners };
}
