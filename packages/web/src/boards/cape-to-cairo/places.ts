import { quote, type State, type StateView } from '@waybill/rules/cape-to-cairo';
import type { Event } from '@waybill/rules/kernel';
import type { Moment, Place } from '../contract.ts';
import { SUIT_CODES } from './goods.tsx';

type Now = Moment<State, StateView>;

const CITY = 'city ';

export function placesOf(moment: Now, event: Event): Place[] {
  return citiesOf(moment, event).map((city) => CITY + city);
}

export function citiesIn(places: readonly Place[]): number[] {
  return places.flatMap((place) => (place.startsWith(CITY) ? [Number(place.slice(CITY.length))] : []));
}

function citiesOf({ view, state }: Now, event: Event): number[] {
  switch (event.type) {
    case 'place':
      return [event.city as number];
    case 'drive':
      return quote(state, event.to as number, event.by as number).way.slice();
    case 'load':
      return truckOf(view, event.by as number);
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
function contractCities(view: StateView, event: Event): number[] {
  const dice = event.dice as { readonly [suit: string]: string };
  return SUIT_CODES.map((suit) => cityOfTile(view, dice[suit] + suit));
}

export function cityOfTile({ tiles }: StateView, tile: string): number {
  return (tiles?.indexOf(tile) ?? -1) + 1;
}
