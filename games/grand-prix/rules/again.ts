import { type EventOf, type Move, type MoveList, type Refusal, refuse } from '@waybill/kernel';
import type { Events } from './events.ts';
import { all, positions, positionsOf } from './row.ts';
import { affordable, INCLUDE, NONE, pay, REROLL, refusePrice, SELECT, type Specials } from './specials.ts';
import { ROLL, type State } from './state.ts';

// A move is the chosen positions × 2, plus 1 with include; a re-roll has a bit of its own above them.
const WHOLE = 1 << 7;

function specialsOf(move: Move): Specials {
  return (move & WHOLE ? REROLL : SELECT) | (move & 1 ? INCLUDE : NONE);
}

/** GP-2.5 */
export function offerAgain(s: State, out: MoveList): void {
  offer(s, NONE, 0, out);
  if (!s.include) offer(s, INCLUDE, 1, out);
}

function offer(s: State, alongside: Specials, include: number, out: MoveList): void {
  if (affordable(s, REROLL | alongside)) out.add(WHOLE | include);
  if (affordable(s, SELECT | alongside)) addEach(out, s.season.dice, include);
}

/** Every choice of dice, written straight into the list: this is where random play spends its time. */
function addEach(out: MoveList, dice: number, include: number): void {
  const end = 2 << dice;
  if (out.size + (end >> 1) > out.codes.length) {
    for (let move = 2 | include; move < end; move += 2) out.add(move);
    return;
  }
  const { codes } = out;
  let at = out.size;
  for (let move = 2 | include; move < end; move += 2) codes[at++] = move;
  out.size = at;
}

export function rollAgain(s: State, move: Move): void {
  pay(s, specialsOf(move));
  s.rolling = move & WHOLE ? all(s.season.dice) : move >> 1;
  if (move & 1) s.include = true;
  s.step = ROLL;
}

export function readAgain(s: State, event: EventOf<Events, 'reroll' | 'select'>): Move | Refusal {
  const include = event.include ? 1 : 0;
  const chosen = event.type === 'select' ? event.dice : null;
  const refusal = (chosen && refuseChosen(s, chosen)) ?? refuseInclude(s, include);
  if (refusal) return refusal;
  const move = (chosen ? positionsOf(chosen) << 1 : WHOLE) | include;
  return refusePrice(s, specialsOf(move)) ?? move;
}

function refuseChosen(s: State, chosen: readonly number[]): Refusal | null {
  const { dice } = s.season;
  if (chosen.length === 0) return refuse('GP-2.5', 'select-none');
  const wrong = chosen.find((at) => !Number.isInteger(at) || at < 0 || at >= dice);
  if (wrong !== undefined) return refuse('GP-2.5', 'select-position', { at: wrong, last: dice - 1 });
  const twice = chosen.find((at, i) => chosen.indexOf(at) !== i);
  return twice === undefined ? null : refuse('GP-2.5', 'select-twice', { at: twice });
}

function refuseInclude(s: State, include: number): Refusal | null {
  return include && s.include ? refuse('GP-2.5', 'include-twice') : null;
}

export function writeAgain(move: Move): EventOf<Events, 'reroll' | 'select'> {
  const include = move & 1 && ({ include: true } as const);
  if (move & WHOLE) return { by: 0, type: 'reroll', ...include };
  return { by: 0, type: 'select', dice: positions(move >> 1), ...include };
}
