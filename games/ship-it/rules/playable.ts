import type { Playable } from '@waybill/kernel';
import { facts } from '../game.ts';
import { words } from '../words/en/rules.ts';
import { chance } from './chance.ts';
import { result } from './ending.ts';
import { type Events, shapes } from './events.ts';
import { imagine } from './imagine.ts';
import { guess } from './knowledge.ts';
import { moves, next, play } from './moves.ts';
import { write } from './notation.ts';
import { read } from './read.ts';
import { ask, say } from './say.ts';
import { score } from './score.ts';
import { begin, clone, copy, type State } from './state.ts';
import { hide, state, view } from './view.ts';

/** All that a first move needs. */
export const playable: Playable<State, null, Events> = {
  ...facts,
  best: 'highest',
  options: [
    { key: 'target', clause: 'SI-5.1', reading: true, kind: 'whole', min: 50, max: 150, also: [0], default: 100 },
    { key: 'dry', clause: 'SI-5.2', reading: true, kind: 'whole', min: 5, max: 20, default: 10 },
    { key: 'halves', clause: 'SI-2.7', reading: true, kind: 'choice', values: ['one', 'many'], default: 'one' },
    { key: 'layout', clause: 'SI-1.2', reading: true, kind: 'choice', values: ['sites', 'winding'], default: 'sites' },
  ],
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
};
