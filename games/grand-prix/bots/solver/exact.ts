import { type Event, type Move, MoveList } from '@waybill/kernel';
import { game as grandPrix, type State } from '../../rules/index.ts';
import { Course } from './course.ts';
import { isChoosingGear } from './row.ts';
import type { Solution } from './season.ts';
import { Shelf } from './shelf.ts';

/** What an answer needs of a solution: a compact table has it too. */
export type Solved = Pick<Solution, 'season' | 'outlooks'>;

export interface ExactOption {
  readonly move: Move;
  readonly event: Event;
  /** The final score to expect after it, from perfect play. */
  readonly value: number;
}

/** The truth about every state of a solved season. Keeps what it has settled for whoever asks next, other matches too. */
export class Exact {
  private readonly shelf: Shelf;

  constructor(
    readonly solved: Solved,
    room?: number,
  ) {
    this.shelf = new Shelf(room);
  }

  covers(s: State): boolean {
    return this.shelf.find(s) !== null;
  }

  /** Makes ready for questions about this state and what follows it on its circuit; yields how far it is, 0 to 1. */
  *ready(s: State): Generator<number, void> {
    if (grandPrix.next(s) !== 'over') yield* this.settled(s);
  }

  /** The final score to expect from perfect play. */
  value(s: State): number {
    const [score] = grandPrix.score(s);
    if (grandPrix.next(s) === 'over') return score;
    if (isOnStartFlag(s)) return score + this.solved.outlooks[s.circuit].at(s.free, s.bank);
    return score + this.courseOf(s).worth(s);
  }

  /** Every legal move, best first. */
  options(s: State): ExactOption[] {
    this.courseOf(s);
    const moves = new MoveList();
    grandPrix.moves(s, moves);
    const options = moves.toArray().map((move) => {
      const after = grandPrix.clone(s);
      grandPrix.play(after, move);
      return { move, event: grandPrix.write(s, move), value: this.value(after) };
    });
    return options.sort((a, b) => a.value - b.value);
  }

  private courseOf(s: State): Course {
    const settling = this.settled(s);
    for (;;) {
      const { done, value } = settling.next();
      if (done) return value;
    }
  }

  private *settled(s: State): Generator<number, Course> {
    const found = this.shelf.find(s);
    if (found) return found;
    const { season, outlooks } = this.solved;
    const course = new Course(season, grandPrix.clone(s), outlooks[s.circuit + 1]);
    yield* course.settle();
    this.shelf.add(course);
    return course;
  }
}

function isOnStartFlag(s: State): boolean {
  return s.gear === 0 && isChoosingGear(s);
}

const known = new WeakMap<Solved, Exact>();

/** The value of every legal event of a decision, best first. */
export function exactAdvice(solved: Solved, s: State): ExactOption[] {
  let exact = known.get(solved);
  if (!exact) known.set(solved, (exact = new Exact(solved)));
  return exact.options(s);
}
