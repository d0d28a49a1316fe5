import type { Game } from '../kernel/index.ts';
import type { CityMapSheet } from '../piecepack/index.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { result } from './ending.ts';
import { imagine } from './imagine.ts';
import { moves, play, read, shapes, write } from './notation.ts';
import { ask, say } from './say.ts';
import { sheet } from './sheet.ts';
import { begin, clone, copy, next, type State } from './state.ts';
import { state } from './view.ts';
import { words } from './words.ts';

export { paysAtPass, reach } from './bidding.ts';
export * as codes from './codes.ts';
export {
  type Market,
  markets,
  type PlacePrice,
  type Prospect,
  placePrices,
  prospects,
  type Quote,
  quote,
  wayBetween,
} from './helpers.ts';
export { africa } from './sheet.ts';
export { type State, type Step, SUITS_C2C } from './state.ts';
export type { SeatView, StateView } from './view.ts';

export const capeToCairo: Game<State, CityMapSheet> = {
  id: 'cape-to-cairo',
  title: 'Goods from Cape to Cairo',
  prefix: 'C2C',
  seats: { min: 2, max: 4 },
  best: 'highest',
  options: [{ key: 'longer', clause: 'C2C-3.2', kind: 'flag', default: false }],
  sheet,
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
  view: state,
  imagine,
  guess: clone,
  hide: (_, event) => event,
  open: () => true,
  score: (s) => Array.from(s.money),
  result,
  say,
  ask,
  draw,
};
