import { type Listener, type Net, unpack, Values } from '@waybill/bots/values';
import { LOAN, MOST_LOANS, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { weights } from './weights-in-debt.ts';

/** Cash and credit from which on the usual values hold, and up to which only those learned in debt do. */
const SAFE = 60;
const THIN = 40;

/** How much those learned in debt count, 0 to 1. */
export function shareInDebt({ cash, loans }: State): number {
  const credit = cash + LOAN * (MOST_LOANS - loans);
  return Math.min(1, Math.max(0, (SAFE - credit) / (SAFE - THIN)));
}

/**
 * With little credit left the bank forecloses on most matches, which cost hundreds of pounds. Weights that learn that, too, tell
 * less about usual matches; so there are two, and a state between the two gets a mean of both.
 */
export class ValuesInDebt extends Values<State> {
  private readonly inDebt = new Values(features, unpack(weights));
  private readonly chances = new Float64Array(1);
  private readonly scores = new Float64Array(1);

  constructor(net: Net) {
    super(features, net);
  }

  override expectAlike(areAlike: boolean): void {
    super.expectAlike(areAlike);
    this.inDebt.expectAlike(areAlike);
  }

  override estimate(s: State, chances: Float64Array, scores: Float64Array, listener?: Listener): void {
    super.estimate(s, chances, scores, listener);
    const share = shareInDebt(s);
    if (share === 0) return;
    this.inDebt.estimate(s, this.chances, this.scores);
    chances[0] += share * (this.chances[0] - chances[0]);
    scores[0] += share * (this.scores[0] - scores[0]);
  }
}
