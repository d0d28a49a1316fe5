import { type Game, type OptionSpec, refuseOption, withoutSecrets } from '@waybill/kernel';
import { facts } from '../game.ts';
import { words } from '../words/en/rules.ts';
import { offerAgain, rollAgain } from './again.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { drive } from './drive.ts';
import { type Events, shapes } from './events.ts';
import { changeGear, offerGears } from './gear.ts';
import { DRIVE_MOVE, due, read, write } from './notation.ts';
import { result } from './result.ts';
import { ask, say } from './say.ts';
import { lowestOf } from './season.ts';
import { type Sheet, sheet } from './sheet.ts';
import { begin, clone, copy, GEAR, OVER, ROLL, type State, score } from './state.ts';
import { imagine, state } from './view.ts';

/** GP-2.2: the source's example may have no 1st gear. */
const LOWEST_GEAR: OptionSpec = {
  key: 'lowestGear',
  clause: 'GP-2.2',
  reading: true,
  kind: 'whole',
  min: 1,
  max: 2,
  default: 1,
};

export const game: Game<State, Sheet, Events> = {
  ...facts,
  best: 'lowest',
  options: [LOWEST_GEAR],
  sheet,
  shapes,
  words,
  chance,

  flaw: ({ options, sheet: { gears } }) =>
    gears > lowestOf(options) ? null : refuseOption(LOWEST_GEAR, `must be below the sheet's highest gear, ${gears}`),
  begin,
  next: (s) => (s.step === ROLL ? 'chance' : s.step === OVER ? 'over' : 0),
  moves(s, out) {
    if (s.step === GEAR) return offerGears(s, out);
    out.add(DRIVE_MOVE);
    offerAgain(s, out);
  },
  play(s, move) {
    if (s.step === GEAR) changeGear(s, move);
    else if (move === DRIVE_MOVE) drive(s);
    else rollAgain(s, move);
  },
  read,
  write,
  due,
  clone,
  copy,

  ...withoutSecrets(state, clone),
  imagine,

  score: (s) => [score(s)],
  result,
  say,
  ask,
  draw,
};

export { spaces, type Verdict, verdict } from './drive.ts';
export type { Events } from './events.ts';
export { needsShift } from './gear.ts';
export { landing } from './odds.ts';
export { type Circuit, damageOf, jumped, lowestOf, prepare, type Season, sections } from './season.ts';
export { type BySpecial, type CircuitSheet, type Sheet, SPECIALS, type Special } from './sheet.ts';
export { affordable, funds, INCLUDE, NONE, payment, price, REROLL, SELECT, SHIFT, type Specials } from './specials.ts';
export { circuitOf, State, toGo } from './state.ts';
export type { GrandPrixView as View } from './view.ts';
