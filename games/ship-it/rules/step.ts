import type { Move, MoveList } from '@waybill/kernel';
import type { State } from './state.ts';

/** A part of a turn: the moves it offers now, and what each does. */
export interface Step {
  offers(s: State, out: MoveList): void;
  plays(s: State, move: Move): void;
}
