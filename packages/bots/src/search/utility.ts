import type { Game } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** How much of a utility is winning; the rest is by how much, so that a decided match is still played well. */
const WINNING = 0.95;

/** The one currency of the search: utilities from −1 to 1, one a seat. */
export class Utility<S> {
  private readonly sign: number;
  private readonly landslide: number;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    readonly seats: number,
  ) {
    this.sign = game.best === 'highest' ? 1 : -1;
    this.landslide = Math.abs(knowledge.range[1] - knowledge.range[0]) / 2;
  }

  /** Of a state that may be over. */
  of(s: S, out: Float64Array): void {
    if (this.game.next(s) === 'over') this.final(s, out);
    else this.estimate(s, out);
  }

  final(s: S, out: Float64Array): void {
    const result = this.game.result(s);
    if (!result) throw new Error(`${this.game.id} is over without a result`);
    for (let seat = 0; seat < this.seats; seat++) out[seat] = result.scores[seat];
    if (this.knowledge.unit === 'score') return this.scale(out);
    const lead = this.leads(out);
    const share = 1 / result.winners.length;
    for (let seat = 0; seat < this.seats; seat++) {
      out[seat] = this.blend(result.winners.includes(seat) ? share : 0, lead[seat]);
    }
  }

  estimate(s: S, out: Float64Array): void {
    const chances = this.look(s, out);
    if (this.knowledge.unit === 'score') return this.scale(out);
    const lead = this.leads(out);
    for (let seat = 0; seat < this.seats; seat++) out[seat] = this.blend(chances[seat], lead[seat]);
  }

  /** Of a state that is not over, in the words of `Advice`: chances to win, or final scores. */
  plain(s: S, out: Float64Array): void {
    const chances = this.look(s, out);
    if (this.knowledge.unit === 'score') return;
    for (let seat = 0; seat < this.seats; seat++) out[seat] = chances[seat];
  }

  /** The scores to expect go into `out`; the chances to win come back where winning counts. */
  private look(s: S, out: Float64Array): Float64Array {
    const { knowledge } = this;
    if (knowledge.estimate) knowledge.estimate(s, this.chance, out);
    else {
      knowledge.evaluate(s, out);
      if (knowledge.unit === 'win') return this.chances(out, knowledge.doubt(s));
    }
    return this.chance;
  }

  /** A utility in the words of `Advice`. */
  speak(utility: number): number {
    const [worst, best] = this.knowledge.range;
    if (this.knowledge.unit === 'score') return worst + ((utility + 1) / 2) * (best - worst);
    return Math.min(1, Math.max(0, (utility / WINNING + 1) / 2));
  }

  /** Nothing is better for a seat than this, so a proof may stop here. */
  isWon(utility: number): boolean {
    return this.knowledge.unit === 'win' && utility > 2 * WINNING - 1;
  }

  isLost(utility: number): boolean {
    return this.isWon(-utility);
  }

  private scale(out: Float64Array): void {
    const [worst, best] = this.knowledge.range;
    for (let seat = 0; seat < this.seats; seat++) {
      out[seat] = Math.min(1, Math.max(-1, (2 * (out[seat] - worst)) / (best - worst) - 1));
    }
  }

  private blend(chance: number, lead: number): number {
    return WINNING * (2 * chance - 1) + (1 - WINNING) * lead;
  }

  private readonly lead = new Float64Array(8);

  /** How far each seat is ahead of the best of the others, −1 to 1. */
  private leads(scores: Float64Array): Float64Array {
    for (let seat = 0; seat < this.seats; seat++) {
      let rival = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < this.seats; other++) {
        if (other !== seat) rival = Math.max(rival, this.sign * scores[other]);
      }
      this.lead[seat] = Math.max(-1, Math.min(1, (this.sign * scores[seat] - rival) / this.landslide));
    }
    return this.lead;
  }

  private readonly chance = new Float64Array(8);

  private chances(scores: Float64Array, doubt: number): Float64Array {
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < this.seats; seat++) top = Math.max(top, this.sign * scores[seat]);
    let sum = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      this.chance[seat] = Math.exp((this.sign * scores[seat] - top) / doubt);
      sum += this.chance[seat];
    }
    for (let seat = 0; seat < this.seats; seat++) this.chance[seat] /= sum;
    return this.chance;
  }
}
