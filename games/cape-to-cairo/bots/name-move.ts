import type { Facts, Move } from '@waybill/kernel';
import { codes, type State } from '../rules/index.ts';

const { BID, DRIVE, LOAD, PASS, PLACE } = codes;

/** What a reason calls a move. */
export function nameMove(s: State, move: Move): Facts {
  if (move >= BID) return { other: 'bid', amount: move - BID };
  if (move >= DRIVE) return { other: 'drive', city: s.table.sheet.cities[move - DRIVE].name };
  if (move >= LOAD) return { other: 'load' };
  if (move === PASS) return { other: 'pass' };
  return { other: 'place', city: s.table.sheet.cities[move - PLACE].name };
}
