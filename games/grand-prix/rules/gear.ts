import { type EventOf, type Move, type MoveList, type Refusal, refuse } from '@waybill/kernel';
import type { Events } from './events.ts';
import { all } from './row.ts';
import { affordable, INCLUDE, NONE, pay, refusePrice, SHIFT, type Specials } from './specials.ts';
import { ROLL, type State } from './state.ts';

// A move is gear × 2, plus 1 with include.

/** GP-2.2: on a circuit's first turn no change is too far. */
export function needsShift(s: State, gear: number): boolean {
  return s.gear !== 0 && Math.abs(gear - s.gear) !== 1;
}

function specialsOf(s: State, move: Move): Specials {
  return (needsShift(s, move >> 1) ? SHIFT : NONE) | (move & 1 ? INCLUDE : NONE);
}

export function offerGears(s: State, out: MoveList): void {
  const include = affordable(s, INCLUDE);
  const shift = s.gear !== 0 && affordable(s, SHIFT);
  const both = shift && affordable(s, SHIFT | INCLUDE);
  for (let gear = s.season.lowest; gear <= s.season.gears; gear++) {
    if (gear === s.gear) continue;
    const far = needsShift(s, gear);
    if (!far || shift) out.add(gear << 1);
    if (far ? both : include) out.add((gear << 1) | 1);
  }
}

/** GP-2.1 to 2.3 */
export function changeGear(s: State, move: Move): void {
  pay(s, specialsOf(s, move));
  s.time--;
  s.gear = move >> 1;
  s.include = (move & 1) === 1;
  s.rolling = all(s.season.dice);
  s.step = ROLL;
}

export function readGear(s: State, event: EventOf<Events, 'gear'>): Move | Refusal {
  const gear = event.gear;
  const move = (gear << 1) | (event.include ? 1 : 0);
  return refuseGear(s, gear, event.shift === true) ?? refusePrice(s, specialsOf(s, move)) ?? move;
}

function refuseGear(s: State, gear: number, shift: boolean): Refusal | null {
  const { lowest, gears } = s.season;
  if (!Number.isInteger(gear) || gear < lowest || gear > gears) {
    return refuse('GP-2.2', 'no-gear', { gear, lowest, gears });
  }
  if (gear === s.gear) return refuse('GP-2.2', 'same-gear', { gear });
  if (shift && s.gear === 0) return refuse('GP-2.2', 'shift-first', { gear });
  if (shift && !needsShift(s, gear)) return refuse('GP-2.2', 'shift-step', { gear, from: s.gear });
  if (!shift && needsShift(s, gear)) return refuse('GP-2.2', 'too-far', { gear, from: s.gear });
  return null;
}

export function writeGear(s: State, move: Move): EventOf<Events, 'gear'> {
  const gear = move >> 1;
  return {
    by: 0,
    type: 'gear',
    gear,
    ...(needsShift(s, gear) && { shift: true as const }),
    ...(move & 1 && { include: true as const }),
  };
}
