import type { Match } from '@waybill/kernel';
import type { TableId } from '../log/entry.ts';
import type { TableStore } from '../store/tables.ts';

/** A match that was played to its end, with nobody's name and no seed; null where it was not. */
export async function playedMatch(store: TableStore, id: TableId): Promise<Match | null> {
  const { table, history } = await store.whole(id);
  const { plan, seats, ending } = table;
  if (ending?.how !== 'played') return null;
  const { game, options, sheet } = plan;
  const names = seats.map((_, seat) => `Seat ${seat + 1}`);
  const match: Match = { waybill: 1, game, options, seats: names, events: history.events };
  return sheet === undefined ? match : { ...match, sheet };
}
