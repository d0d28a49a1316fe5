import type { Actor, Move, MoveList } from '@waybill/kernel';
import { offerAct, playAction, startRoll } from './act.ts';
import { offerDepart, playDeparture } from './depart.ts';
import { offerDocking, playDocking } from './docking.ts';
import { ROLL, STAY } from './move.ts';
import { ACT, DEPART, DOCK, gridFull, hasDeparted, OVER, ROLLING, type State } from './state.ts';
import { anyReady } from './strip.ts';

export function next(s: State): Actor {
  if (s.step === OVER) return 'over';
  return s.step === ROLLING ? 'chance' : s.seat;
}

export function moves(s: State, out: MoveList): void {
  if (s.step === ACT) offerAct(s, out);
  else if (s.step === DEPART) offerDepart(s, out);
  else if (s.step === DOCK) offerDocking(out);
}

export function play(s: State, move: Move): void {
  if (s.step === DOCK) playDocking(s, move);
  else if (s.step === DEPART) leave(s, move);
  else if (move === ROLL) startRoll(s);
  else act(s, move);
}

/** HA-2.5: the window opens with the ninth die, and the choice comes at the end of the action. */
function act(s: State, move: Move): void {
  playAction(s, move);
  if (gridFull(s)) s.window = true;
  if (s.window && anyReady(s, s.seat)) s.step = DEPART;
  else endTurn(s, false);
}

function leave(s: State, move: Move): void {
  const departs = move !== STAY;
  if (departs) playDeparture(s, move);
  endTurn(s, departs);
}

function endTurn(s: State, departed: boolean): void {
  s.quiet = s.placed || departed ? 0 : s.quiet + 1;
  s.rolled = false;
  s.placed = false;
  passOn(s);
}

/** HA-3.1: a seat that has departed takes no more turns. */
function passOn(s: State): void {
  const other = 1 - s.seat;
  if (!hasDeparted(s, other)) s.seat = other;
  else if (hasDeparted(s, s.seat)) {
    s.step = OVER;
    return;
  }
  s.turn++;
  s.step = ACT;
}
