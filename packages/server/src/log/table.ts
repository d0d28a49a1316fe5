import type { Actor, DealerVersion, Dealt, Game, Level, Seat, Setup } from '@waybill/kernel';
import type { Ending, Phase, Plan, TableId, TakeBack } from '@waybill/protocol';
import type { PersonId } from './entry.ts';

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
  /** How much of the time that its messages take each seat may still be given back. */
  readonly lag: readonly number[];
}

/** A match under way: the rules' own state and how many events made it. */
export interface Playing {
  readonly setup: Setup;
  readonly state: unknown;
  events: number;
  dealt: Dealt;
}

/** The fold of a log. */
export interface TableState {
  readonly id: TableId;
  plan: Plan;
  readonly game: Game;
  readonly owner: PersonId;
  readonly made: number;
  readonly commit: string;
  readonly dealer: DealerVersion;
  /** How many entries made it. */
  entries: number;
  /** The number of the last entry that makes older intentions stale: any but chat and outages. */
  weighty: number;
  changed: number;
  phase: Phase;
  paused: boolean;
  /** When the pause began. */
  pausedAt: number | null;
  /** How often each seat has paused the match. */
  pauses: readonly number[];
  seats: readonly Seated[];
  salts: readonly string[];
  promises: readonly (string | null)[];
  /** When the match was asked for, while promised salts are awaited. */
  starting: number | null;
  asked: TakeBack | null;
  /** How often something was taken back. */
  takenBack: number;
  clocks: Clocks | null;
  playing: Playing | null;
  ending: Ending | null;
  /** When the match was over; null where that was before it was noted. */
  ended: number | null;
  /** Revealed at the end. */
  seed: string | null;
  rematch: TableId | null;
}

/** The same table, free to go on; field by field, for every move makes one and a spread is slow with so many. */
export function copyOf(from: TableState): TableState {
  const { playing } = from;
  return {
    id: from.id,
    plan: from.plan,
    game: from.game,
    owner: from.owner,
    made: from.made,
    commit: from.commit,
    dealer: from.dealer,
    entries: from.entries,
    weighty: from.weighty,
    changed: from.changed,
    phase: from.phase,
    paused: from.paused,
    pausedAt: from.pausedAt,
    pauses: from.pauses,
    seats: from.seats,
    salts: from.salts,
    promises: from.promises,
    starting: from.starting,
    asked: from.asked,
    takenBack: from.takenBack,
    clocks: from.clocks,
    playing: playing && {
      setup: playing.setup,
      state: from.game.clone(playing.state),
      events: playing.events,
      dealt: playing.dealt,
    },
    ending: from.ending,
    ended: from.ended,
    seed: from.seed,
    rematch: from.rematch,
  };
}

export const FREE: Seated = { person: null, bot: null, out: false };

/** Who acts in the match. */
export function toAct({ game, phase, playing }: TableState): Actor {
  return phase === 'on' && playing ? game.next(playing.state) : 'over';
}

/** Whether nobody has a secret in the match. */
export function isOpen({ game, playing }: TableState): boolean {
  return playing !== null && game.open?.(playing.state) === true;
}

export function seatOf(table: TableState, person: PersonId): Seat | null {
  const seat = table.seats.findIndex((one) => one.person === person);
  return seat < 0 ? null : seat;
}

/** Seats that promised a salt and have not revealed it. */
export function silentSeats({ promises, salts }: TableState): Seat[] {
  return promises.flatMap((promise, seat) => (promise !== null && salts[seat] === '' ? [seat] : []));
}

/** Seats whose person is there to be asked. */
export function peopleAt(table: TableState): Seat[] {
  return table.seats.flatMap((one, seat) => (one.person !== null && one.bot === null ? [seat] : []));
}

/** Seats that can still win: not resigned, not out of time. */
export function stillIn(table: TableState): Seat[] {
  return table.seats.flatMap((one, seat) => (one.out ? [] : [seat]));
}
