import type { Refusal, Seat } from '@waybill/rules/kernel';
import { peopleAt } from '../log/table.ts';
import type { Action } from './action.ts';
import { playerIn } from './match.ts';
import { no } from './words.ts';
import type { Work } from './work.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** To before one's own last decision, or before an earlier one. */
export function askBack(work: Work, { to }: Of<'ask-back'>): Refusal | null {
  const seat = playerIn(work);
  if (typeof seat !== 'number') return seat;
  if (work.table.asked) return no('asked-already');
  const target = to ?? work.history.findLastIndex((event) => event.by === seat);
  if (work.history[target]?.by !== seat) return no('nothing-to-take-back');
  work.push({ type: 'ask-back', seat, to: target });
  settle(work, seat, target);
  return null;
}

export function answerBack(work: Work, { yes }: Of<'answer-back'>): Refusal | null {
  const seat = playerIn(work);
  if (typeof seat !== 'number') return seat;
  const { asked } = work.table;
  if (!asked) return no('nobody-asked');
  if (yes && (asked.seat === seat || asked.yes.includes(seat))) return no('answered-already');
  work.push({ type: 'answer-back', seat, yes });
  if (yes) settle(work, asked.seat, asked.to);
  return null;
}

/** Everybody who is there has to agree; bots always do. */
function settle(work: Work, asker: Seat, to: number): void {
  const { table } = work;
  const agreed = peopleAt(table).every((one) => one === asker || table.asked?.yes.includes(one));
  if (!agreed) return;
  work.push({ type: 'back', to });
  work.goOn();
}
