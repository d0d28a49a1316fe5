import { type Game, withoutSecrets } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { facts } from '../game.ts';
import { words } from '../words/en/rules.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { result } from './ending.ts';
import { type Events, shapes } from './events.ts';
import { imagine } from './imagine.ts';
import { moves, play, read, write } from './notation.ts';
import { ask, say } from './say.ts';
import { sheet } from './sheet.ts';
import { begin, clone, copy, next, type State } from './state.ts';
import { state } from './view.ts';

export { paysAtPass, reach } from './bidding.ts';
export * as codes from './codes.ts';
export type { Events } from './events.ts';
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

export const game: Game<State, CityMapSheet, Events> = {
  ...facts,
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
  ...withoutSecrets(state, clone),
  imagine,
  score: (s) => Array.from(s.money),
  result,
  say,
  ask,
  draw,
};
