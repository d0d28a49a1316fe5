import { goodsHere, type State } from './state.ts';

/** BPT-2.1 */
export const LOAN = 10;
export const MOST_LOANS = 10;

/** BPT-2.11: £4, and £1 interest for each loan. */
export function contractPrice(s: State): number {
  return 4 + s.loans;
}

export function borrow(s: State, loans: number): void {
  s.loans += loans;
  s.cash += loans * LOAN;
}

export function mayBorrow(s: State): boolean {
  return s.loans < MOST_LOANS;
}

/** The cheapest move from here, the goods still to be loaded included: one step to the nearest neighbour. */
export function cheapestDrive(s: State): number {
  return s.roads.firstStep[s.truck] + s.load + goodsHere(s);
}

/** BPT-2.7: with ten loans and no affordable move the bank forecloses. */
export function reviewCredit(s: State): void {
  if (!mayBorrow(s) && s.cash < cheapestDrive(s)) s.step = 'over';
}

/** BPT-2.12: the fewest loans that bring the cash up to this price. */
export function loansToCover(s: State, price: number): number {
  return s.cash >= price ? 0 : Math.ceil((price - s.cash) / LOAN);
}
