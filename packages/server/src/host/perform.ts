import type { Refusal } from '@waybill/kernel';
import type { Action, ActionRequest, TableId } from '@waybill/protocol';
import type { ActionDraft } from './action-draft.ts';
import { type SitAtDeal, sitAtDeal, type TakeMatch, takeMatch } from './deal-table.ts';
import { pause, play, resign, resume } from './match.ts';
import { rematch, type SitAgain, sitAgain } from './rematch.ts';
import { bot, plan, reveal, sit, stand, start, unseat } from './seats.ts';
import { answerBack, askBack } from './take-back.ts';
import { no } from './words.ts';

/** An action as the table does it: whoever asks for a rematch names no table and no seat, the server does. */
export type TableAction =
  | Exclude<Action, { type: 'rematch' }>
  | { readonly type: 'rematch'; readonly table?: TableId }
  | SitAgain
  | SitAtDeal
  | TakeMatch;

export type TableRequest = Omit<ActionRequest, 'action'> & {
  readonly action: TableAction;
  /** How long messages to its author and back take, in milliseconds, as the server has measured it. */
  readonly lag?: number;
};

/** What became of an action. */
export type ActionOutcome =
  | { readonly ok: true; readonly n: number }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly words: string;
      /** What the author had not seen, where that is why. */
      readonly update: string | null;
    };

type Performers = {
  readonly [T in TableAction['type']]: (
    draft: ActionDraft,
    action: Extract<TableAction, { type: T }>,
  ) => Refusal | null;
};

const performers: Performers = {
  plan,
  sit,
  stand,
  unseat,
  bot,
  start,
  reveal,
  play,
  'ask-back': askBack,
  'answer-back': answerBack,
  resign,
  pause,
  resume,
  chat: (draft, { text }) => {
    if (draft.seat === null && draft.person !== draft.table.owner) return no('not-seated');
    draft.push({ type: 'chat', text });
    return null;
  },
  rematch,
  'sit-again': sitAgain,
  'sit-at-deal': sitAtDeal,
  'take-match': takeMatch,
};

/** Drafts what an action does, or says why it may not be. */
export function perform(draft: ActionDraft, action: TableAction): Refusal | null {
  return (performers[action.type] as (draft: ActionDraft, action: TableAction) => Refusal | null)(draft, action);
}

/** What was decided before can only be read from the whole log. */
export const looksBack = (action: TableAction) => action.type === 'ask-back' || action.type === 'answer-back';
