import { type Game, type Move, type Seat, Sfc32 } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from '../search/candidates.ts';
import { Luck } from './luck.ts';
import type { StaticValue } from './static-value.ts';

/** Decisions after the move before what is reached is taken for what it looks. */
const DECISIONS = 6;
/** Outcomes drawn to know what was to be expected: the luck of a roll-out is only taken out of it, so few will do. */
const SAMPLES = 8;

/** What roll-outs found out about some moves of one decision, in their order. */
export interface RolledOut {
  /** By move and seat. */
  readonly values: readonly (readonly number[])[];
  /** By move, for the seat that decides: the standard error of its difference to the first. */
  readonly errors: readonly number[];
}

/**
 * Plays on a few decisions after each move, by what looks best at first sight, with its luck taken out; every move meets
 * the same guesses and the same dice.
 */
export class RollOuts<S> {
  private readonly candidates: Candidates<S>;
  private readonly luck: Luck<S>;

  constructor(
    private readonly game: Game<S>,
    knowledge: Knowledge<S>,
    value: StaticValue<S>,
    like: S,
  ) {
    this.candidates = new Candidates(game, knowledge);
    this.luck = new Luck(game, value, like, SAMPLES);
  }

  of(s: S, seat: Seat, moves: readonly Move[], count: number, seed: string): RolledOut {
    const runs = moves.map(() => [] as number[][]);
    for (let run = 0; run < count; run++) {
      const guess = this.game.guess(s, seat, new Sfc32(`${seed} guess ${run}`));
      moves.forEach((move, i) => runs[i].push(this.once(guess, move, new Sfc32(`${seed} dice ${run}`))));
    }
    const means = runs.map((rows) => rows[0].map((_, of) => mean(rows.map((row) => row[of]))));
    const errors = runs.map((rows) => standardError(rows.map((row, i) => row[seat] - runs[0][i][seat])));
    return { values: means, errors };
  }

  private once(from: S, move: Move, rng: Sfc32): number[] {
    const { game, luck } = this;
    const s = game.clone(from);
    const taken = Array<number>(luck.valueOf(s).length).fill(0);
    game.play(s, move);
    for (let decisions = 0; decisions < DECISIONS; ) {
      const actor = game.next(s);
      if (actor === 'over') break;
      if (actor === 'chance') {
        const { mean: expected } = luck.expected(s, rng);
        game.chance.deal(s, rng);
        luck.valueOf(s).forEach((value, seat) => (taken[seat] += value - expected[seat]));
      } else {
        game.play(s, this.best(s));
        decisions++;
      }
    }
    if (game.next(s) === 'chance') return luck.expected(s, rng).mean.map((value, seat) => value - taken[seat]);
    return luck.valueOf(s).map((value, seat) => value - taken[seat]);
  }

  private best(s: S): Move {
    const { candidates } = this;
    candidates.rank(s);
    return candidates.moves.codes[0];
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function standardError(differences: readonly number[]): number {
  if (differences.length < 2) return Number.NaN;
  const middle = mean(differences);
  const variance = differences.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (differences.length - 1);
  return Math.sqrt(variance / differences.length);
}
