import type { Result, Seat } from '@waybill/kernel';
import { limit, type State } from './state.ts';

/** What each van holds; after the end what it delivers (SLIP-3.1). */
export function score(s: State): number[] {
  return s.loads.map((load, seat) => (s.step === 'over' && load > limit(s, seat) ? 0 : load));
}

export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  const scores = score(s);
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat: Seat) => most > 0 && scores[seat] === most);
  if (winners.length === 0) return { ending: 'nothing', clause: 'SLIP-3.4', scores, winners };
  if (winners.length === 2) return { ending: 'shared', clause: 'SLIP-3.3', scores, winners };
  return { ending: 'delivered', clause: 'SLIP-3.2', scores, winners };
}
