import type { Result } from '@waybill/kernel';
import { COINS } from '@waybill/kernel/piecepack';
import { LOAN } from './bank.ts';
import type { State } from './state.ts';

/** BPT-3.2: what each coin not delivered as a finished product costs after foreclosure. */
const UNDELIVERED = 10;

export function foreclosed(s: State): boolean {
  return s.step === 'over' && s.delivered < COINS;
}

/** BPT-3.1, BPT-3.2; before the end, what it would be if all debts were paid now. */
export function score(s: State): number {
  const worth = s.cash - LOAN * s.loans;
  return foreclosed(s) ? worth - UNDELIVERED * (COINS - s.delivered) : worth;
}

export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  const final = score(s);
  if (foreclosed(s)) return { ending: 'foreclosed', clause: 'BPT-3.2', scores: [final], winners: [] };
  if (final < 0) return { ending: 'partial', clause: 'BPT-3.1', scores: [final], winners: [] };
  return { ending: 'win', clause: 'BPT-3.1', scores: [final], winners: [0] };
}
