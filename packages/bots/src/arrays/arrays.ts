import type { Game, Move, MoveList, Seat, Setup } from '@waybill/kernel';
import { type Field, number } from './fields.ts';

/** How a game is shown to a learner: numbers for what a seat sees, and a number for every move. */
interface Told<Sheet, V, S> {
  /** What the fields are made from: a view, unless told; a whole state is quicker, if no field tells what the seat may not know. */
  readonly look?: (s: S, seat: Seat) => V;
  readonly fields: (setup: Setup<Sheet>) => readonly Field<V>[];
  /** Every move there can be, by its code; what it means may depend on the step that a seat sees. Null: there are too many, see `Arrays.actions`. */
  readonly codes: (setup: Setup<Sheet>) => readonly Move[] | null;
}

/** The same, for whoever handles every game alike. */
export type GameArrays = Told<unknown, unknown, unknown>;

/** What the fields look at is between them and `look`. */
export const gameArrays = <Sheet, V, S>(told: Told<Sheet, V, S>) => told as unknown as GameArrays;

/** Where moves have too many codes an action is a place in the list of legal moves, of which there are at most so many. */
const MOST_PLACES = 2048;

/** Any game: what can be said without knowing it. */
const plain: GameArrays = { fields: () => [], codes: () => null };

/** The arrays of one set-up. */
export class Arrays {
  readonly fields: readonly { readonly name: string; readonly at: number; readonly size: number }[];
  readonly size: number;
  /** How many actions there are. An action stands for a move or, where `byPlace`, for a place in the list of legal moves. */
  readonly actions: number;
  readonly byPlace: boolean;
  private readonly codes: readonly Move[];
  private readonly byCode: Int32Array;
  private readonly writers: readonly Field<unknown>[];
  private readonly look: (s: unknown, seat: Seat) => unknown;

  constructor(game: Game, setup: Setup, arrays: GameArrays | null) {
    const { fields, codes } = arrays ?? plain;
    const own = [number('seat', (_, seat) => seat), ...fields(setup)];
    let at = 0;
    this.fields = own.map(({ name, size }) => {
      at += size;
      return { name, at: at - size, size };
    });
    this.writers = own;
    this.look = arrays?.look ?? ((s, seat) => game.view(s, seat));
    this.size = at;
    const known = codes(setup);
    this.byPlace = known === null;
    this.codes = known ?? [];
    this.actions = known?.length ?? MOST_PLACES;
    this.byCode = new Int32Array(Math.max(0, ...this.codes) + 1).fill(-1);
    this.codes.forEach((code, action) => {
      this.byCode[code] = action;
    });
  }

  /** What this seat sees, into `to` from `at` on. */
  observe(s: unknown, seat: Seat, to: Float32Array, at = 0): void {
    const view = this.look(s, seat);
    to.fill(0, at, at + this.size);
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
