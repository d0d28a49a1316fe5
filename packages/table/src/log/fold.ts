import { findGame } from '@waybill/rules';
import { apply, type Event, isFlaw, isRefusal, type Judged, judge, readSetup } from '@waybill/rules/kernel';
import { charge, reward, startClocks } from './clock.ts';
import type { Entry, Plan, TableId } from './entry.ts';
import { FREE, type Playing, type Seated, type Table } from './table.ts';

/** The set-up of a plan. The rules need no names: those are looked up when somebody reads them. */
export function setupOf(plan: Plan) {
  const game = findGame(plan.game);
  if (!game) return { field: 'game', words: 'is not known' };
  const seats = Array.from({ length: plan.seats }, (_, seat) => `Seat ${seat + 1}`);
  return readSetup(game, { options: plan.options, seats, sheet: plan.sheet });
}

export function begin(table: Table): Playing {
  const setup = setupOf(table.plan);
  if (isFlaw(setup)) throw new Error(`table ${table.id} can't be set up: ${setup.field} ${setup.words}`);
  return { setup, state: table.game.begin(setup), events: 0 };
}

export function openTable(id: TableId, entry: Entry): Table {
  const game = entry.type === 'made' ? findGame(entry.game) : undefined;
  if (entry.type !== 'made' || !game || entry.by === undefined) throw new Error(`table ${id} has no beginning`);
  const { type: _, at, by, key: __, commit, ...plan } = entry;
  return {
    id,
    plan,
    game,
    owner: by,
    made: at,
    commit,
    entries: 1,
    weighty: 0,
    changed: at,
    phase: 'open',
    paused: false,
    seats: Array.from({ length: plan.seats }, () => FREE),
    salts: Array.from({ length: plan.seats }, () => ''),
    asked: null,
    takenBack: 0,
    clocks: null,
    playing: null,
    ending: null,
    seed: null,
    rematch: null,
  };
}

/**
 * The next entry. `history` holds the events so far where they are at hand: only going back needs them. An event that has
 * just been judged in this very state need not be judged again.
 */
export function step(table: Table, entry: Entry, history: Event[] | null, judged: Judged | null = null): void {
  if (table.phase === 'on') charge(table, entry.at);
  if (entry.type === 'event') play(table, entry.event, history, judged);
  else change(table, entry, history);
  if (entry.type !== 'chat') table.weighty = table.entries;
  table.entries++;
  table.changed = entry.at;
}

function change(table: Table, entry: Exclude<Entry, { type: 'event' }>, history: Event[] | null): void {
  switch (entry.type) {
    case 'plan':
      return replan(table, entry);
    case 'sit':
      return sit(table, entry.seat, { person: entry.person, bot: null, out: false }, entry.salt);
    case 'bot':
      return sit(table, entry.seat, { person: null, bot: entry.level, out: false }, '');
    case 'stand':
      if (table.phase === 'open') return sit(table, entry.seat, FREE, '');
      return setSeat(table, entry.seat, { ...table.seats[entry.seat], bot: entry.level ?? 'medium' });
    case 'start':
      table.playing = begin(table);
      table.phase = 'on';
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
    case 'resume':
      table.paused = entry.type === 'pause';
      return;
    case 'end':
      table.phase = 'over';
      table.asked = null;
      table.ending = { how: entry.how, result: entry.result, winners: entry.winners };
      table.seed = entry.seed;
      return;
    case 'rematch':
      table.rematch = entry.table;
  }
}

/** Seats at the end come and go; whoever sits in one that goes stands up. */
function replan(table: Table, { options, sheet, seats, listed, clock }: Omit<Plan, 'game'>): void {
  const { game } = table.plan;
  table.plan = { game, options, seats, listed, clock, ...(sheet === undefined ? {} : { sheet }) };
  table.seats = Array.from({ length: seats }, (_, seat) => table.seats[seat] ?? FREE);
  table.salts = Array.from({ length: seats }, (_, seat) => table.salts[seat] ?? '');
}

function setSeat(table: Table, seat: number, seated: Seated): void {
  table.seats = table.seats.with(seat, seated);
}

function sit(table: Table, seat: number, seated: Seated, salt: string): void {
  setSeat(table, seat, seated);
  // The dice are settled with the start: who comes back to a seat changes nothing about them.
  if (table.phase === 'open') table.salts = table.salts.with(seat, salt);
}

function play(table: Table, event: Event, history: Event[] | null, before: Judged | null): void {
  const { game, playing } = table;
  if (!playing) throw new Error(`table ${table.id} has an event before its start`);
  const judged = before ?? judge(game, playing.state, event);
  if (isRefusal(judged)) throw new Error(`table ${table.id} holds an event that ${judged.clause} refuses`);
  apply(game, playing.state, judged);
  playing.events++;
  history?.push(event);
  table.asked = null;
  if (typeof event.by === 'number') reward(table, event.by);
}

/** Thrown where a fold that began at a snapshot would have to look behind it. */
export class NeedsHistory extends Error {}

function back(table: Table, to: number, history: Event[] | null): void {
  if (!history) throw new NeedsHistory();
  history.length = to;
  const playing = begin(table);
  for (const event of history) {
    const judged = judge(table.game, playing.state, event);
    if (!isRefusal(judged)) apply(table.game, playing.state, judged);
  }
  table.playing = { ...playing, events: to };
  table.asked = null;
  table.takenBack++;
}

/** A whole log, and the events of its match as they stand. */
export function fold(id: TableId, entries: readonly Entry[]): { table: Table; history: Event[] } {
  const table = openTable(id, entries[0]);
  const history: Event[] = [];
  for (const entry of entries.slice(1)) step(table, entry, history);
  return { table, history };
}
