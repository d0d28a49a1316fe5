import { type Game, type Move, MoveList, type Rng, type Seat } from '@waybill/kernel';
import { StaticValue } from '../analysis/static-value.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from '../search/candidates.ts';
import { Playout } from '../search/playout.ts';
import { ReplayRng } from '../search/replay-rng.ts';

/** What legal moves are worth once the turn that they begin is finished: all of them, whatever a player would think of. */
export class EveryMove<S> {
  private readonly value: StaticValue<S>;
  private readonly candidates: Candidates<S>;
  private readonly playout: Playout<S>;
  private readonly luck = new ReplayRng(0);
  private readonly out: Float64Array;
  private readonly legal = new MoveList();
  readonly moves: readonly Move[];

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly s: S,
    private readonly seat: Seat,
    private readonly rng: Rng,
  ) {
    const seats = game.score(s).length;
    this.value = new StaticValue(game, knowledge, seats);
    this.candidates = new Candidates(game, knowledge);
    this.playout = new Playout(game, knowledge, this.luck);
    this.out = new Float64Array(seats);
    game.moves(s, this.legal);
    this.moves = this.legal.toArray();
  }

  /** The mean value of each of these moves, from the same guesses and with the same luck, its turn finished at first sight. */
  finished(moves: readonly Move[], samples: number): number[] {
    return this.means(moves, samples, (after, luck) => this.finish(after, luck));
  }

  /**
   * As `finished`, but with whatever turns out best as the second move, for each guess anew: what a player would think of, or one of
   * these, which may only have been put off.
   */
  wellFinished(moves: readonly Move[], samples: number, putOff: readonly Move[]): number[] {
    return this.means(moves, samples, (after, luck) => this.finishWell(after, luck, putOff));
  }

  private means(moves: readonly Move[], samples: number, finish: (after: S, luck: number) => number): number[] {
    const sums = moves.map(() => 0);
    for (let n = 0; n < samples; n++) {
      const guess = this.game.guess(this.s, this.seat, this.rng);
      const luck = this.rng.below(1 << 30);
      for (const [i, move] of moves.entries()) {
        const after = this.game.clone(guess);
        this.luck.state = luck;
        this.game.play(after, move);
        sums[i] += finish(after, luck) / samples;
      }
    }
    return sums;
  }

  private finish(after: S, luck: number): number {
    this.luck.state = luck;
    this.playout.finishTurn(after, this.seat);
    this.value.of(after, this.out);
    return this.out[this.seat];
  }

  private finishWell(after: S, luck: number, putOff: readonly Move[]): number {
    this.luck.state = luck;
    while (this.game.next(after) === 'chance') this.game.chance.deal(after, this.luck);
    if (this.game.next(after) !== this.seat || this.knowledge.horizon?.(after)) return this.finish(after, luck);
    this.candidates.list(after);
    this.legal.clear();
    this.game.moves(after, this.legal);
    const seconds = [...this.candidates.moves.toArray(), ...putOff.filter((move) => this.legal.has(move))];
    return Math.max(
      ...seconds.map((second) => {
        const then = this.game.clone(after);
        this.game.play(then, second);
        return this.finish(then, luck);
      }),
    );
  }
}
