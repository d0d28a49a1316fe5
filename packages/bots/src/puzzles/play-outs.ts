import { type Game, type Move, type Seat, Sfc32 } from '@waybill/kernel';
import { StaticValue } from '../analysis/static-value.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { ReplayRng } from '../search/replay-rng.ts';

/** Keeps the dice of one roll apart from those of the next. */
const NEXT_ROLL = 0x9e3779b1;

/** A match that is not over by then may go on for ever. */
const MOST_DECISIONS = 80;

/**
 * Plays on to the end by quick sensible moves; every move meets the same guess and the same dice, roll by roll. Luck stays in it:
 * where a turn has to be finished to value a state, taking it out costs more than playing on several times.
 */
export class PlayOuts<S> {
  private readonly value: StaticValue<S>;
  private readonly out: Float64Array;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly s: S,
    private readonly seat: Seat,
  ) {
    const seats = game.score(s).length;
    this.value = new StaticValue(game, knowledge, seats);
    this.out = new Float64Array(seats);
  }

  /** What came of each move for the seat; not a number where that was not seen in time. */
  run(moves: readonly Move[], seed: string): number[] {
    const rng = new Sfc32(seed);
    const guess = this.game.guess(this.s, this.seat, rng);
    const first = rng.below(1 << 30);
    return moves.map((move) => this.once(guess, move, first));
  }

  private once(guess: S, move: Move, first: number): number {
    const { game, out } = this;
    const s = game.clone(guess);
    game.play(s, move);
    const dice = new ReplayRng(0);
    const own = new ReplayRng(first);
    for (let roll = 0, decisions = 0; ; ) {
      const actor = game.next(s);
      if (actor === 'over') break;
      if (actor === 'chance') {
        dice.state = (first + Math.imul(roll++, NEXT_ROLL)) | 0;
        game.chance.deal(s, dice);
      } else if (++decisions > MOST_DECISIONS) return Number.NaN;
      else game.play(s, this.knowledge.quick!(s, own));
    }
    this.value.of(s, out);
    return out[this.seat];
  }
}
