import type { Move, MoveList } from '@waybill/kernel';
import { isPressed } from './allowed.ts';
import { GOLD, kindOf, RED, TRIO } from './dice.ts';
import { departureValue, hasDockFor, holds } from './earnings.ts';
import { PORTS, stripCell } from './grid.ts';
import { ABSENT, BONUS, departedDock, departedPort, departing, goldPart, PROFIT, redPart, STAY } from './move.ts';
import { DOCKS } from './sheet.ts';
import { NONE, type State, takenBy } from './state.ts';
import { carries, isReady, stripSum } from './strip.ts';

/** HA-2.9 */
export function canStay(s: State): boolean {
  return s.placed || !isPressed(s);
}

export function offerDepart(s: State, out: MoveList): void {
  for (let port = 0; port < PORTS; port++) if (isReady(s, s.seat, port)) offerDocks(s, port, out);
  if (canStay(s)) out.add(STAY);
}

function offerDocks(s: State, port: number, out: MoveList): void {
  const sum = stripSum(s, s.seat, port);
  const matched = hasDockFor(s, sum);
  for (let dock = 0; dock < DOCKS; dock++) {
    if (s.docks[dock] !== NONE || (matched && !holds(s.table.range[dock], sum))) continue;
    offerParts(s, port, dock, out);
  }
}

/** HA-4.1: each die aboard works on one of the two parts. */
function offerParts(s: State, port: number, dock: number, out: MoveList): void {
  const gilded = carries(s, s.seat, port, GOLD);
  const reddened = carries(s, s.seat, port, RED);
  for (let gold = gilded ? PROFIT : ABSENT; gold <= (gilded ? BONUS : ABSENT); gold++) {
    for (let red = reddened ? PROFIT : ABSENT; red <= (reddened ? BONUS : ABSENT); red++) {
      out.add(departing(port, dock, gold, red));
    }
  }
}

export function playDeparture(s: State, move: Move): void {
  const port = departedPort(move);
  const dock = departedDock(move);
  const berth = s.seat * PORTS + port;
  s.scores[s.seat] += departureValue(s, s.seat, port, dock, goldPart(move), redPart(move));
  s.docks[dock] = takenBy(s.seat, s.ports[berth]);
  s.ports[berth] = NONE;
  unload(s, port);
}

/** HA-2.8 */
function unload(s: State, port: number): void {
  for (let n = 0; n < TRIO; n++) {
    const cell = stripCell(s.seat, port, n);
    s.available[kindOf(s.grid[cell])]++;
    s.grid[cell] = 0;
  }
}
