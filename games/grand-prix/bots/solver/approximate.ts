import type { State } from '../../rules/index.ts';
import { Exact, type ExactOption, type Solved } from './exact.ts';
import { GLANCE, type Reserve, reserveOf, without } from './reserve.ts';

/** What is known of a circuit to somebody who has put so much aside. */
interface Look {
  readonly reserve: Reserve;
  readonly exact: Exact;
}

/**
 * Nearly the truth, at a glance: the score of somebody who drives this circuit without the reserve and has it again
 * afterwards. Looks anew as soon as less has to be put aside, so that nothing is in the end.
 */
export class Approximate {
  private last: Look | null = null;

  /** `most`: states that may be settled for one decision. */
  constructor(
    private readonly solved: Solved,
    private readonly most: number = GLANCE,
  ) {}

  /** Makes ready for questions about this state; yields how far it is, 0 to 1. */
  *ready(s: State): Generator<number, void> {
    const { exact, reserve } = this.look(s);
    yield* exact.ready(without(reserve, s));
  }

  /** The legal moves that can be paid without the reserve, best first. */
  options(s: State): ExactOption[] {
    const { exact, reserve } = this.look(s);
    return exact.options(without(reserve, s));
  }

  private look(s: State): Look {
    const reserve = reserveOf(s, this.most);
    if (this.last && isOfUse(this.last, s, reserve)) return this.last;
    const { season, outlooks } = this.solved;
    const exact = new Exact({ season, outlooks: outlooks.map((outlook) => outlook.above(reserve)) });
    this.last = { reserve, exact };
    return this.last;
  }
}

/** Is the reserve untouched and no larger than it has to be, and the state one that has been settled? */
function isOfUse({ reserve: { free, bank }, exact }: Look, s: State, least: Reserve): boolean {
  if (bank > Math.min(s.bank, least.bank)) return false;
  if (free.some((uses, i) => uses > Math.min(s.free[i], least.free[i]))) return false;
  return exact.covers(without({ free, bank }, s));
}
