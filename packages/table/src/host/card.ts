import type { Table } from '../log/table.ts';
import { toAct } from '../log/table.ts';

/** What lists show of a table without opening it. */
export interface Card {
  readonly seats: readonly (readonly [person: string | null, bot: string | null])[];
  readonly next: number | null;
  readonly clock: string | null;
}

export function cardOf(table: Table): string {
  const next = toAct(table);
  const card: Card = {
    seats: table.seats.map(({ person, bot }) => [person, bot]),
    next: typeof next === 'number' ? next : null,
    clock: table.plan.clock?.kind ?? null,
  };
  return JSON.stringify(card);
}
