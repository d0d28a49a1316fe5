import type { Game } from '@waybill/kernel';
import { facts } from '../game.ts';
import { words } from '../words/en/rules.ts';
import { chance } from './chance.ts';
import { draw } from './draw.ts';
import { type Events, shapes } from './events.ts';
import { read, write } from './notation.ts';
import { result, score } from './result.ts';
import { ask, say } from './say.ts';
import { begin, clone, copy, type State } from './state.ts';
import { moves, next, play } from './turn.ts';
import { guess, hide, imagine, state, view } from './view.ts';

export const game: Game<State, null, Events> = {
  ...facts,
  best: 'highest',
  options: [{ key: 'floor', clause: 'SLIP-1.3', kind: 'whole', min: 8, max: 14, default: 10 }],
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

export type { Events } from './events.ts';
export { limit, SLIPS, type State } from './state.ts';
export { CLOSE } from './turn.ts';
export type { SlipsView } from './view.ts';
