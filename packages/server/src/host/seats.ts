import { commitment, isFlaw, type Refusal, type Seat } from '@waybill/kernel';
import { type Action, REVEAL_MS } from '@waybill/protocol';
import { setupOfPlan, usualPlan } from '../log/fold.ts';
import { silentSeats } from '../log/table.ts';
import { type ActionDraft, STAND_IN } from './action-draft.ts';
import { no } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const isSeat = (draft: ActionDraft, seat: Seat) => seat >= 0 && seat < draft.table.seats.length;

export function sit(draft: ActionDraft, { seat, salt = '', promise }: Of<'sit'>): Refusal | null {
  const { table, person } = draft;
  if (table.phase === 'over') return no('over');
  if (table.phase === 'on') return comeBack(draft);
  if (table.plan.deal !== undefined) return no('deal');
  if (table.starting !== null) return no('starting');
  if (draft.seat !== null) return no('seated-already');
  const chosen = seat ?? table.seats.findIndex((one) => one.person === null && one.bot === null);
  if (!isSeat(draft, chosen)) return no(seat === undefined ? 'seat-taken' : 'no-seat');
  if (table.seats[chosen].person !== null) return no('seat-taken');
  if (person !== null)
    draft.push({ type: 'sit', seat: chosen, person, ...(promise === undefined ? { salt } : { salt: '', promise }) });
  return null;
}

/** Takes the seat back from the bot that played on. */
function comeBack(draft: ActionDraft): Refusal | null {
  const { seat, table, person } = draft;
  if (seat === null || person === null) return no('started-already');
  if (table.seats[seat].out) return no('seat-lost');
  if (table.seats[seat].bot === null) return no('seated-already');
  draft.push({ type: 'sit', seat, person, salt: '' });
  return null;
}

export function stand(draft: ActionDraft): Refusal | null {
  const { seat, table } = draft;
  if (seat === null) return no('not-seated');
  if (table.phase === 'over') return no('over');
  if (table.starting !== null) return no('starting');
  // Who stood up would go on looking at a match that they may yet play themselves.
  if (table.phase === 'open' && table.plan.deal !== undefined) return no('deal');
  if (table.phase === 'open') draft.push({ type: 'stand', seat });
  else if (table.seats[seat].bot === null) draft.push({ type: 'stand', seat, level: STAND_IN });
  else return no('not-seated');
  return null;
}

export function unseat(draft: ActionDraft, { seat }: Of<'unseat'>): Refusal | null {
  const refusal = ownerBeforeStart(draft, seat);
  if (refusal) return refusal;
  draft.push({ type: 'stand', seat });
  return null;
}

export function bot(draft: ActionDraft, { seat, level }: Of<'bot'>): Refusal | null {
  const refusal = ownerBeforeStart(draft, seat);
  if (refusal) return refusal;
  if (draft.table.seats[seat].person !== null) return no('seat-taken');
  draft.push({ type: 'bot', seat, level });
  return null;
}

function ownerBeforeStart(draft: ActionDraft, seat: Seat): Refusal | null {
  if (draft.person !== draft.table.owner) return no('not-owner');
  if (draft.table.phase !== 'open') return no('started-already');
  if (draft.table.plan.deal !== undefined) return no('deal');
  if (draft.table.starting !== null) return no('starting');
  return isSeat(draft, seat) ? null : no('no-seat');
}

export function start(draft: ActionDraft): Refusal | null {
  const { table } = draft;
  if (table.phase !== 'open') return no('started-already');
  if (draft.seat === null && draft.person !== table.owner) return no('not-seated');
  const free = table.seats.filter((one) => one.person === null && one.bot === null).length;
  if (free > 0) return no('seats-free', { free });
  if (table.seats.every((one) => one.person === null)) return no('played-for-others');
  if (table.starting !== null) return no('starting');
  if (silentSeats(table).length === 0) begin(draft);
  else draft.push({ type: 'ready' });
  return null;
}

/** What was promised when sitting down; the last to reveal starts the match. */
export function reveal(draft: ActionDraft, { salt }: Of<'reveal'>): Refusal | null {
  const { table, seat } = draft;
  if (seat === null) return no('not-seated');
  if (table.starting === null) return no(table.phase === 'open' ? 'not-started' : 'started-already');
  if (!silentSeats(table).includes(seat)) return no('revealed-already');
  if (commitment(salt) !== table.promises[seat]) return no('wrong-salt');
  draft.push({ type: 'reveal', seat, salt });
  if (silentSeats(draft.table).length === 0) begin(draft);
  return null;
}

/** Nobody can hold a match up by saying nothing; who did is in the log. */
export function startWithoutSilent(draft: ActionDraft, now: number): void {
  const { starting } = draft.table;
  if (starting !== null && starting + REVEAL_MS <= now) begin(draft);
}

function begin(draft: ActionDraft): void {
  const silent = silentSeats(draft.table);
  draft.push(silent.length > 0 ? { type: 'start', silent } : { type: 'start' });
  draft.goOn();
}

/** Other options, another number of seats, listed or not: until the match starts. Nobody is put out by it. */
export function plan(draft: ActionDraft, { plan: asked }: Of<'plan'>): Refusal | null {
  const { table } = draft;
  const wanted = usualPlan(table.plan.game, asked);
  if (draft.person !== table.owner) return no('not-owner');
  if (table.plan.deal !== undefined) return no('deal');
  if (table.phase !== 'open') return no('started-already');
  if (table.starting !== null) return no('starting');
  const setup = setupOfPlan({ ...wanted, game: table.plan.game });
  if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
  if (table.seats.slice(wanted.seats).some((one) => one.person !== null)) return no('seat-taken');
  draft.push({ type: 'plan', ...wanted });
  return null;
}
