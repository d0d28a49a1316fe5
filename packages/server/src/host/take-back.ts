import type { Refusal, Seat } from '@waybill/kernel';
import type { Action } from '@waybill/protocol';
import { peopleAt } from '../log/table.ts';
import type { ActionDraft } from './action-draft.ts';
import { playerIn } from './match.ts';
import { no } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** To before one's own last decision, or before an earlier one. */
export function askBack(draft: ActionDraft, { to }: Of<'ask-back'>): Refusal | null {
  const seat = playerIn(draft);
  if (typeof seat !== 'number') return seat;
  // Who could go back would know what comes.
  if (draft.table.plan.deal !== undefined) return no('deal');
  if (draft.table.asked) return no('asked-already');
  const target = to ?? draft.history.findLastIndex((event) => event.by === seat);
  if (draft.history[target]?.by !== seat) return no('nothing-to-take-back');
  draft.push({ type: 'ask-back', seat, to: target });
  takeBackIfAgreed(draft, seat, target);
  return null;
}

export function answerBack(draft: ActionDraft, { yes }: Of<'answer-back'>): Refusal | null {
  const seat = playerIn(draft);
  if (typeof seat !== 'number') return seat;
  const { asked } = draft.table;
  if (!asked) return no('nobody-asked');
  if (yes && (asked.seat === seat || asked.yes.includes(seat))) return no('answered-already');
  draft.push({ type: 'answer-back', seat, yes });
  if (yes) takeBackIfAgreed(draft, asked.seat, asked.to);
  return null;
}

/** Everybody who is there has to agree; bots always do. */
function takeBackIfAgreed(draft: ActionDraft, asker: Seat, to: number): void {
  const { table } = draft;
  const agreed = peopleAt(table).every((one) => one === asker || table.asked?.yes.includes(one));
  if (!agreed) return;
  draft.push({ type: 'back', to });
  draft.goOn();
}
