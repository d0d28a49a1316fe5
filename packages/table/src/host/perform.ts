import type { Refusal } from '@waybill/rules/kernel';
import type { Action } from './action.ts';
import { pause, play, resign, resume } from './match.ts';
import { plan } from './plan.ts';
import { bot, sit, stand, start, unseat } from './seats.ts';
import { answerBack, askBack } from './take-back.ts';
import { no } from './words.ts';
import type { Work } from './work.ts';

type Performers = {
  readonly [T in Action['type']]: (work: Work, action: Extract<Action, { type: T }>) => Refusal | null;
};

const performers: Performers = {
  plan,
  sit,
  stand,
  unseat,
  bot,
  start,
  play,
  'ask-back': askBack,
  'answer-back': answerBack,
  resign,
  pause,
  resume,
  chat: (work, { text }) => {
    if (work.seat === null && work.person !== work.table.owner) return no('not-seated');
    work.push({ type: 'chat', text });
    return null;
  },
  rematch: (work, { table }) => {
    if (work.seat === null) return no('not-seated');
    if (work.table.phase !== 'over') return no('not-over');
    if (work.table.rematch !== null) return no('rematch-made');
    if (table !== undefined) work.push({ type: 'rematch', table });
    return null;
  },
};

/** Drafts what an action does, or says why it may not be. */
export function perform(work: Work, action: Action): Refusal | null {
  return (performers[action.type] as (work: Work, action: Action) => Refusal | null)(work, action);
}

/** What was decided before can only be read from the whole log. */
export const looksBack = (action: Action) => action.type === 'ask-back' || action.type === 'answer-back';
