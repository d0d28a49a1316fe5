import type { Game, Rng, Seat } from '@waybill/rules/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from './candidates.ts';
import { Playout } from './playout.ts';
import type { Utility } from './utility.ts';

/** Utilities for the seat of each candidate move, looking no further than this turn. */
export class LookAhead<S> {
  private readonly candidates: Candidates<S>;
  private readonly playout: Playout<S>;
  private readonly out: Float64Array;
  readonly sums: Float64Array;
  rounds = 0;

  constructor(
    private readonly game: Game<S>,
    knowledge: Knowledge<S>,
    private readonly utility: Utility<S>,
    private readonly seat: Seat,
    known: S,
    rng: Rng,
  ) {
    this.candidates = new Candidates(game, knowledge);
    this.playout = new Playout(game, knowledge, rng);
    this.out = new Float64Array(utility.seats);
    this.candidates.list(known);
    this.sums = new Float64Array(this.candidates.moves.size);
  }

  get moves(): number[] {
    return this.candidates.moves.toArray();
  }

  /** One more sample of chance, the same guess for every move. */
  sample(guess: S): void {
    const { codes, size } = this.candidates.moves;
    for (let i = 0; i < size; i++) {
      const after = this.game.clone(guess);
      this.game.play(after, codes[i]);
      this.playout.finishTurn(after, this.seat);
      this.utility.of(after, this.out);
      this.sums[i] += this.out[this.seat];
    }
    this.rounds++;
  }
}
