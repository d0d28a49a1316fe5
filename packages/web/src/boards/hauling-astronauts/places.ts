import { CELLS, PORTS, type State, type StateJson, stripCells } from '@waybill/rules/hauling-astronauts';
import type { Event, Seat } from '@waybill/rules/kernel';
import type { Moment, Place } from '../contract.ts';
import { BOOKED, cellPlace, journeys, portPlace } from './ways.ts';

/** What an event is about: where it comes from and goes to, and the whole strip of a transport that leaves. */
export function places(_moment: Moment<State, StateJson>, event: Event): readonly Place[] {
  const seat = event.by as Seat;
  if (event.type === 'roll') return [BOOKED];
  if (event.type === 'dock') return Array.from({ length: PORTS }, (_, port) => portPlace(seat, port));
  const ends = journeys(event).flat();
  if (event.type !== 'depart') return ends;
  return [...ends, ...stripCells(seat, event.port as number).map((cell) => cellPlace(CELLS[cell]))];
}
