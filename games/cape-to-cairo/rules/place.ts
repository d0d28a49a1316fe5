import { type Move, type MoveList, type Refusal, refuse } from '@waybill/kernel';
import { TILES } from '@waybill/kernel/piecepack';
import { PLACE } from './codes.ts';
import type { State } from './state.ts';

export function offerPlaces(out: MoveList): void {
  for (let city = 0; city < TILES; city++) out.add(PLACE + city);
}

/** C2C-2.5. */
export function playPlace(s: State, city: number): void {
  s.truck[s.actor] = city;
  s.step = 'haul';
}

export function readPlace(city: number): Move | Refusal {
  return isCity(city) ? PLACE + city - 1 : refuse('C2C-2.5', 'no-city', { city });
}

/** Cities count from 1 in events. */
export function isCity(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= TILES;
}
