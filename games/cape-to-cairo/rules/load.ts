import { type Move, type MoveList, type Refusal, refuse } from '@waybill/kernel';
import { GOODS, type Good, goodIndex } from '@waybill/kernel/piecepack';
import { LOAD } from './codes.ts';
import { type State, SUITS_C2C } from './state.ts';

export function offerLoads(s: State, out: MoveList): void {
  const here = s.truck[s.actor] * GOODS;
  for (let good = 0; good < GOODS; good++) if (s.trade.goods[here + good] > 0) out.add(LOAD + good);
}

/** C2C-2.6. */
export function playLoad(s: State, good: Good): void {
  s.trade.goods[s.truck[s.actor] * GOODS + good]--;
  s.cargo[s.actor * GOODS + good]++;
}

export function readLoad(s: State, code: string): Move | Refusal {
  const good = goodIndex(SUITS_C2C, code);
  if (good < 0) return refuse('C2C-2.6', 'no-good', { good: code });
  const city = s.truck[s.actor];
  if (s.trade.goods[city * GOODS + good] > 0) return LOAD + good;
  return refuse('C2C-2.6', 'not-there', { good: code, city: s.table.sheet.cities[city].name });
}
