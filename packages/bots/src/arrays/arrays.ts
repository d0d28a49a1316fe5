import type { Game, Move, MoveList, Seat, Setup } from '@waybill/kernel';
import { type Field, number } from './fields.ts';

/** How a game is shown to a learner: numbers for what a seat sees, and a number for every move. */
interface LearnerView<Sheet, V, S> {
  /** What the fields are made from: a view, unless told; a whole state is quicker, if no field tells what the seat may not know. */
  readonly look?: (s: S, seat: Seat) => V;
  readonly fields: (setup: Setup<Sheet>) => readonly Field<V>[];
  /** Every move there can be, by its kind; what it means may depend on the step that a seat sees. Null: there are too many, see `Arrays.actions`. */
  readonly actions: (setup: Setup<Sheet>) => readonly ActionKind[] | null;
}

/** Moves that are much alike, whose actions lie side by side. */
export interface ActionKind {
  readonly name: string;
  /** What they are and in which order, for whoever chooses among them. */
  readonly about: string;
  readonly codes: readonly Move[];
}

/** A stretch of an observation or of the actions. */
interface Stretch {
  readonly name: string;
  readonly about: string;
  readonly at: number;
  readonly size: number;
}

/** The same, for whoever handles every game alike. */
export type GameArrays = LearnerView<unknown, unknown, unknown>;

/** What the fields look at is between them and `look`. */
export const gameArrays = <Sheet, V, S>(told: LearnerView<Sheet, V, S>) => told as unknown as GameArrays;

/** Where moves have too many codes an action is a place in the list of legal moves, of which there are at most so many. */
const MOST_PLACES = 2048;

/** Any game: what can be said without knowing it. */
const plain: GameArrays = { fields: () => [], actions: () => null };

const PLACES = 'a place in the list of legal moves';

/** The arrays of one set-up. */
export class Arrays {
  readonly fields: readonly Stretch[];
  readonly size: number;
  /** How many actions there are. An action stands for a move or, where `byPlace`, for a place in the list of legal moves. */
  readonly actions: number;
  readonly byPlace: boolean;
  /** What the actions are. */
  readonly kinds: readonly Stretch[];
  private readonly codes: readonly Move[];
  private readonly byCode: Int32Array;
  private readonly writers: readonly Field<unknown>[];
  private readonly look: (s: unknown, seat: Seat) => unknown;

  constructor(game: Game, setup: Setup, arrays: GameArrays | null) {
    const { fields, actions } = arrays ?? plain;
    this.writers = [number('seat', 'the seat that sees this, from 0', (_, seat) => seat), ...fields(setup)];
    this.fields = sideBySide(this.writers);
    this.look = arrays?.look ?? ((s, seat) => game.view(s, seat));
    this.size = lengthOf(this.fields);
    const kinds = actions(setup);
    this.byPlace = kinds === null;
    this.codes = kinds?.flatMap(({ codes }) => codes) ?? [];
    this.kinds = kinds
      ? sideBySide(kinds.map(({ name, about, codes }) => ({ name, about, size: codes.length })))
      : [{ name: 'place', about: PLACES, at: 0, size: MOST_PLACES }];
    this.actions = lengthOf(this.kinds);
    this.byCode = new Int32Array(Math.max(0, ...this.codes) + 1).fill(-1);
    this.codes.forEach((code, action) => {
      this.byCode[code] = action;
    });
  }

  /** What this seat sees, into `to` from `at` on, where there must be nothing but 0. */
  observe(s: unknown, seat: Seat, to: Float32Array, at = 0): void {
    const view = this.look(s, seat);
    for (let i = 0; i < this.writers.length; i++) this.writers[i].write(view, seat, to, at + this.fields[i].at);
  }

  /** What stands for the move at this place of the legal ones; −1 for one that no action stands for. */
  actionAt(moves: MoveList, place: number): number {
    if (this.byPlace) return place < this.actions ? place : -1;
    return this.byCode[moves.codes[place]] ?? -1;
  }

  /** The move that a legal action stands for. */
  moveOf(action: number, moves: MoveList): Move {
    return this.byPlace ? moves.codes[action] : this.codes[action];
  }
}

function sideBySide(parts: readonly Omit<Stretch, 'at'>[]): Stretch[] {
  let at = 0;
  return parts.map(({ name, about, size }) => {
    at += size;
    return { name, about, at: at - size, size };
  });
}

function lengthOf(stretches: readonly Stretch[]): number {
  const last = stretches.at(-1);
  return last ? last.at + last.size : 0;
}

/** What each seat gets in the end: 1 for a win and as much less for the others, shared wins shared; alone, the score. */
export function rewardsOf(game: Game, s: unknown, to: Float32Array, at: number, seats: number): void {
  const { winners, scores } = game.result(s)!;
  for (let seat = 0; seat < seats; seat++) {
    if (seats === 1) to[at] = game.best === 'highest' ? scores[0] : -scores[0];
    else {
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      to[at + seat] = winners.length === 0 ? 0 : (share * seats - 1) / (seats - 1);
    }
  }
}
