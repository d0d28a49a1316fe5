import type { Seat } from '@waybill/kernel';
import type { Moment, Place } from '@waybill/web/games/board.ts';
import { CELLS, PORTS, type SeenEvents, type State, type StateJson, stripCells } from '../rules/index.ts';
import { BOOKED, cellPlace, journeys, portPlace } from './ways.ts';

/** What an event is about: where it comes from and goes to, and the whole strip of a transport that leaves. */
export function places(_moment: Moment<State, StateJson, SeenEvents>, event: SeenEvents): readonly Place[] {
  if (event.type === 'roll') return [BOOKED];
  if (event.type === 'dock') return portsOf(event.by);
  const ends = journeys(event).flat();
  if (event.type !== 'depart') return ends.length > 0 ? ends : portsOf(event.by);
  return [...ends, ...stripCells(event.by, event.port).map((cell) => cellPlace(CELLS[cell]))];
}

const portsOf = (seat: Seat): Place[] => Array.from({ length: PORTS }, (_, port) => portPlace(seat, port));
