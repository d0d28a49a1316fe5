import type { Result, Seat } from '@waybill/kernel';
import { OVER, type State } from './state.ts';

export function score(s: State): number[] {
  return Array.from(s.scores);
}

/** HA-3.1: the higher score; a tie is shared. */
export function winners({ scores }: State): Seat[] {
  const most = Math.max(scores[0], scores[1]);
  return [0, 1].filter((seat) => scores[seat] === most);
}

export function result(s: State): Result | null {
  if (s.step !== OVER) return null;
  const won = winners(s);
  return { ending: won.length === 1 ? 'win' : 'tie', clause: 'HA-3.1', scores: score(s), winners: won };
}
