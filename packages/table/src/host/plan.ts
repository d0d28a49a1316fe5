import { isFlaw, type Refusal } from '@waybill/rules/kernel';
import { setupOf } from '../log/fold.ts';
import type { Action } from './action.ts';
import { no } from './words.ts';
import type { Work } from './work.ts';

/** Other options, another number of seats, listed or not: until the match starts. Nobody is put out by it. */
export function plan(work: Work, { plan: wanted }: Extract<Action, { type: 'plan' }>): Refusal | null {
  const { table } = work;
  if (work.person !== table.owner) return no('not-owner');
  if (table.phase !== 'open') return no('started-already');
  const setup = setupOf({ ...wanted, game: table.plan.game });
  if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
  if (table.seats.slice(wanted.seats).some((one) => one.person !== null)) return no('seat-taken');
  work.push({ type: 'plan', ...wanted });
  return null;
}
