import { type Game, MoveList } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** The moves worth a thought in one state, the most promising first, their weights summing to 1. */
export class Candidates<S> {
  readonly moves = new MoveList();
  weights = new Float64Array(512);

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
  ) {}

  list(s: S): void {
    this.moves.clear();
    if (this.knowledge.moves) this.knowledge.moves(s, this.moves);
    else this.game.moves(s, this.moves);
  }

  rank(s: S): void {
    this.list(s);
    const { size } = this.moves;
    if (this.weights.length < size) this.weights = new Float64Array(size * 2);
    if (!this.knowledge.weigh) {
      this.weights.fill(1 / size, 0, size);
      return;
    }
    this.knowledge.weigh(s, this.moves, this.weights);
    this.normalise();
    this.sort();
  }

  private normalise(): void {
    let sum = 0;
    for (let i = 0; i < this.moves.size; i++) sum += this.weights[i];
    for (let i = 0; i < this.moves.size; i++) this.weights[i] /= sum;
  }

  /** Insertion: the lists are short, and nothing is allocated. */
  private sort(): void {
    const { codes, size } = this.moves;
    for (let i = 1; i < size; i++) {
      const code = codes[i];
      const weight = this.weights[i];
      let at = i;
      for (; at > 0 && this.weights[at - 1] < weight; at--) {
        codes[at] = codes[at - 1];
        this.weights[at] = this.weights[at - 1];
      }
      codes[at] = code;
      this.weights[at] = weight;
    }
  }
}
