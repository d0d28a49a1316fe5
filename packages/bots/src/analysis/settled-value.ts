import type { Game } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from '../search/candidates.ts';
import type { Measure, StaticValue } from './static-value.ts';

/** More decisions than these are not looked at before chance acts again. */
const DECISIONS = 30;

/**
 * What a state is worth by how it goes on until chance acts again, everybody playing what looks best at first sight: the mean of all
 * that is seen on the way. Where a roll is followed by many small decisions it is worth what can be made of it.
 */
export class SettledValue<S> implements Measure<S> {
  private readonly candidates: Candidates<S>;
  private readonly spare: S;
  private readonly here: Float64Array;

  constructor(
    private readonly game: Game<S>,
    knowledge: Knowledge<S>,
    private readonly sight: StaticValue<S>,
    like: S,
  ) {
    this.candidates = new Candidates(game, knowledge);
    this.spare = game.clone(like);
    this.here = new Float64Array(sight.seats);
  }

  get seats(): number {
    return this.sight.seats;
  }

  of(s: S, out: Float64Array): void {
    const { candidates, game, here, sight, spare } = this;
    game.copy(s, spare);
    sight.of(spare, out);
    let seen = 1;
    for (; seen <= DECISIONS && typeof game.next(spare) === 'number'; seen++) {
      candidates.rank(spare);
      game.play(spare, candidates.moves.codes[0]);
      sight.of(spare, here);
      for (let seat = 0; seat < here.length; seat++) out[seat] += here[seat];
    }
    for (let seat = 0; seat < here.length; seat++) out[seat] /= seen;
  }
}
