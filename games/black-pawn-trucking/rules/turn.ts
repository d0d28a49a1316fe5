import { COINS, cupCount } from '@waybill/kernel/piecepack';
import { borrow, contractPrice, loansToCover, MOST_LOANS, reviewCredit } from './bank.ts';
import type { State } from './state.ts';

/** BPT-2.11: new contracts are offered with fewer goods than this on the map. */
export const FEW_GOODS = 4;

export function beginTurn(s: State): void {
  s.turn++;
  s.step = 'drive';
  reviewCredit(s);
}

export function takeLoan(s: State): void {
  borrow(s, 1);
  reviewCredit(s);
}

/** After the deliveries, and after the coins that were delivered have been turned over. */
export function endDeliveries(s: State): void {
  if (s.delivered === COINS) s.step = 'over';
  else newContracts(s);
}

/** BPT-2.11 to 2.13 */
function newContracts(s: State): void {
  if (s.onMap >= FEW_GOODS || cupCount(s.trade) === 0) beginTurn(s);
  else if (s.onMap === 0) compulsoryContract(s);
  else if (s.cash >= contractPrice(s)) s.step = 'contract';
  else beginTurn(s);
}

/** BPT-2.12: interest is on the loans held before; foreclosed, nothing is paid and none of the new ones is taken. */
function compulsoryContract(s: State): void {
  const price = contractPrice(s);
  const loans = loansToCover(s, price);
  if (s.strict ? loans > 0 : s.loans + loans > MOST_LOANS) {
    s.step = 'over';
    return;
  }
  borrow(s, loans);
  payContract(s, price);
}

export function buyContract(s: State): void {
  payContract(s, contractPrice(s));
}

function payContract(s: State, price: number): void {
  s.cash -= price;
  s.step = 'contracts';
}
