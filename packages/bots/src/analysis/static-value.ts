import type { Game } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Utility } from '../search/utility.ts';

/** Says what a state is worth to each seat. */
export interface Measure<S> {
  readonly seats: number;
  of(s: S, out: Float64Array): void;
}

/** What a state is worth to each seat without looking ahead: its chance to win, or the final score to expect. */
export class StaticValue<S> implements Measure<S> {
  private readonly utility: Utility<S>;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    readonly seats: number,
  ) {
    this.utility = new Utility(game, knowledge, seats);
  }

  of(s: S, out: Float64Array): void {
    const result = this.game.result(s);
    if (!result) return this.utility.plain(s, out);
    const share = 1 / result.winners.length;
    for (let seat = 0; seat < this.seats; seat++) {
      const won = result.winners.includes(seat) ? share : 0;
      out[seat] = this.knowledge.unit === 'win' ? won : result.scores[seat];
    }
  }
}
