import type { Level } from '@waybill/bots';
import type { Actor, Game, Seat, Setup } from '@waybill/rules/kernel';
import type { Ending, PersonId, Plan, TableId } from './entry.ts';

/** A seat: free, a person's, a bot's, or a person's with a bot that plays on for them. */
export interface Seated {
  readonly person: PersonId | null;
  readonly bot: Level | null;
  /** Resigned or out of time: no way back into the seat. */
  readonly out: boolean;
}

export interface Clocks {
  /** What each seat has left, as of `since`. */
  readonly left: readonly number[];
  readonly since: number;
}

/** A match under way: the rules' own state and how many events made it. */
export interface Playing {
  readonly setup: Setup;
  readonly state: unknown;
  events: number;
}

/** The fold of a log. */
export interface Table {
  readonly id: TableId;
  plan: Plan;
  readonly game: Game;
  readonly owner: PersonId;
  readonly made: number;
  readonly commit: string;
  /** How many entries made it. */
  entries: number;
  /** The number of the last entry that makes older intentions stale: any but chat. */
  weighty: number;
  changed: number;
  phase: 'open' | 'on' | 'over';
  paused: boolean;
  seats: readonly Seated[];
  salts: readonly string[];
  asked: { readonly seat: Seat; readonly to: number; readonly yes: readonly Seat[] } | null;
  /** How often something was taken back. */
  takenBack: number;
  clocks: Clocks | null;
  playing: Playing | null;
  ending: Ending | null;
  /** Revealed at the end. */
  seed: string | null;
  rematch: TableId | null;
}

/** The same table, free to go on; field by field, for every move makes one and a spread is slow with so many. */
export function copyOf(from: Table): Table {
  const { playing } = from;
  return {
    id: from.id,
    plan: from.plan,
    game: from.game,
    owner: from.owner,
    made: from.made,
    commit: from.commit,
    entries: from.entries,
    weighty: from.weighty,
    changed: from.changed,
    phase: from.phase,
    paused: from.paused,
    seats: from.seats,
    salts: from.salts,
    asked: from.asked,
    takenBack: from.takenBack,
    clocks: from.clocks,
    playing: playing && { setup: playing.setup, state: from.game.clone(playing.state), events: playing.events },
    ending: from.ending,
    seed: from.seed,
    rematch: from.rematch,
  };
}

export const FREE: Seated = { person: null, bot: null, out: false };

/** Who acts in the match. */
export function toAct({ game, phase, playing }: Table): Actor {
  return phase === 'on' && playing ? game.next(playing.state) : 'over';
}

/** Whether nobody has a secret in the match. */
export function isOpen({ game, playing }: Table): boolean {
  return playing !== null && game.open?.(playing.state) === true;
}

export function seatOf(table: Table, person: PersonId): Seat | null {
  const seat = table.seats.findIndex((one) => one.person === person);
  return seat < 0 ? null : seat;
}

/** Seats whose person is there to be asked. */
export function peopleAt(table: Table): Seat[] {
  return table.seats.flatMap((one, seat) => (one.person !== null && one.bot === null ? [seat] : []));
}

/** Seats that can still win: not resigned, not out of time. */
export function stillIn(table: Table): Seat[] {
  return table.seats.flatMap((one, seat) => (one.out ? [] : [seat]));
}
