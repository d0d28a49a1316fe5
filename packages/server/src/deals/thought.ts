import { commitment, type Seat } from '@waybill/kernel';
import type { TableState } from '../log/table.ts';
import type { Deals } from './deals.ts';

/** At a deal a bot draws from its seed: whoever has decided the same meets the same answer, and nobody knows it beforehand. */
export async function thoughtSeed(deals: Deals, { plan, playing }: TableState, seat: Seat): Promise<string | null> {
  const deal = plan.deal === undefined ? null : await deals.find(plan.deal);
  return deal && commitment(JSON.stringify(['thought', deals.seedOf(deal), seat, playing?.events ?? 0]));
}
