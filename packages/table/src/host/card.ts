import type { Seated, Table } from '../log/table.ts';
import { toAct } from '../log/table.ts';

/** What lists show of a table without opening it. */
export interface Card {
  readonly seats: readonly (readonly [person: string | null, bot: string | null])[];
  readonly next: number | null;
  readonly clock: string | null;
}

/** Seats change seldom, and every move makes a card. */
const seatTexts = new WeakMap<readonly Seated[], string>();

function seatText(seats: readonly Seated[]): string {
  const known = seatTexts.get(seats);
  if (known !== undefined) return known;
  const text = JSON.stringify(seats.map(({ person, bot }) => [person, bot]) satisfies Card['seats']);
  seatTexts.set(seats, text);
  return text;
}

/** A card as JSON. */
export function cardOf(table: Table): string {
  const next = toAct(table);
  const { clock } = table.plan;
  return `{"seats":${seatText(table.seats)},"next":${typeof next === 'number' ? next : null},"clock":${clock ? `"${clock.kind}"` : null}}`;
}
