import type { Event, Game, Match, Seat, Setup } from '@waybill/kernel';
import type { Fortune, Judge, Opinion } from '../analysis/judge.ts';
import { SearchJudge, type Thoroughness } from '../analysis/search-judge.ts';
import { walk } from '../analysis/walk.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Every `of`-th decision of a match, to be weighed in a thread; `first` is the first of them. */
export interface WeighTask {
  readonly kind: 'weigh';
  readonly game: string;
  readonly setup: Setup;
  readonly match: Match;
  readonly thoroughness: Thoroughness;
  readonly seed: string;
  readonly first: number;
  readonly of: number;
}

/** Opinions by index of the event; and what an unfinished match is worth, from whoever was to say. */
export interface Weighing {
  readonly opinions: readonly (readonly [index: number, opinion: Opinion])[];
  readonly outlook: readonly number[] | null;
}

export function* doWeigh<S>(game: Game<S>, knowledge: Knowledge<S>, task: WeighTask): Generator<number, Weighing> {
  const { setup, match, thoroughness, seed, first, of } = task;
  const by = new SearchJudge(game, knowledge, setup.seats.length, thoroughness, seed);
  const some = new Some(by, first, of);
  const { outlook } = yield* walk(game, setup, match, some);
  return { opinions: some.opinions, outlook };
}

/** Weighs only its own share of what it is asked. */
class Some<S> implements Judge<S> {
  readonly opinions: [number, Opinion][] = [];
  readonly unit;
  readonly exact;
  readonly range;
  private asked = 0;

  constructor(
    private readonly by: Judge<S>,
    private readonly first: number,
    private readonly of: number,
  ) {
    ({ unit: this.unit, exact: this.exact, range: this.range } = by);
  }

  *weigh(s: S, seat: Seat, chosen: Event, index: number): Generator<number, Opinion> {
    if (!this.isMine()) return { options: [], chosen: { event: chosen, values: [] }, choices: 0 };
    const opinion = yield* this.by.weigh(s, seat, chosen, index);
    this.opinions.push([index, opinion]);
    return opinion;
  }

  // What chance brought is told at once, and not shared.
  *fortune(): Generator<number, Fortune> {
    yield 1;
    return { expected: [], brought: [], variance: [] };
  }

  *outlook(s: S, index: number): Generator<number, readonly number[] | null> {
    return this.isMine() ? yield* this.by.outlook(s, index) : null;
  }

  private isMine(): boolean {
    return this.asked++ % this.of === this.first;
  }
}
