import type { Game, Setup } from '@waybill/kernel';
import { type GameBots, knowledgeOf, namingOf, worthOf } from '../game-bots.ts';
import type { Level } from '../levels.ts';
import { chooserOf } from './chooser.ts';
import type { Naming } from './naming.ts';
import { playInto } from './play-into.ts';
import type { MatchPlan } from './play-out.ts';
import { reportOf, type TrialReport } from './report.ts';
import { Tally } from './tally.ts';
import type { Solving, Worth } from './worth.ts';

/** What is to be tried. The set-up is proven already. */
export interface TrialPlan {
  readonly game: Game;
  /** What is known of it. */
  readonly bots: GameBots | null;
  readonly setup: Setup;
  /** Who plays every seat; `easy` unless told. */
  readonly level?: Level;
  /** For every move, if the level searches. */
  readonly iterations?: number;
  /** 100 unless told. */
  readonly matches?: number;
  /** The same seed gives the same report. */
  readonly seed?: string;
  /** Also solve it, where that can be done; true unless told. */
  readonly exact?: boolean;
}

export interface TrialProgress {
  readonly stage: 'matches' | 'exact';
  readonly done: number;
  readonly all: number;
}

/** A share of a sheet that is solved, in steps that people can see. */
const PARTS = 1000;

/** How does it play? Bots find out: match by match, and by solving it where somebody can. */
export class Trial {
  private readonly tally: Tally;
  private worth: Worth | null = null;
  readonly matches: number;

  private constructor(
    readonly plan: TrialPlan,
    private readonly table: MatchPlan,
    private readonly solving: Solving | null,
    private readonly naming: Naming | null,
  ) {
    this.matches = plan.matches ?? 100;
    const seating = table.choosers.map(() => 0);
    this.tally = new Tally(plan.game.best, [seating], 1);
  }

  static async open(plan: TrialPlan): Promise<Trial> {
    const { game, bots, setup, level = 'easy', iterations } = plan;
    const chooser = chooserOf(game, await knowledgeOf(game, bots), level, iterations);
    const choosers = setup.seats.map(() => chooser);
    const solving = (plan.exact ?? true) ? await worthOf(bots, setup) : null;
    return new Trial(plan, { game, start: game.begin(setup), choosers }, solving, await namingOf(bots));
  }

  /** Goes on to the end; a host may breathe, show progress or leave off between any two steps. */
  *run(): Generator<TrialProgress, TrialReport> {
    for (const done of playInto(this.tally, this.table, this.plan.seed ?? '1', this.matches)) {
      yield { stage: 'matches', done, all: this.matches };
    }
    yield* this.solve();
    return this.report();
  }

  /** What is known so far, also when it was left off in between. */
  report(): TrialReport {
    const { game, setup, level = 'easy', seed = '1' } = this.plan;
    return reportOf({ game, setup, level, seed, tally: this.tally, worth: this.worth, naming: this.naming });
  }

  private *solve(): Generator<TrialProgress, void> {
    while (this.solving && !this.worth) {
      const step = this.solving.next();
      if (step.done) this.worth = step.value;
      else yield { stage: 'exact', done: Math.floor(step.value * PARTS), all: PARTS };
    }
  }
}
