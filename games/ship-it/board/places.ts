import type { SeenEvents } from '../rules/index.ts';
import type { ShipItMoment } from './modes.ts';
import { wayOf } from './way.ts';

/** What an event is about: spaces by their names, loads by their ids. */
export function places({ view, state }: ShipItMoment, event: SeenEvents): string[] {
  switch (event.type) {
    case 'build':
      return [...event.squares];
    case 'lift':
      return [event.at];
    case 'official':
      return [view.turn, ...wayOf(state, null, event)].map(String);
    case 'haul':
      return [event.load, ...wayOf(state, view.pipstop, event)];
    case 'chip':
      return view.shipment ? [view.shipment.from] : [];
    case 'scatter':
      return view.shipment ? [view.shipment.from, ...tilesBelow(view.shipment.from)] : [];
    default:
      return hubOf(view);
  }
}

/** What happens nowhere on the table is shown by the hub of the suit whose turn it is. */
function hubOf({ turn, hubs }: ShipItMoment['view']): string[] {
  const hub = hubs[turn];
  return hub ? [hub] : [];
}

const RANKS = ['n', 'a', '2', '3', '4', '5'];

/** SI-4.5: the lower tiles of its suit. */
function tilesBelow([rank, suit]: string): string[] {
  return RANKS.slice(0, RANKS.indexOf(rank)).map((lower) => lower + suit);
}
