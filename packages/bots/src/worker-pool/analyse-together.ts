import type { Event, Game, Match, Seat, Setup } from '@waybill/kernel';
import { analyse, SEED } from '../analysis/analyse.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { Fortune, Judge, Opinion } from '../analysis/judge.ts';
import { SearchJudge, type Thoroughness } from '../analysis/search-judge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Share, shared } from './share.ts';
import type { Weighing } from './weigh-task.ts';
import type { WorkerPool } from './worker-pool.ts';

/** What is to be analysed, and how hard. */
export interface AnalysisTask {
  readonly setup: Setup;
  readonly match: Match;
  readonly thoroughness: Thoroughness;
}

/** What one alone would say, sooner: the threads take turns at the decisions, each of which has a seed of its own. */
export async function analyseTogether<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  { setup, match, thoroughness }: AnalysisTask,
  pool: Pick<WorkerPool, 'size' | 'weigh'>,
  share: Share,
): Promise<Analysis> {
  const of = pool.size;
  const task = { kind: 'weigh', game: game.id, setup, match, thoroughness, seed: SEED, of } as const;
  const shares = shared(of, share);
  const weighings = await Promise.all(shares.map((mine, first) => pool.weigh({ ...task, first }, mine)));
  const by = new SearchJudge(game, knowledge, setup.seats.length, thoroughness, SEED);
  const going = analyse(game, setup, match, knowledge, { judge: new Recalling(by, weighings) });
  for (;;) {
    const { done, value } = going.next();
    if (done) return value;
  }
}

/** Says again what others have found. */
class Recalling<S> implements Judge<S> {
  readonly unit;
  readonly exact;
  readonly range;
  private readonly opinions: ReadonlyMap<number, Opinion>;

  constructor(
    private readonly by: Judge<S>,
    private readonly weighings: readonly Weighing[],
  ) {
    ({ unit: this.unit, exact: this.exact, range: this.range } = by);
    this.opinions = new Map(weighings.flatMap(({ opinions }) => opinions));
  }

  *weigh(_s: S, _seat: Seat, _chosen: Event, index: number): Generator<number, Opinion> {
    const opinion = this.opinions.get(index);
    if (!opinion) throw new Error(`nobody has weighed event ${index}`);
    yield 1;
    return opinion;
  }

  fortune(before: S, after: S, index: number): Generator<number, Fortune> {
    return this.by.fortune(before, after, index);
  }

  *outlook(): Generator<number, readonly number[] | null> {
    yield 1;
    return this.weighings.find(({ outlook }) => outlook)?.outlook ?? null;
  }
}
