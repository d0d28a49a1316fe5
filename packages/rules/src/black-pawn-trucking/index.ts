import type { Game } from '../kernel/index.ts';
import type { CityMapSheet } from '../piecepack/index.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { moves, next, play } from './moves.ts';
import { read, shapes, write } from './notation.ts';
import { result, score } from './result.ts';
import { ask, say } from './say.ts';
import { sheetKind } from './sheet.ts';
import { begin, clone, copy, type State } from './state.ts';
import { imagine, view } from './view.ts';
import { words } from './words.ts';

export const blackPawnTrucking: Game<State, CityMapSheet> = {
  id: 'black-pawn-trucking',
  title: 'Black Pawn Trucking',
  prefix: 'BPT',
  seats: { min: 1, max: 1 },
  best: 'highest',
  options: [
    { key: 'start', clause: 'BPT-1.3', kind: 'choice', values: ['moons', 'choose'], default: 'moons' },
    { key: 'loans', clause: 'BPT-1.4', kind: 'whole', min: 0, max: 5, default: 1 },
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
  state: view,
  view,
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

export { cheapestDrive, contractPrice, LOAN, loansToCover, MOST_LOANS } from './bank.ts';
export { driveCost } from './drive.ts';
export { BUY_CONTRACT, TAKE_LOAN, WAIT } from './moves.ts';
export { buyers, contractCities, type Demand, demand, hiddenRanks, type Quote, quote } from './quote.ts';
export type { Roads } from './roads.ts';
export { britainAndIreland, SUIT_CODES } from './sheet.ts';
export type { State, Step } from './state.ts';
export { FEW_GOODS } from './turn.ts';
export type { TruckingView } from './view.ts';
