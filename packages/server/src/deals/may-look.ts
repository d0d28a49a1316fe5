import { type RefuseUnplayed, Unplayed } from '../host/unplayed.ts';
import { seatOf } from '../log/table.ts';
import type { Deals } from './deals.ts';
import type { DealResults } from './results.ts';

export const refuseUnplayed =
  (deals: Deals, results: DealResults): RefuseUnplayed =>
  async (table, person) => {
    const { deal: id } = table.plan;
    if (id === undefined || (person !== null && seatOf(table, person) !== null)) return;
    const deal = await deals.find(id);
    if (deal && deals.isOver(deal)) return;
    if (person === null || !(await results.hasFinished(id, person))) throw new Unplayed(id);
  };
