import type { Event, Seat } from '../kernel/index.ts';
import { bonusFor, profitFor } from './earnings.ts';
import { PARTS } from './move.ts';
import { portOf, type State } from './state.ts';
import { stripSum } from './strip.ts';

/** What a departure would bring, in its parts. */
export interface DepartureQuote {
  /** Index on the sheet. */
  readonly transport: number;
  readonly sum: number;
  readonly profit: number;
  readonly bonus: number;
}

/** In a hidden match the event as a viewer has it names the transport. */
export function quoteDeparture(s: State, event: Event): DepartureQuote {
  const { port, dock } = event as unknown as { port: number; dock: number };
  const seat = event.by as Seat;
  const shown = s.table.sheet.transports.findIndex(({ id }) => id === event.transport);
  const transport = shown < 0 ? portOf(s, seat, port) : shown;
  const sum = stripSum(s, seat, port);
  const [gold, red] = [partIndex(event.gold), partIndex(event.red)];
  return {
    transport,
    sum,
    profit: profitFor(s.table, transport, sum, gold, red),
    bonus: bonusFor(s.table, dock, sum, gold, red),
  };
}

function partIndex(part: unknown): number {
  return Math.max(0, PARTS.indexOf(part as (typeof PARTS)[number]));
}
