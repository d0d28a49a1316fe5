import type { Actor, Move, MoveList } from '@waybill/kernel';
import { TILES } from '@waybill/kernel/piecepack';
import { mayBorrow } from './bank.ts';
import { drive, listDrives } from './drive.ts';
import type { State } from './state.ts';
import { beginTurn, buyContract, takeLoan } from './turn.ts';

/** A move below 24 is a city, from 0: to start in, or to drive to. */
export const TAKE_LOAN: Move = TILES;
export const BUY_CONTRACT: Move = TILES + 1;
export const WAIT: Move = TILES + 2;

export function next(s: State): Actor {
  switch (s.step) {
    case 'start':
    case 'drive':
    case 'contract':
      return 0;
    case 'over':
      return 'over';
    default:
      return 'chance';
  }
}

export function moves(s: State, out: MoveList): void {
  switch (s.step) {
    case 'start':
      for (let city = 0; city < TILES; city++) out.add(city);
      break;
    case 'drive':
      listDrives(s, out);
      if (mayBorrow(s)) out.add(TAKE_LOAN);
      break;
    case 'contract':
      out.add(BUY_CONTRACT);
      out.add(WAIT);
      break;
    default:
  }
}

export function play(s: State, move: Move): void {
  if (s.step === 'start') start(s, move);
  else if (move < TILES) drive(s, move);
  else if (move === TAKE_LOAN) takeLoan(s);
  else if (move === BUY_CONTRACT) buyContract(s);
  else beginTurn(s);
}

/** BPT-1.3 */
export function start(s: State, city: number): void {
  s.truck = city;
  beginTurn(s);
}
