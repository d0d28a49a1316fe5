import type { Game } from '../kernel/index.ts';
import { offerAgain, rollAgain } from './again.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { drive } from './drive.ts';
import { changeGear, offerGears } from './gear.ts';
import { DRIVE_MOVE, due, read, shapes, write } from './notation.ts';
import { result } from './result.ts';
import { ask, say } from './say.ts';
import { type Sheet, sheet } from './sheet.ts';
import { begin, clone, copy, GEAR, OVER, ROLL, type State, score } from './state.ts';
import { imagine, state } from './view.ts';
import { words } from './words.ts';

export const grandPrix: Game<State, Sheet> = {
  id: 'grand-prix',
  title: 'Grand Prix',
  prefix: 'GP',
  seats: { min: 1, max: 1 },
  best: 'lowest',
  options: [],
  sheet,
  shapes,
  words,
  chance,

  begin: (setup) => begin(setup.sheet),
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

  state,
  view: state,
  imagine,
  guess: clone,
  hide: (_before, event) => event,
  open: () => true,

  score: (s) => [score(s)],
  result,
  say,
  ask,
  draw,
};

export { spaces, type Verdict, verdict } from './drive.ts';
export { needsShift } from './gear.ts';
export { landing } from './odds.ts';
export { type Circuit, damageOf, jumped, prepare, type Season, sections } from './season.ts';
export { type BySpecial, type CircuitSheet, type Sheet, SPECIALS, type Special } from './sheet.ts';
export { affordable, funds, INCLUDE, NONE, payment, price, REROLL, SELECT, SHIFT, type Specials } from './specials.ts';
export { circuitOf, State, toGo } from './state.ts';
export type { GrandPrixView as View } from './view.ts';
