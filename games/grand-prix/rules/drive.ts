import { countBelow } from './row.ts';
import { damageOf } from './season.ts';
import { circuitOf, enter, GEAR, OVER, RETIRED, type State } from './state.ts';

/** What a drive comes to: the race goes on, or the circuit ends in one of three ways. */
export type Verdict = 'on' | 'retired' | 'won' | 'time';

/** GP-2.6: how far the row carries the car. */
export function spaces(s: State): number {
  return countBelow(s.dice, s.season.dice, s.include ? s.gear + 1 : s.gear);
}

/** Too much damage goes before the flag (GP-2.8), the flag before the clock (GP-3.1, 3.2). */
export function verdict(s: State, to: number, damage: number): Verdict {
  if (damage > s.damage) return 'retired';
  if (to >= circuitOf(s).flag) return 'won';
  return s.time === 0 ? 'time' : 'on';
}

export function drive(s: State): void {
  const { flag } = circuitOf(s);
  const to = s.space + spaces(s);
  const damage = damageOf(circuitOf(s), s.space, to, s.gear);
  const ends = verdict(s, to, damage);
  s.space = Math.min(to, flag);
  s.damage = ends === 'retired' ? 0 : s.damage - damage;
  s.dice = 0;
  s.include = false;
  s.step = GEAR;
  if (ends !== 'on') finish(s, ends === 'retired' ? RETIRED : flag - s.space);
}

/** The next start flag at once, with what is left unused in the bank; the last circuit stays as it is. */
function finish(s: State, place: number): void {
  s.places[s.circuit] = place;
  if (s.circuit === s.places.length - 1) {
    s.step = OVER;
    return;
  }
  s.bank += s.damage;
  enter(s, s.circuit + 1);
}
