import type { Seat, Viewer } from '@waybill/kernel';
import type { Place, TargetProps } from '@waybill/web/games/board.ts';
import type { CellName, DieJson, SeenEvents, WrittenDie } from '../rules/index.ts';

/** Something that can be taken up to make a move with it: a booked die, a die on the grid, a transport. */
export type Source = `die ${number}${string}` | `cell ${string}` | `port ${number}`;

export function dieSource({ pips, kind }: WrittenDie): Source {
  return kind ? `die ${pips} ${kind}` : `die ${pips}`;
}

export function dieOfSource(source: Source): DieJson {
  const [, pips, kind] = source.split(' ');
  return { pips: Number(pips), ...(kind && { kind: kind as 'gold' | 'red' }) };
}

/** What a move can be begun with; a swap with either of its two transports. */
export function sourcesOf(event: SeenEvents): readonly Source[] {
  switch (event.type) {
    case 'place':
      return [dieSource(event)];
    case 'shift':
      return [`cell ${event.from}`];
    case 'swap':
      return event.ports.map((port): Source => `port ${port}`);
    case 'depart':
      return [`port ${event.port}`];
    default:
      return [];
  }
}

/** What bringing something to a cell would be, legal or not. */
export function toCell(by: Seat, source: Source, cell: CellName): SeenEvents | null {
  if (source.startsWith('die ')) return { by, type: 'place', ...dieOfSource(source), cell };
  return source.startsWith('cell ') ? { by, type: 'shift', from: source.slice(5), to: cell } : null;
}

/** What letting two transports change ports would be. */
export function toPort(by: Seat, source: Source, port: number): SeenEvents | null {
  const from = Number(source.slice(5));
  if (!source.startsWith('port ') || from === port) return null;
  return { by, type: 'swap', ports: [Math.min(from, port), Math.max(from, port)] };
}

/** HA-1.1: seat 0 has the rows, seat 1 the columns. */
export function sideOf(seat: Viewer): 0 | 1 {
  return seat === 1 ? 1 : 0;
}

/** Something that can only be looked at. */
export function still(label: string) {
  return { role: 'img' as const, 'aria-label': label };
}

/** Everything that something can be done with now. */
export function openSources(
  moves: readonly SeenEvents[],
  target: (event: SeenEvents) => TargetProps,
): ReadonlySet<Source> {
  return new Set(moves.filter((event) => isOpen(target(event))).flatMap(sourcesOf));
}

export function isOpen({ 'data-state': state }: TargetProps): boolean {
  return state === 'open' || state === 'previewed';
}

export const cellPlace = (cell: string): Place => `cell ${cell}`;
export const portPlace = (seat: number, port: number): Place => `port ${seat} ${port}`;
export const dockPlace = (dock: number): Place => `dock ${dock}`;
/** The tray of dice that have been rolled. */
export const BOOKED: Place = 'booked';

/** What an event moves, from where to where; the strip of a transport that leaves is left out. */
export function journeys(event: SeenEvents): readonly (readonly [from: Place, to: Place])[] {
  switch (event.type) {
    case 'place':
      return [[BOOKED, cellPlace(event.cell)]];
    case 'shift':
      return [[cellPlace(event.from), cellPlace(event.to)]];
    case 'swap': {
      const [a, b] = event.ports.map((port) => portPlace(event.by, port));
      return [
        [a, b],
        [b, a],
      ];
    }
    case 'depart':
      return [[portPlace(event.by, event.port), dockPlace(event.dock)]];
    default:
      return [];
  }
}
