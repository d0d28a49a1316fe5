import { bonusFor, profitFor } from './earnings.ts';
import type { SeenDeparture } from './events.ts';
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
export function quoteDeparture(s: State, event: SeenDeparture): DepartureQuote {
  const { by: seat, port, dock } = event;
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

function partIndex(part: string | undefined): number {
  return Math.max(0, (PARTS as readonly (string | undefined)[]).indexOf(part));
}
