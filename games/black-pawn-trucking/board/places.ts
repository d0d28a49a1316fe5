import type { Place } from '@waybill/web/games/board.ts';
import { contractCities, type Events, quote, type State } from '../rules/index.ts';

/** Cities are the places of this board, numbered from 1. */
export function cityPlaces(places: readonly Place[]): number[] {
  return places.flatMap((place) => (place.startsWith('city ') ? [Number(place.slice(5))] : []));
}

/** A drive lights its way, contracts the cities they lie in, anything else the truck's city. */
export function placesOf(s: State, event: Events): Place[] {
  return citiesOf(s, event).map((city) => `city ${city + 1}`);
}

function citiesOf(s: State, event: Events): readonly number[] {
  switch (event.type) {
    case 'drive':
      return quote(s, event.to - 1).way;
    case 'start':
      return [event.city - 1];
    case 'contracts':
      return contractCities(s, event);
    default:
      return s.truck < 0 ? [] : [s.truck];
  }
}
