import { type EventOf, type Move, type Refusal, refuse } from '@waybill/kernel';
import { GOLD, RED } from './dice.ts';
import { hasDockFor, holds } from './earnings.ts';
import type { Events } from './events.ts';
import { PORTS } from './grid.ts';
import { ABSENT, BONUS, departing, PROFIT } from './move.ts';
import { DOCKS } from './sheet.ts';
import { isDocked, NONE, type State } from './state.ts';
import { carries, isReady, openCells, stripSum } from './strip.ts';

export function readDepart(s: State, event: EventOf<Events, 'depart'>): Move | Refusal {
  const { port, dock, gold, red } = event;
  return (
    unready(s, port) ??
    unfitDock(s, port, dock) ??
    wrongPart('gold', carries(s, s.seat, port, GOLD), gold) ??
    wrongPart('red', carries(s, s.seat, port, RED), red) ??
    departing(port, dock, partOf(gold), partOf(red))
  );
}

/** HA-2.5 */
function unready(s: State, port: number): Refusal | null {
  if (!Number.isInteger(port) || port < 0 || port >= PORTS) return refuse('HA-2.5', 'no-port-to-leave', { port });
  if (!isDocked(s, s.seat, port)) return refuse('HA-2.5', 'gone', { port });
  if (isReady(s, s.seat, port)) return null;
  return refuse('HA-2.5', 'strip-open', { port, open: openCells(s, s.seat, port) });
}

/** HA-2.7 */
function unfitDock(s: State, port: number, dock: number): Refusal | null {
  if (!Number.isInteger(dock) || dock < 0 || dock >= DOCKS) return refuse('HA-2.7', 'no-such-dock', { dock });
  if (s.docks[dock] !== NONE) return refuse('HA-2.7', 'dock-taken', { dock });
  const sum = stripSum(s, s.seat, port);
  if (holds(s.table.range[dock], sum) || !hasDockFor(s, sum)) return null;
  return refuse('HA-2.7', 'other-dock', { dock, sum });
}

/** HA-4.1 */
function wrongPart(kind: 'gold' | 'red', aboard: boolean, part: string | undefined): Refusal | null {
  if (!aboard) return part === undefined ? null : refuse('HA-4.1', 'not-aboard', { kind });
  if (part === undefined) return refuse('HA-4.1', 'choose-part', { kind });
  return partOf(part) === ABSENT ? refuse('HA-4.1', 'no-such-part', { kind, part }) : null;
}

function partOf(part: string | undefined): number {
  if (part === 'profit') return PROFIT;
  return part === 'bonus' ? BONUS : ABSENT;
}
