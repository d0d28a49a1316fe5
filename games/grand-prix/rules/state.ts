import type { Setup } from '@waybill/kernel';
import type { Row } from './row.ts';
import { type Circuit, lowestOf, prepare, type Season } from './season.ts';
import type { Sheet } from './sheet.ts';

/** The steps of a turn, and the end. */
export const GEAR = 0;
export const ROLL = 1;
export const DRIVE = 2;
export const OVER = 3;
export type Step = typeof GEAR | typeof ROLL | typeof DRIVE | typeof OVER;

/** In `places`: did not finish. */
export const RETIRED = -1;
const RETIRED_PLACE = 20;

/** Whole numbers and two short lists of them, so that a copy costs next to nothing. */
export class State {
  step: Step = GEAR;
  circuit = 0;
  /** 0 is the start flag. */
  space = 0;
  /** 0 is no gear yet. */
  gear = 0;
  /** Left on this circuit's tracks. */
  time = 0;
  damage = 0;
  /** Damage left unused on earlier circuits. */
  bank = 0;
  /** Include is in force. */
  include = false;
  dice: Row = 0;
  /** The dice that chance rolls next. */
  rolling = 0;
  /** Free uses left, in the order of `SPECIALS`. */
  readonly free: number[];
  /** One for each circuit; those not raced yet hold 0. */
  readonly places: number[];

  constructor(
    readonly season: Season,
    free: readonly number[],
    places: readonly number[],
  ) {
    this.free = free.slice();
    this.places = places.slice();
  }
}

export function begin({ sheet, options }: Setup<Sheet>): State {
  const season = prepare(sheet, lowestOf(options));
  const s = new State(
    season,
    season.free,
    season.circuits.map(() => 0),
  );
  enter(s, 0);
  return s;
}

/** GP-1.3 */
export function enter(s: State, circuit: number): void {
  s.circuit = circuit;
  s.space = 0;
  s.gear = 0;
  s.time = s.season.circuits[circuit].time;
  s.damage = s.season.circuits[circuit].damage;
}

export function clone(s: State): State {
  const twin = new State(s.season, s.free, s.places);
  copyNumbers(s, twin);
  return twin;
}

export function copy(from: State, to: State): void {
  copyNumbers(from, to);
  for (let i = 0; i < from.free.length; i++) to.free[i] = from.free[i];
  for (let i = 0; i < from.places.length; i++) to.places[i] = from.places[i];
}

function copyNumbers(from: State, to: State): void {
  to.step = from.step;
  to.circuit = from.circuit;
  to.space = from.space;
  to.gear = from.gear;
  to.time = from.time;
  to.damage = from.damage;
  to.bank = from.bank;
  to.include = from.include;
  to.dice = from.dice;
  to.rolling = from.rolling;
}

export function circuitOf(s: State): Circuit {
  return s.season.circuits[s.circuit];
}

/** Spaces still to go to the finishing flag. */
export function toGo(s: State): number {
  return Math.max(0, circuitOf(s).flag - s.space);
}

/** How many circuits have their place. */
export function raced(s: State): number {
  return s.step === OVER ? s.places.length : s.circuit;
}

/** GP-2.8: a circuit not finished is worth 20. */
export function placeOf(place: number): number {
  return place === RETIRED ? RETIRED_PLACE : place;
}

/** GP-3.3 */
export function score(s: State): number {
  let sum = 0;
  for (let i = 0; i < s.places.length; i++) sum += placeOf(s.places[i]);
  return sum;
}
