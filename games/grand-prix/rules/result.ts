import type { Result } from '@waybill/kernel';
import { OVER, RETIRED, type State, score } from './state.ts';

/** GP-3.3, 3.4 */
export function result(s: State): Result | null {
  if (s.step !== OVER) return null;
  const scores = [score(s)];
  if (s.places.every((place) => place === 0)) return { ending: 'all-won', clause: 'GP-3.3', scores, winners: [0] };
  return { ending: s.places.includes(RETIRED) ? 'dnf' : 'season', clause: 'GP-3.3', scores, winners: [] };
}
