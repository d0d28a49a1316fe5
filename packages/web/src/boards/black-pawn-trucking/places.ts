import { contractCities, quote, type State } from '@waybill/rules/black-pawn-trucking';
import type { Event } from '@waybill/rules/kernel';
import type { Place } from '../contract.ts';

/** Cities are the places of this board, numbered from 1. */
export function cityPlaces(places: readonly Place[]): number[] {
  return places.flatMap((place) => (place.startsWith('city ') ? [Number(place.slice(5))] : []));
}

/** A drive lights its way, contracts the cities they lie in, anything else the truck's city. */
export function placesOf(s: State, event: Event): Place[] {
  return citiesOf(s, event).map((city) => `city ${city + 1}`);
}

function citiesOf(s: State, event: Event): readonly number[] {
  switch (event.type) {
    case 'drive':
      return quote(s, (event.to as number) - 1).way;
    case 'start':
      return [(event.city as number) - 1];
    case 'contracts':
      return contractCities(s, event);
    default:
      return s.truck < 0 ? [] : [s.truck];
  }
}
