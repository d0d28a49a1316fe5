import { type Game, type Move, type Seat, Sfc32 } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from '../search/candidates.ts';
import { ReplayRng } from '../search/replay-rng.ts';
import { figureOf } from '../statistics/figure.ts';
import { Luck } from './luck.ts';
import type { StaticValue } from './static-value.ts';

/** Decisions after the move before what is reached is taken for what it looks. */
const DECISIONS = 6;
/** Outcomes drawn to know what was to be expected: the luck of a roll-out is only taken out of it, so few will do. */
const SAMPLES = 8;
/** Keeps the dice of one roll apart from those of the next. */
const NEXT_ROLL = 0x9e3779b1;

/** What roll-outs found out about some moves of one decision, in their order. */
export interface RolledOut {
  /** By move and seat. */
  readonly values: readonly (readonly number[])[];
  /** By move, for the seat that decides: the standard error of its difference to the first. */
  readonly errors: readonly number[];
}

/**
 * Plays on after each move, by what looks best at first sight, with its luck taken out; every move meets the same guesses
 * and the same dice, roll by roll.
 */
export class RollOuts<S> {
  private readonly candidates: Candidates<S>;
  private readonly luck: Luck<S>;
  private readonly dice = new ReplayRng(0);

  constructor(
    private readonly game: Game<S>,
    knowledge: Knowledge<S>,
    value: StaticValue<S>,
    like: S,
    /** After which they stop, the match over or not. */
    private readonly decisions = DECISIONS,
    /** Who plays on; what looks best at first sight unless told. */
    private readonly choose?: (s: S, seat: Seat, seed: string) => Move,
  ) {
    this.candidates = new Candidates(game, knowledge);
    this.luck = new Luck(game, value, like, SAMPLES);
  }

  of(s: S, seat: Seat, moves: readonly Move[], count: number, seed: string): RolledOut {
    const runs = Array.from({ length: count }, (_, run) => this.run(s, seat, moves, `${seed} ${run}`));
    const values = moves.map((_, i) =>
      runs[0][i].map((_value, of) => figureOf(runs.map((rolled) => rolled[i][of])).mean),
    );
    const errors = moves.map((_, i) => figureOf(runs.map((rolled) => rolled[i][seat] - rolled[0][seat])).error);
    return { values, errors };
  }

  /** Each move played on once: what came of it, by move and seat. */
  run(s: S, seat: Seat, moves: readonly Move[], seed: string): number[][] {
    const rng = new Sfc32(seed);
    const guess = this.game.guess(s, seat, rng);
    const first = rng.below(1 << 30);
    return moves.map((move) => this.once(guess, move, first, new Sfc32(`${seed} luck`)));
  }

  private once(from: S, move: Move, first: number, samples: Sfc32): number[] {
    const { dice, game, luck } = this;
    const s = game.clone(from);
    const taken = Array<number>(luck.valueOf(s).length).fill(0);
    game.play(s, move);
    for (let decisions = 0, roll = 0; decisions < this.decisions; ) {
      const actor = game.next(s);
      if (actor === 'over') break;
      if (actor === 'chance') {
        const { mean: expected } = luck.expected(s, samples);
        dice.state = (first + Math.imul(roll++, NEXT_ROLL)) | 0;
        game.chance.deal(s, dice);
        luck.valueOf(s).forEach((value, seat) => (taken[seat] += value - expected[seat]));
      } else {
        game.play(s, this.choose?.(s, actor, `${first} ${decisions}`) ?? this.best(s));
        decisions++;
      }
    }
    if (game.next(s) === 'chance') return luck.expected(s, samples).mean.map((value, seat) => value - taken[seat]);
    return luck.valueOf(s).map((value, seat) => value - taken[seat]);
  }

  private best(s: S): Move {
    const { candidates } = this;
    candidates.rank(s);
    return candidates.moves.codes[0];
  }
}
