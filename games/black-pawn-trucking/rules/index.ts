import { type Game, withoutSecrets } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { facts } from '../game.ts';
import { words } from '../words/en/rules.ts';
import { MOST_LOANS } from './bank.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { type Events, shapes } from './events.ts';
import { moves, next, play } from './moves.ts';
import { read, write } from './notation.ts';
import { result, score } from './result.ts';
import { ask, say } from './say.ts';
import { sheetKind } from './sheet.ts';
import { begin, clone, copy, type State } from './state.ts';
import { imagine, view } from './view.ts';

export const game: Game<State, CityMapSheet, Events> = {
  ...facts,
  best: 'highest',
  options: [
    { key: 'start', clause: 'BPT-1.3', kind: 'choice', values: ['moons', 'choose'], default: 'moons' },
    { key: 'loans', clause: 'BPT-1.4', kind: 'whole', min: 0, max: MOST_LOANS, default: 1 },
    {
      key: 'foreclosure',
      clause: 'BPT-2.12',
      reading: true,
      kind: 'choice',
      values: ['last', 'strict'],
      default: 'last',
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
  ...withoutSecrets(view, clone),
  imagine,
  score: (s) => [score(s)],
  result,
  say,
  ask,
  draw,
};

export { cheapestDrive, contractPrice, LOAN, loansToCover, MOST_LOANS } from './bank.ts';
export { driveCost } from './drive.ts';
export type { Events } from './events.ts';
export { BUY_CONTRACT, TAKE_LOAN, WAIT } from './moves.ts';
export { buyers, contractCities, type Demand, demand, hiddenRanks, type Quote, quote } from './quote.ts';
export type { Roads } from './roads.ts';
export { britainAndIreland, SUIT_CODES } from './sheet.ts';
export type { State, Step } from './state.ts';
export { FEW_GOODS } from './turn.ts';
export type { TruckingView } from './view.ts';
