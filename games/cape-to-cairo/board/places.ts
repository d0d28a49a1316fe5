import type { EventOf } from '@waybill/kernel';
import type { Moment, Place } from '@waybill/web/games/board.ts';
import { type Events, quote, type State, type StateView } from '../rules/index.ts';
import { SUIT_CODES } from './goods.tsx';

type Now = Moment<State, StateView, Events>;

const CITY = 'city ';

/** The cities an event is about, and who bid in the auction. */
export function placesOf(moment: Now, event: Events): Place[] {
  const cities = citiesOf(moment, event).map((city) => CITY + city);
  return event.type === 'bid' || event.type === 'pass' ? [seatPlace(event.by)] : cities;
}

export const seatPlace = (seat: number): Place => `seat ${seat}`;

export function citiesIn(places: readonly Place[]): number[] {
  return places.flatMap((place) => (place.startsWith(CITY) ? [Number(place.slice(CITY.length))] : []));
}

function citiesOf({ view, state }: Now, event: Events): number[] {
  switch (event.type) {
    case 'place':
      return [event.city];
    case 'drive':
      return quote(state, event.to, event.by).way.slice();
    case 'load':
      return truckOf(view, event.by);
    case 'flip':
      return view.turning ? truckOf(view, view.turning.seat) : [];
    case 'contracts':
      return contractCities(view, event);
    default:
      return [];
  }
}

function truckOf({ seats }: StateView, seat: number): number[] {
  const { truck } = seats[seat];
  return truck === null ? [] : [truck];
}

/** C2C-1.1: a die names the city whose tile shows its suit and the rank it rolled. */
function contractCities(view: StateView, { dice }: EventOf<Events, 'contracts'>): number[] {
  return SUIT_CODES.map((suit) => cityOfTile(view, dice[suit] + suit));
}

export function cityOfTile({ tiles }: StateView, tile: string): number {
  return (tiles?.indexOf(tile) ?? -1) + 1;
}
