import { findGame } from '@waybill/games';
import {
  apply,
  asUsual,
  dealtAfter,
  isFlaw,
  isRefusal,
  type Judged,
  judge,
  NOTHING_DEALT,
  readSetup,
} from '@waybill/kernel';
import { dayDealId, type Plan, type TableId } from '@waybill/protocol';
import { bookLag, charge, reward, startClocks } from './clock.ts';
import type { Entry } from './entry.ts';
import { History } from './history.ts';
import { FREE, type Playing, type Seated, type TableState } from './table.ts';

/** The set-up of a plan. The rules need no names: those are looked up when somebody reads them. */
export function setupOfPlan(plan: Plan) {
  const game = findGame(plan.game);
  if (!game) return { field: 'game', words: 'is not known' };
  const seats = Array.from({ length: plan.seats }, (_, seat) => `Seat ${seat + 1}`);
  return readSetup(game, { options: plan.options, seats, sheet: plan.sheet });
}

/** A plan that says what is usual today, so that it means the same when that has changed. */
export function usualPlan<P extends Pick<Plan, 'options' | 'sheet'>>(game: string, plan: P): P {
  const known = findGame(game);
  return known ? { ...plan, ...asUsual(known, plan) } : plan;
}

/** A plan from a log: today's deals were once called challenges, and named by their day. */
export function readPlan({ challenge, ...plan }: Plan & { readonly challenge?: string }): Plan {
  return challenge === undefined ? plan : { ...plan, deal: dayDealId(challenge, plan.game) };
}

export function begin(table: TableState): Playing {
  const setup = setupOfPlan(table.plan);
  if (isFlaw(setup)) throw new Error(`table ${table.id} can't be set up: ${setup.field} ${setup.words}`);
  return { setup, state: table.game.begin(setup), events: 0, dealt: NOTHING_DEALT };
}

export function openTable(id: TableId, entry: Entry | undefined): TableState {
  const game = entry?.type === 'made' ? findGame(entry.game) : undefined;
  if (entry?.type !== 'made' || !game || entry.by === undefined) throw new Error(`table ${id} has no beginning`);
  const { type: _, at, by, key: __, commit, dealer = 1, ...made } = entry;
  const plan = readPlan(made);
  return {
    id,
    plan,
    game,
    owner: by,
    made: at,
    commit,
    dealer,
    entries: 1,
    weighty: 0,
    changed: at,
    phase: 'open',
    paused: false,
    pausedAt: null,
    pauses: Array.from({ length: plan.seats }, () => 0),
    seats: Array.from({ length: plan.seats }, () => FREE),
    salts: Array.from({ length: plan.seats }, () => ''),
    promises: Array.from({ length: plan.seats }, () => null),
    starting: null,
    asked: null,
    takenBack: 0,
    clocks: null,
    playing: null,
    ending: null,
    ended: null,
    seed: null,
    rematch: null,
  };
}

/**
 * The next entry. `history` holds the events so far where they are at hand: only going back needs them. An event that has
 * just been judged in this very state need not be judged again.
 */
export function step(table: TableState, entry: Entry, history: History | null, judged: Judged | null = null): void {
  if (table.phase === 'on') charge(table, entry.at, givenBackIn(entry));
  if (entry.type === 'event') play(table, entry, history, judged);
  else change(table, entry, history);
  if (entry.type !== 'chat' && entry.type !== 'outage') table.weighty = table.entries;
  table.entries++;
  table.changed = entry.at;
}

/** The part of the time since the entry before that nobody pays for. */
function givenBackIn(entry: Entry): number {
  if (entry.type === 'outage') return entry.ms;
  return entry.type === 'event' ? (entry.lag ?? 0) : 0;
}

function change(table: TableState, entry: Exclude<Entry, { type: 'event' }>, history: History | null): void {
  switch (entry.type) {
    case 'plan':
      return replan(table, entry);
    case 'sit':
      return sit(table, entry.seat, { person: entry.person, bot: null, out: false }, entry);
    case 'bot':
      return sit(table, entry.seat, { person: null, bot: entry.level, out: false });
    case 'stand':
      if (table.phase === 'open') return sit(table, entry.seat, FREE);
      return setSeat(table, entry.seat, { ...table.seats[entry.seat], bot: entry.level ?? 'medium' });
    case 'ready':
      table.starting = entry.at;
      return;
    case 'reveal':
      table.salts = table.salts.with(entry.seat, entry.salt);
      return;
    case 'start':
      table.playing = begin(table);
      table.phase = 'on';
      table.starting = null;
      table.clocks = startClocks(table.plan.clock, table.plan.seats, entry.at);
      return;
    case 'ask-back':
      table.asked = { seat: entry.seat, to: entry.to, yes: [] };
      return;
    case 'answer-back':
      table.asked = entry.yes && table.asked ? { ...table.asked, yes: [...table.asked.yes, entry.seat] } : null;
      return;
    case 'back':
      return back(table, entry.to, history);
    case 'resign':
    case 'flag':
      return setSeat(table, entry.seat, { ...table.seats[entry.seat], bot: entry.level ?? null, out: true });
    case 'pause':
      table.paused = true;
      table.pausedAt = entry.at;
      table.pauses = table.pauses.with(entry.seat, table.pauses[entry.seat] + 1);
      return;
    case 'resume':
      table.paused = false;
      table.pausedAt = null;
      return;
    case 'end':
      table.phase = 'over';
      table.asked = null;
      table.ending = { how: entry.how, result: entry.result, winners: entry.winners };
      table.ended = entry.at;
      table.seed = entry.seed;
      return;
    case 'rematch':
      table.rematch = entry.table;
  }
}

/** Seats at the end come and go; whoever sits in one that goes stands up. */
function replan(table: TableState, { options, sheet, seats, listed, clock }: Omit<Plan, 'game'>): void {
  const { game } = table.plan;
  table.plan = { game, options, seats, listed, clock, ...(sheet === undefined ? {} : { sheet }) };
  table.seats = Array.from({ length: seats }, (_, seat) => table.seats[seat] ?? FREE);
  table.salts = Array.from({ length: seats }, (_, seat) => table.salts[seat] ?? '');
  table.promises = Array.from({ length: seats }, (_, seat) => table.promises[seat] ?? null);
  table.pauses = Array.from({ length: seats }, () => 0);
}

type Played = Extract<Entry, { type: 'event' }>;

/** What somebody mixes into the dice when they sit down. */
interface Mixed {
  readonly salt: string;
  readonly promise?: string;
}

const NOTHING_MIXED: Mixed = { salt: '' };

function setSeat(table: TableState, seat: number, seated: Seated): void {
  table.seats = table.seats.with(seat, seated);
}

function sit(table: TableState, seat: number, seated: Seated, mixed: Mixed = NOTHING_MIXED): void {
  setSeat(table, seat, seated);
  // The dice are settled with the start: who comes back to a seat changes nothing about them.
  if (table.phase !== 'open') return;
  table.salts = table.salts.with(seat, mixed.salt);
  table.promises = table.promises.with(seat, mixed.promise ?? null);
}

function play(table: TableState, { event, lag = 0 }: Played, history: History | null, before: Judged | null): void {
  const { game, playing } = table;
  if (!playing) throw new Error(`table ${table.id} has an event before its start`);
  const judged = before ?? judge(game, playing.state, event);
  if (isRefusal(judged)) throw new Error(`table ${table.id} holds an event that ${judged.clause} refuses`);
  if (judged.move === null) playing.dealt = dealtAfter(game, playing.state, playing.dealt);
  apply(game, playing.state, judged);
  playing.events++;
  history?.push(event, playing);
  table.asked = null;
  if (typeof event.by !== 'number') return;
  bookLag(table, event.by, lag);
  reward(table, event.by);
}

/** Thrown where a fold that began at a snapshot would have to look behind it. */
export class NeedsHistory extends Error {}

function back(table: TableState, to: number, history: History | null): void {
  if (!history || !table.playing) throw new NeedsHistory();
  const { setup } = table.playing;
  table.playing = { setup, events: to, ...history.back(setup, to) };
  table.asked = null;
  table.takenBack++;
}

/** A whole log, and the events of its match as they stand. */
export function fold(id: TableId, entries: readonly Entry[]): { table: TableState; history: History } {
  const table = openTable(id, entries[0]);
  const history = new History(table.game);
  for (const entry of entries.slice(1)) step(table, entry, history);
  return { table, history };
}
