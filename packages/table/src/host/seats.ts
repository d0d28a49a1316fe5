import type { Refusal, Seat } from '@waybill/rules/kernel';
import type { Action } from './action.ts';
import { no } from './words.ts';
import { STAND_IN, type Work } from './work.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const isSeat = (work: Work, seat: Seat) => seat >= 0 && seat < work.table.seats.length;

export function sit(work: Work, { seat, salt = '' }: Of<'sit'>): Refusal | null {
  const { table, person } = work;
  if (table.phase === 'over') return no('over');
  if (table.phase === 'on') return comeBack(work);
  if (work.seat !== null) return no('seated-already');
  const chosen = seat ?? table.seats.findIndex((one) => one.person === null && one.bot === null);
  if (!isSeat(work, chosen)) return no(seat === undefined ? 'seat-taken' : 'no-seat');
  if (table.seats[chosen].person !== null) return no('seat-taken');
  if (person !== null) work.push({ type: 'sit', seat: chosen, person, salt });
  return null;
}

/** Takes the seat back from the bot that played on. */
function comeBack(work: Work): Refusal | null {
  const { seat, table, person } = work;
  if (seat === null || person === null) return no('started-already');
  if (table.seats[seat].out) return no('seat-lost');
  if (table.seats[seat].bot === null) return no('seated-already');
  work.push({ type: 'sit', seat, person, salt: '' });
  return null;
}

export function stand(work: Work): Refusal | null {
  const { seat, table } = work;
  if (seat === null) return no('not-seated');
  if (table.phase === 'over') return no('over');
  if (table.phase === 'open') work.push({ type: 'stand', seat });
  else if (table.seats[seat].bot === null) work.push({ type: 'stand', seat, level: STAND_IN });
  else return no('not-seated');
  return null;
}

export function unseat(work: Work, { seat }: Of<'unseat'>): Refusal | null {
  const refusal = ownerBeforeStart(work, seat);
  if (refusal) return refusal;
  work.push({ type: 'stand', seat });
  return null;
}

export function bot(work: Work, { seat, level }: Of<'bot'>): Refusal | null {
  const refusal = ownerBeforeStart(work, seat);
  if (refusal) return refusal;
  if (work.table.seats[seat].person !== null) return no('seat-taken');
  work.push({ type: 'bot', seat, level });
  return null;
}

function ownerBeforeStart(work: Work, seat: Seat): Refusal | null {
  if (work.person !== work.table.owner) return no('not-owner');
  if (work.table.phase !== 'open') return no('started-already');
  return isSeat(work, seat) ? null : no('no-seat');
}

export function start(work: Work): Refusal | null {
  const { table } = work;
  if (table.phase !== 'open') return no('started-already');
  if (work.seat === null && work.person !== table.owner) return no('not-seated');
  const free = table.seats.filter((one) => one.person === null && one.bot === null).length;
  if (free > 0) return no('seats-free', { free });
  if (table.seats.every((one) => one.person === null)) return no('played-for-others');
  work.push({ type: 'start' });
  work.goOn();
  return null;
}
