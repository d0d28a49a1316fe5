import type { Game } from '@waybill/kernel';
import { facts } from '../game.ts';
import { words } from '../words/en/rules.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { type Events, shapes } from './events.ts';
import { guess, imagine } from './imagine.ts';
import { write } from './notation.ts';
import { read } from './read.ts';
import { result, score } from './result.ts';
import { ask, say } from './say.ts';
import { type Sheet, sheetKind } from './sheet.ts';
import { begin, clone, copy, type State } from './state.ts';
import { moves, next, play } from './turn.ts';
import { hide, open, state, view } from './view.ts';

export const game: Game<State, Sheet, Events> = {
  ...facts,
  best: 'highest',
  options: [
    { key: 'bonusDice', clause: 'HA-4.1', kind: 'flag', default: false },
    { key: 'hidden', clause: 'HA-4.2', kind: 'flag', default: false },
    {
      key: 'begins',
      clause: 'HA-1.3',
      reading: true,
      kind: 'choice',
      values: ['first', 'dice'],
      default: 'first',
      usual: 'dice',
    },
    { key: 'patience', clause: 'HA-2.9', reading: true, kind: 'whole', min: 1, max: 9, default: 4 },
    {
      key: 'press',
      clause: 'HA-2.9',
      reading: true,
      kind: 'choice',
      values: ['turn', 'dice', 'roll'],
      default: 'turn',
      usual: 'roll',
    },
  ],
  sheet: sheetKind,
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
  open,
  score,
  result,
  say,
  ask,
  draw,
};

export { rangeText } from '../words/en/rules.ts';
export { canRoll, couldPlace, givesWay, isPressed, mustPlace, openMask, pipsRolled, rollIsDue } from './allowed.ts';
export { canStay } from './depart.ts';
export {
  type Die,
  type DieJson,
  dieJson,
  dieOf,
  GOLD,
  KINDS,
  type Kind,
  kindOf,
  PLAIN,
  pipsOf,
  RED,
  SHIFTED,
  type WrittenDie,
} from './dice.ts';
export { bonusFor, departureValue, hasDockFor, holds, profitFor } from './earnings.ts';
export type { Events, SeenEvents } from './events.ts';
export { CELLS, type Cell, type CellName, cellIndex, PAIRS, PORTS, stripCell, stripCells, stripOf } from './grid.ts';
export * as move from './move.ts';
export { bookedReach, fitChance, stripChance, stripNeeds } from './odds.ts';
export { type DepartureQuote, quoteDeparture } from './quote.ts';
export { type Capacity, type Dock, type Range, type Sheet, sums, type Transport } from './sheet.ts';
export {
  ACT,
  availableDice,
  DEPART,
  DOCK,
  isDocked,
  type MatchConstants,
  NONE,
  OVER,
  portOf,
  ROLLING,
  type State,
} from './state.ts';
export { anyReady, carries, isReady, openCells, stripSum } from './strip.ts';
export { bookedDice, type GridDie, HIDDEN, type SeatJson, type StateJson, seesPorts } from './view.ts';
