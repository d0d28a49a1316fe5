import type { Setup, View } from '@waybill/kernel';
import { all, faces, positions, positionsOf, rowOf } from './row.ts';
import type { BySpecial, Sheet } from './sheet.ts';
import {
  begin,
  DRIVE,
  enter,
  GEAR,
  OVER,
  placeOf,
  RETIRED,
  ROLL,
  raced,
  type State,
  type Step,
  score,
} from './state.ts';

/** Everything is open: a viewer knows the whole state. */
export interface GrandPrixView extends View {
  readonly toAct: 0 | 'chance' | null;
  readonly over: boolean;
  readonly circuit: number;
  readonly space: number;
  readonly gear: number | null;
  readonly time: number;
  readonly damage: number;
  readonly bank: number;
  readonly free: BySpecial<number>;
  readonly include: boolean;
  readonly dice: readonly number[] | null;
  /** While a re-roll is awaited: the positions that are rolled. */
  readonly selected?: readonly number[];
  readonly places: readonly number[];
  /** The circuits that were not finished. */
  readonly retired: readonly number[];
  readonly score: number;
}

export function state(s: State): GrandPrixView {
  const [reroll, include, select, shift] = s.free;
  const places = s.places.slice(0, raced(s));
  return {
    toAct: s.step === OVER ? null : s.step === ROLL ? 'chance' : 0,
    over: s.step === OVER,
    circuit: s.circuit,
    space: s.space,
    gear: s.gear === 0 ? null : s.gear,
    time: s.time,
    damage: s.damage,
    bank: s.bank,
    free: { reroll, include, select, shift },
    include: s.include,
    dice: s.dice === 0 ? null : faces(s.dice, s.season.dice),
    ...(s.step === ROLL && s.dice !== 0 && { selected: positions(s.rolling) }),
    places: places.map(placeOf),
    retired: [...places.keys()].filter((i) => places[i] === RETIRED),
    score: score(s),
  };
}

export function imagine(setup: Setup<Sheet>, seen: View): State {
  const view = seen as GrandPrixView;
  const s = begin(setup);
  enter(s, view.circuit);
  s.step = stepOf(view);
  s.space = view.space;
  s.gear = view.gear ?? 0;
  s.time = view.time;
  s.damage = view.damage;
  s.bank = view.bank;
  s.include = view.include;
  s.dice = rowOf(view.dice ?? []);
  s.rolling = s.step !== ROLL ? 0 : view.selected ? positionsOf(view.selected) : all(s.season.dice);
  const { reroll, include, select, shift } = view.free;
  [reroll, include, select, shift].forEach((left, i) => (s.free[i] = left));
  view.places.forEach((place, i) => (s.places[i] = view.retired.includes(i) ? RETIRED : place));
  return s;
}

function stepOf({ toAct, dice }: GrandPrixView): Step {
  if (toAct === null) return OVER;
  if (toAct === 'chance') return ROLL;
  return dice ? DRIVE : GEAR;
}
