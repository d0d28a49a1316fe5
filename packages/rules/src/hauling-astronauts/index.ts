import type { Game } from '../kernel/index.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { guess, imagine } from './imagine.ts';
import { shapes, write } from './notation.ts';
import { read } from './read.ts';
import { result, score } from './result.ts';
import { ask, say } from './say.ts';
import { type Sheet, sheetKind } from './sheet.ts';
import { begin, clone, copy, type State } from './state.ts';
import { moves, next, play } from './turn.ts';
import { hide, open, state, view } from './view.ts';
import { words } from './words.ts';

export const haulingAstronauts: Game<State, Sheet> = {
  id: 'hauling-astronauts',
  title: 'Hauling Astronauts',
  prefix: 'HA',
  seats: { min: 2, max: 2 },
  best: 'highest',
  options: [
    { key: 'bonusDice', clause: 'HA-4.1', kind: 'flag', default: false },
    { key: 'hidden', clause: 'HA-4.2', kind: 'flag', default: false },
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

export { canRoll, couldPlace, isPressed, mustPlace, openMask, rollIsDue } from './allowed.ts';
export { canStay } from './depart.ts';
export {
  type Die,
  type DieJson,
  dieJson,
  GOLD,
  KINDS,
  type Kind,
  kindOf,
  PLAIN,
  pipsOf,
  RED,
  SHIFTED,
} from './dice.ts';
export { bonusFor, departureValue, hasDockFor, holds, profitFor } from './earnings.ts';
export { CELLS, type Cell, type CellName, PAIRS, PORTS, stripCell, stripCells, stripOf } from './grid.ts';
export * as move from './move.ts';
export { bookedReach, fitChance, stripChance, stripNeeds } from './odds.ts';
export { type DepartureQuote, quoteDeparture } from './quote.ts';
export { type Capacity, type Dock, type Range, type Sheet, sums, type Transport } from './sheet.ts';
export { ACT, DEPART, DOCK, isDocked, NONE, OVER, portOf, ROLLING, type State, type Table } from './state.ts';
export { anyReady, carries, isReady, openCells, stripSum } from './strip.ts';
export { bookedDice, type GridDie, HIDDEN, type SeatJson, type StateJson, seesPorts } from './view.ts';
export { rangeText } from './words.ts';
