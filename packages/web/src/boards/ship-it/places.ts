import type { Event } from '@waybill/rules/kernel';
import type { ShipItMoment } from './modes.ts';
import { wayOf } from './overlay.tsx';

/** What an event is about: spaces by their names, loads by their ids. */
export function places({ view, state }: ShipItMoment, event: Event): string[] {
  switch (event.type) {
    case 'build':
      return [...(event.squares as string[])];
    case 'lift':
      return [String(event.at)];
    case 'official':
      return wayOf(state, null, event);
    case 'haul':
      return [String(event.load), ...wayOf(state, view.pipstop, event)];
    case 'chip':
      return view.shipment ? [view.shipment.from] : [];
    case 'scatter':
      return view.shipment ? [view.shipment.from, ...tilesBelow(view.shipment.from)] : [];
    default:
      return [];
  }
}

const RANKS = ['n', 'a', '2', '3', '4', '5'];

/** SI-4.5: the lower tiles of its suit. */
function tilesBelow([rank, suit]: string): string[] {
  return RANKS.slice(0, RANKS.indexOf(rank)).map((lower) => lower + suit);
}
