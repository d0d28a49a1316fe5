import { explain, type Refusal, refuse, speak, type Words } from '@waybill/kernel';
import type { TableState } from '../log/table.ts';

/** What a table refuses by itself; the rules have their own words. */
const words: Words = {
  'unknown-table': 'there is no such table',
  stale: 'something happened at the table that you had not seen yet',
  'no-seat': 'this table has no such seat',
  'seat-taken': 'somebody else sits there',
  'seated-already': 'you have a seat at this table already',
  'not-seated': 'only who has a seat at this table may do that',
  'not-owner': 'only who made the table may do that',
  'started-already': 'the match has started already',
  'not-started': 'the match has not started yet',
  deal: 'that is not for a deal that others play too',
  'deal-over': 'this deal is over',
  'deal-without-server': 'this deal is played without a server: send its match file',
  'deal-dice': 'event {index} is not what the dice of this deal bring',
  'deal-unfinished': 'the match is not over',
  'deal-set-up': 'the match is not set up as the deal is: {field}',
  'too-many-deals': 'you have made {most} deals that are not over yet',
  starting: 'the match is about to start',
  'wrong-salt': 'that is not the salt you promised',
  'revealed-already': 'there is nothing for you to reveal',
  'paused-enough': 'you have paused this match {most} times already',
  'not-over': 'the match is not over yet',
  over: 'the match is over',
  'seats-free': 'there are free seats: {free}',
  'out-of-time': 'your time has run out',
  paused: 'the match is paused',
  'not-paused': 'the match is not paused',
  'not-your-seat': 'that is another seat’s decision',
  'nothing-to-take-back': 'you have not decided anything yet that could be taken back',
  'nobody-asked': 'nobody asks to take anything back',
  'asked-already': 'somebody asks to take something back already',
  'answered-already': 'you have answered that already',
  'seat-lost': 'who resigned or ran out of time can’t come back to the seat',
  'played-for-others': 'a table can’t be filled with bots alone',
  'too-many-tables': 'you have {most} unfinished tables: finish or leave some first',
  'table-full': 'the log of this table is full',
  busy: 'that could not be kept safe just now: try again',
  flaw: '{field} {words}',
};

export type Code = keyof typeof words & string;

export const TABLE_CLAUSE = 'table';

export const no = (code: Code, facts: Refusal['facts'] = {}): Refusal => refuse(TABLE_CLAUSE, code, facts);

/** Any refusal in words for a person. */
export function inWords(refusal: Refusal, table: TableState | null): string {
  if (refusal.clause === TABLE_CLAUSE || !table) return speak(words, { key: refusal.code, facts: refusal.facts });
  return explain(table.game, refusal);
}
