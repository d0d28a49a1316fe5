import { findGame } from '@waybill/games';
import {
  apply,
  canonical,
  type Event,
  type Game,
  isFlaw,
  isRefusal,
  judge,
  readSetup,
  type Viewer,
} from '@waybill/kernel';
import type { Update } from '@waybill/protocol';
import type { Sql } from './database.ts';
import type { Acknowledged, Heard } from './person.ts';

/** A line of a log as it is stored. Read here without the server's own readers: they are what is checked. */
interface Line {
  readonly at: number;
  readonly by?: string;
  readonly key?: string;
  readonly type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever an entry of its type has
  readonly [field: string]: any;
}

/** The table after an entry. */
interface Moment {
  readonly state: unknown;
  readonly events: number;
  readonly people: readonly (string | null)[];
}

export interface Log {
  readonly table: string;
  readonly seed: string;
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly moments: readonly Moment[];
}

type Fault = (what: string) => void;

export function readLogs(sql: Sql, fault: Fault): Map<string, Log> {
  const logs = new Map<string, Log>();
  const tables = sql.prepare('select id, seed, entries from tables order by made, id').all() as {
    id: string;
    seed: string;
    entries: number;
  }[];
  for (const { id, seed, entries } of tables) {
    const lines: Line[] = [];
    const rows = sql.prepare('select n, body from entries where table_id = ? order by n').all(id);
    for (const { n, body } of rows as { n: number; body: string }[]) {
      if (n !== lines.length) fault(`${id}: a row is numbered ${n} after ${lines.length} entries`);
      lines.push(...body.split('\n').map((line) => JSON.parse(line) as Line));
    }
    if (lines.length !== entries) fault(`${id} has ${lines.length} entries and says ${entries}`);
    const game = findGame(lines[0].game);
    if (!game) throw new Error(`${id} has no game`);
    logs.set(id, { table: id, seed, game, lines, moments: momentsOf(id, game, lines, fault) });
  }
  return logs;
}

/** What the rules make of the log, by playing it again from the start for every take-back. */
function momentsOf(id: string, game: Game, lines: readonly Line[], fault: Fault): Moment[] {
  const [made] = lines;
  const names = (count: number) => Array.from({ length: count }, (_, i) => `Seat ${i + 1}`);
  const setup = readSetup(game, { options: made.options, seats: names(made.seats), sheet: made.sheet });
  if (isFlaw(setup)) throw new Error(setup.words);
  let people: readonly (string | null)[] = names(made.seats).map(() => null);
  let events: Event[] = [];
  let state: unknown = null;
  const play = (event: Event) => {
    const judged = judge(game, state, event);
    if (isRefusal(judged)) return fault(`${id} holds an event that the rules refuse: ${JSON.stringify(event)}`);
    apply(game, state, judged);
  };
  return lines.map((line) => {
    if (line.type === 'sit') people = people.with(line.seat, line.person);
    else if (line.type === 'bot') people = people.with(line.seat, null);
    else if (line.type === 'stand' && state === null) people = people.with(line.seat, null);
    else if (line.type === 'start') state = game.begin(setup);
    else if (line.type === 'event') {
      play(line.event);
      events.push(line.event);
    } else if (line.type === 'back') {
      events = events.slice(0, line.to);
      state = game.begin(setup);
      events.forEach(play);
    }
    return { state: state === null ? null : game.clone(state), events: events.length, people };
  });
}

const entryOf = (type: string) => (type === 'play' ? 'event' : type);

/** Every yes is in the log at its number, as it was said; and nothing is there twice. */
export function checkAcknowledged(logs: ReadonlyMap<string, Log>, all: readonly Acknowledged[], fault: Fault): void {
  for (const { table, person, key, n, action } of all) {
    const line = logs.get(table)?.lines[n];
    const same = line?.by === person && line.key === key && line.type === entryOf(action.type);
    const event = action.type !== 'play' || canonical(line?.event) === canonical(action.event);
    if (!same || !event)
      fault(`${table}: ${person} was told that ${action.type} ${key} is entry ${n}, which it is not`);
  }
  for (const { table, lines } of logs.values()) {
    const keys = lines.flatMap(({ by, key }) => (by === undefined || key === undefined ? [] : [`${by} ${key}`]));
    if (new Set(keys).size < keys.length) fault(`${table} holds something twice`);
  }
}

/** Nobody was ever told more than the rules let them know, or anything that is not in the log. */
export function checkHeard(logs: ReadonlyMap<string, Log>, all: readonly Heard[], fault: Fault): void {
  const checked = new Set<string>();
  for (const { person, text, message } of all) {
    const log = message.type === 'update' ? logs.get(message.table) : undefined;
    if (message.type !== 'update' || !log) continue;
    const moment = log.moments[message.n];
    if (!moment) {
      fault(`${person} was told of entry ${message.n}, which there is not`);
      continue;
    }
    const over = log.lines.slice(0, message.n + 1).some(({ type }) => type === 'end');
    if (!over && text.includes(log.seed)) fault(`${person} was told the seed`);
    const seat = moment.people.indexOf(person);
    if (checked.has(`${seat} ${text}`)) continue;
    checked.add(`${seat} ${text}`);
    checkUpdate(log, moment, seat < 0 ? 'watcher' : seat, message as Update, (what) => fault(`${person}: ${what}`));
  }
}

function checkUpdate(log: Log, moment: Moment, viewer: Viewer, update: Update, fault: Fault): void {
  const { game, lines, moments } = log;
  const view = moment.state === null ? null : game.view(moment.state, viewer);
  if (canonical(update.view) !== canonical(view)) fault(`after entry ${update.n} the view is not that of ${viewer}`);
  for (const entry of update.entries) {
    const line = lines[entry.n];
    if (line?.type !== entry.type || line.at !== entry.at) {
      fault(`entry ${entry.n} is told as ${entry.type}, and is ${line?.type}`);
      continue;
    }
    if (entry.type !== 'event' || entry.event === null) continue;
    const before = moments[entry.n - 1].state;
    const known = game.hide(before, line.event, viewer, moment.state);
    if (canonical(entry.event) !== canonical(known)) fault(`event ${entry.n} is told otherwise than to ${viewer}`);
  }
}

/** An outage shorter than that is not noticed, and signs of life are a second apart. */
const UNNOTICED_MS = 4_000;

/** Nobody lost on time who had time left, counting only the times when they could have played. */
export function checkFlags(logs: ReadonlyMap<string, Log>, upUntil: (at: number) => number, fault: Fault): void {
  for (const { table, game, lines, moments } of logs.values()) {
    const { clock } = lines[0];
    const flagged = lines.findIndex(({ type }) => type === 'flag');
    if (!clock || flagged < 0) continue;
    const { seat } = lines[flagged];
    let left = clock.bank;
    let outages = 0;
    let paused = false;
    for (let n = 1; n <= flagged; n++) {
      const { state } = moments[n - 1];
      const ran = state !== null && !paused && game.next(state) === seat;
      const [from, to] = [lines[n - 1].at, lines[n].at];
      const [spent, could] = [to - from, upUntil(to) - upUntil(from)];
      if (ran) left -= could;
      if (ran && spent - could > 0) outages++;
      if (lines[n].type === 'event' && lines[n].event.by === seat && game.next(moments[n].state) !== seat)
        left += clock.add;
      paused = lines[n].type === 'pause' || (paused && lines[n].type !== 'resume');
    }
    if (left > UNNOTICED_MS * (1 + outages)) fault(`${table}: seat ${seat} lost on time with ${left} ms left`);
  }
}

/** The most that is given back of the time that a player's messages take: for one move, and for all of a match. */
const [LAG_A_MOVE, LAG_FIRST] = [1_000, 3_000];

/** Nobody was given back more lag than the time that had passed, nor more than a clock can bear. */
export function checkLag(logs: ReadonlyMap<string, Log>, fault: Fault): void {
  for (const { table, lines } of logs.values()) {
    const given = new Map<unknown, { sum: number; moves: number }>();
    for (const [n, line] of lines.entries()) {
      if (line.type !== 'event') continue;
      const { sum, moves } = given.get(line.event.by) ?? { sum: 0, moves: 0 };
      const lag = line.lag ?? 0;
      if (lag > Math.min(LAG_A_MOVE, line.at - lines[n - 1].at)) fault(`${table}: entry ${n} was given back ${lag} ms`);
      if (sum + lag > LAG_FIRST + moves * LAG_A_MOVE) fault(`${table}: a seat was given back ${sum + lag} ms`);
      if (lag > 0 && lines[0].clock === null) fault(`${table} has no clock, and ${lag} ms were given back`);
      given.set(line.event.by, { sum: sum + lag, moves: moves + 1 });
    }
  }
}

/** Of a deal nobody was told its seed, or anything of a match that was not theirs before one of their own was over. */
export function checkDeals(logs: ReadonlyMap<string, Log>, all: readonly Heard[], fault: Fault): void {
  const finished = (deal: string, person: string) =>
    [...logs.values()].some(
      ({ lines, moments }) =>
        lines[0].deal === deal && moments.at(-1)!.people.includes(person) && lines.some(({ type }) => type === 'end'),
    );
  for (const { person, text, message } of all) {
    const log = message.type === 'update' ? logs.get(message.table) : undefined;
    const deal = log?.lines[0].deal;
    if (!log || deal === undefined || message.type !== 'update') continue;
    if (text.includes(log.seed)) fault(`${person} was told the seed of a deal`);
    const own = log.moments[message.n]?.people.includes(person);
    if (!own && !finished(deal, person)) fault(`${person} saw ${log.table} and had not finished the deal`);
  }
  for (const { table, lines } of logs.values()) {
    const sat = lines.filter(({ type }) => type === 'sit').map(({ person }) => person);
    if (lines[0].deal !== undefined && new Set(sat).size < sat.length && !lines.some(({ type }) => type === 'stand'))
      fault(`${table}: somebody sits there twice`);
    if (lines[0].deal !== undefined && lines.some(({ type }) => type === 'back'))
      fault(`${table}: something was taken back`);
  }
}

/** Whoever was forgotten keeps nobody waiting: a bot plays on for them, or their seat is free. */
export function checkLeft(logs: ReadonlyMap<string, Log>, person: string, fault: Fault): void {
  for (const { table, lines } of logs.values()) {
    if (lines.some(({ type }) => type === 'end')) continue;
    const sat = lines.findLast(({ type, person: who }) => type === 'sit' && who === person);
    if (!sat) continue;
    const since = lines.slice(lines.indexOf(sat) + 1);
    const left = since.some(({ type, seat }) => seat === sat.seat && LEAVES.has(type));
    if (!left) fault(`${person} is gone, and ${table} waits for them`);
  }
}

const LEAVES = new Set(['sit', 'bot', 'stand', 'resign', 'flag']);
