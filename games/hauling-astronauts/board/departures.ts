import type { EventOf } from '@waybill/kernel';
import { type DepartureQuote, quoteDeparture, type SeenEvents, type State } from '../rules/index.ts';

export type Part = 'profit' | 'bonus';
export const PARTS = ['profit', 'bonus'] as const satisfies readonly Part[];

/** What the player wants gold and red to work on; what is left out is for the best. */
export interface Wish {
  readonly gold?: Part;
  readonly red?: Part;
}

export interface Departure {
  readonly event: EventOf<SeenEvents, 'depart'>;
  readonly quote: DepartureQuote;
}

const worth = ({ quote: { profit, bonus } }: Departure) => profit + bonus;

/** The departures from a port, one for each dock it may land at: as wished, else for the best. */
export function departuresFrom(s: State, moves: readonly SeenEvents[], port: number, wish: Wish): Departure[] {
  const best = new Map<number, Departure>();
  for (const event of moves) {
    if (event.type !== 'depart' || event.port !== port || !suits(event, wish)) continue;
    const found = { event, quote: quoteDeparture(s, event) };
    const other = best.get(event.dock);
    if (!other || worth(found) > worth(other)) best.set(event.dock, found);
  }
  return [...best.values()];
}

/** HA-4.1: a die that is not aboard has no part. */
function suits({ gold, red }: EventOf<SeenEvents, 'depart'>, wish: Wish): boolean {
  return (!gold || !wish.gold || gold === wish.gold) && (!red || !wish.red || red === wish.red);
}

/** The ports from which something may leave now. */
export function readyPorts(moves: readonly SeenEvents[]): number[] {
  return [...new Set(moves.flatMap((event) => (event.type === 'depart' ? [event.port] : [])))];
}
