import type { Rng, Seat, Setup, View, Viewer } from '@waybill/kernel';
import { kindOf, readDie, SHIFTED } from './dice.ts';
import { CELLS, type CellName, PORTS, SEATS } from './grid.ts';
import { type Sheet, TRANSPORTS } from './sheet.ts';
import { begin, clone, isDocked, NONE, STEP_NAMES, type State, takenBy } from './state.ts';
import { type GridDie, HIDDEN, type StateJson, seesPorts } from './view.ts';

/** A port that holds one of the transports nobody has shown. */
const UNKNOWN = -2;

/** A seat's docked transports as the viewer must think of them: every way to fill the ports is as likely. */
function drawPorts(s: State, seat: Seat, rng: Rng): void {
  const left: number[] = [];
  for (let transport = 0; transport < TRANSPORTS; transport++) {
    if (!s.docks.includes(takenBy(seat, transport))) left.push(transport);
  }
  for (let at = seat * PORTS; at < (seat + 1) * PORTS; at++) {
    if (s.ports[at] === UNKNOWN) s.ports[at] = left.splice(rng.below(left.length), 1)[0];
  }
}

export function guess(s: State, seat: Seat, rng: Rng): State {
  const other = 1 - seat;
  const to = clone(s);
  if (seesPorts(s, seat, other)) return to;
  for (let port = 0; port < PORTS; port++) {
    if (isDocked(s, other, port)) to.ports[other * PORTS + port] = UNKNOWN;
  }
  drawPorts(to, other, rng);
  return to;
}

export function imagine(setup: Setup<Sheet>, view: View, _viewer: Viewer, rng: Rng): State {
  const seen = view as StateJson;
  const s = begin(setup);
  setTurn(s, seen);
  setDice(s, seen);
  setTransports(s, seen);
  for (let seat = 0; seat < SEATS; seat++) drawPorts(s, seat, rng);
  return s;
}

function setTurn(s: State, seen: StateJson): void {
  s.turn = seen.turn;
  s.step = STEP_NAMES.indexOf(seen.step);
  s.seat = seen.turnOf;
  s.rolled = seen.rolled;
  s.placed = seen.placed;
  s.window = seen.window;
  s.quiet = seen.quiet;
  s.lastRollOdd = seen.lastRollOdd ?? false;
}

/** What is neither booked nor on the grid is in Available. */
function setDice(s: State, seen: StateJson): void {
  for (const { pips, kind } of seen.booked) {
    const die = readDie(pips, kind);
    s.booked[die]++;
    s.available[kindOf(die)]--;
  }
  s.waiting = seen.booked.length;
  for (const [name, die] of Object.entries(seen.grid) as [CellName, GridDie][]) {
    const code = readDie(die.pips, die.kind);
    s.grid[CELLS.indexOf(name)] = die.shifted ? code | SHIFTED : code;
    s.available[kindOf(code)]--;
  }
}

function setTransports(s: State, seen: StateJson): void {
  const find = (id: string) => s.table.sheet.transports.findIndex((transport) => transport.id === id);
  seen.seats.forEach(({ ports, score }, seat) => {
    s.scores[seat] = score;
    ports.forEach((id, port) => {
      s.ports[seat * PORTS + port] = id === null ? NONE : id === HIDDEN ? UNKNOWN : find(id);
    });
  });
  seen.docks.forEach((taken, dock) => {
    if (taken) s.docks[dock] = takenBy(taken.seat, find(taken.transport));
  });
}
