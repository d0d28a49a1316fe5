import { type Game, MoveList } from '@waybill/kernel';
import type { Utility } from './utility.ts';

/** Exact utilities of small endings, each seat playing for itself and chance by its listed probabilities. */
export class Expectimax<S> {
  private left = 0;

  constructor(
    private readonly game: Game<S>,
    private readonly utility: Utility<S>,
  ) {}

  /** Null when more than `budget` states would have to be looked at, or chance can't be listed. */
  solve(s: S, budget: number): Float64Array | null {
    this.left = budget;
    return this.value(s);
  }

  private value(s: S): Float64Array | null {
    if (this.left-- <= 0) return null;
    const actor = this.game.next(s);
    if (actor === 'chance') return this.average(s);
    if (actor !== 'over') return this.best(s, actor);
    const out = new Float64Array(this.utility.seats);
    this.utility.final(s, out);
    return out;
  }

  private best(s: S, seat: number): Float64Array | null {
    const moves = new MoveList();
    this.game.moves(s, moves);
    if (moves.size > this.left) return null;
    let best: Float64Array | null = null;
    for (let i = 0; i < moves.size; i++) {
      const after = this.game.clone(s);
      this.game.play(after, moves.codes[i]);
      const value = this.value(after);
      if (!value) return null;
      if (!best || value[seat] > best[seat]) best = value;
      if (this.utility.isWon(best[seat])) return best;
    }
    return best;
  }

  private average(s: S): Float64Array | null {
    const outcomes = this.game.chance.outcomes(s);
    if (!outcomes || outcomes.length > this.left) return null;
    const sum = new Float64Array(this.utility.seats);
    for (const [event, probability] of outcomes) {
      const after = this.game.clone(s);
      this.game.chance.settle(after, event);
      const value = this.value(after);
      if (!value) return null;
      for (let seat = 0; seat < sum.length; seat++) sum[seat] += probability * value[seat];
    }
    return sum;
  }
}
