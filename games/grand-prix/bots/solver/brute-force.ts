import { MoveList, type Options } from '@waybill/kernel';
import { game as grandPrix, type Sheet, type State } from '../../rules/index.ts';

/** The same answers by plain recursion over the rules themselves: for tiny sheets, as a proof of the solver. */
export class BruteForce {
  private readonly known = new Map<string, number>();

  static season(sheet: Sheet, options: Options = {}): number {
    return new BruteForce().value(grandPrix.begin({ seats: ['Ann'], options, sheet }));
  }

  value(s: State): number {
    return grandPrix.score(s)[0] + this.toCome(s);
  }

  private toCome(s: State): number {
    const { step, circuit, space, gear, time, damage, bank, include, dice, rolling, free } = s;
    const key = [step, circuit, space, gear, time, damage, bank, include, dice, rolling, free].join();
    let value = this.known.get(key);
    if (value === undefined) this.known.set(key, (value = this.compute(s) - grandPrix.score(s)[0]));
    return value;
  }

  private compute(s: State): number {
    const next = grandPrix.next(s);
    if (next === 'over') return grandPrix.score(s)[0];
    return next === 'chance' ? this.average(s) : this.best(s);
  }

  private best(s: State): number {
    const moves = new MoveList();
    grandPrix.moves(s, moves);
    return Math.min(
      ...moves.toArray().map((move) => {
        const after = grandPrix.clone(s);
        grandPrix.play(after, move);
        return this.value(after);
      }),
    );
  }

  private average(s: State): number {
    let sum = 0;
    for (const [event, probability] of grandPrix.chance.outcomes(s) ?? []) {
      const after = grandPrix.clone(s);
      grandPrix.chance.settle(after, event);
      sum += probability * this.value(after);
    }
    return sum;
  }
}
