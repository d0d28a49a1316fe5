import type { Game } from '../kernel/index.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { result } from './ending.ts';
import { hide } from './hide.ts';
import { imagine } from './imagine.ts';
import { guess } from './knowledge.ts';
import { moves, next, play } from './moves.ts';
import { shapes, write } from './notation.ts';
import { read } from './read.ts';
import { ask, say } from './say.ts';
import { score } from './score.ts';
import { begin, clone, copy, type State } from './state.ts';
import { state, view } from './view.ts';
import { words } from './words.ts';

/** Ship It! by Stephen and Michael Schoessow. */
export const shipIt: Game<State, null> = {
  id: 'ship-it',
  title: 'Ship It!',
  prefix: 'SI',
  seats: { min: 2, max: 4 },
  best: 'highest',
  options: [{ key: 'target', clause: 'SI-5.1', kind: 'whole', min: 50, max: 150, default: 100 }],
  sheet: null,
  shapes,
  words,
  chance,
  begin,
  next,
  moves,
  play,
  read,
  write,
  clone,
  copy,
  state,
  view,
  imagine,
  guess,
  hide,
  score,
  result,
  say,
  ask,
  draw,
};

export * from './advice.ts';
export { goalOf } from './ending.ts';
export * as inside from './inside.ts';
export * from './odds.ts';
export { type Site, sitesOf } from './sites.ts';
export type { State as ShipItState } from './state.ts';
export { ownerOf, SHIP_SUITS } from './suits.ts';
export type { BySuit, DominoView, LoadView, ShipItView } from './view-types.ts';
export { haulWay, officialWay } from './ways.ts';
