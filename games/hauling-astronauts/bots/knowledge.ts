import type { Knowledge } from '@waybill/bots/knowledge';
import { weighByEvaluation } from '@waybill/bots/knowledge';
import { type Move, type MoveList, type Seat, sentence } from '@waybill/kernel';
import {
  carries,
  move as codes,
  DOCK,
  GOLD,
  game as haulingAstronauts,
  NONE,
  openCells,
  PORTS,
  portOf,
  RED,
  type State,
  seesPorts,
  stripOf,
  stripSum,
} from '../rules/index.ts';
import { bots } from '../words/en/bots.ts';
import { type Loads, loadsOf } from './loads.ts';

const SEATS = 2;
/** What a gold and a red die do to a load, on the whole. */
const GILDED = 1.5;
const REDDENED = 0.8;
/** What sets of three transports differ by and are still docked about as often: 2 % of the wins. */
const LITTLE = 0.04;

function freeDocks(s: State): number {
  let free = 0;
  for (let dock = 0; dock < s.docks.length; dock++) if (s.docks[dock] === NONE) free |= 1 << dock;
  return free;
}

function evaluate(s: State, out: Float64Array): void {
  const loads = loadsOf(s.table);
  const free = freeDocks(s);
  for (let seat = 0; seat < SEATS; seat++) {
    out[seat] = s.scores[seat];
    for (let port = 0; port < PORTS; port++) out[seat] += atPort(s, seat, port, loads, free);
  }
}

function atPort(s: State, seat: Seat, port: number, loads: Loads, free: number): number {
  const transport = portOf(s, seat, port);
  if (transport === NONE) return 0;
  const value = loads.value(free, transport, openCells(s, seat, port), stripSum(s, seat, port));
  if (!s.table.bonusDice) return value;
  const gilded = carries(s, seat, port, GOLD) ? value * GILDED : value;
  return carries(s, seat, port, RED) ? gilded * REDDENED : gilded;
}

function doubt(s: State): number {
  let docked = 0;
  for (let at = 0; at < s.ports.length; at++) if (s.ports[at] !== NONE) docked++;
  return 0.4 + 1.2 * Math.sqrt(docked);
}

/** Before any die lies on the grid the ports are alike: of each three transports one order will do. */
function moves(s: State, out: MoveList): void {
  const start = out.size;
  haulingAstronauts.moves(s, out);
  if (s.step !== DOCK) return;
  let kept = start;
  for (let i = start; i < out.size; i++) if (inOrder(out.codes[i])) out.codes[kept++] = out.codes[i];
  out.size = kept;
}

/** HA-1.2: what is docked is secret. */
function mixes(s: State): number | null {
  return s.step === DOCK ? LITTLE : null;
}

function inOrder(move: Move): boolean {
  return codes.dockedAt(move, 0) < codes.dockedAt(move, 1) && codes.dockedAt(move, 1) < codes.dockedAt(move, 2);
}

/** The booked dice, and what is left to roll: whatever a roll has changed. */
function outcome(_: State, s: State): number {
  let hash = 17;
  for (let die = 0; die < s.booked.length; die++) hash = Math.imul(hash, 31) + s.booked[die];
  return hash & 0x7fffffff;
}

function why(s: State, move: Move, _instead?: Move, lead = 0) {
  if (codes.isDeparture(move)) return whyDepart(s, codes.departedPort(move), move);
  if (codes.isPlace(move)) return whyPlace(s, codes.placedCell(move), move);
  // Of these there is nothing to say but that they are preferred, so it is said only where they are.
  if (lead <= 0) return null;
  if (move === codes.ROLL) return sentence('why.roll');
  return move === codes.STAY ? sentence('why.stay') : null;
}

function whyDepart(s: State, port: number, move: Move) {
  const after = haulingAstronauts.clone(s);
  haulingAstronauts.play(after, move);
  const transport = s.table.sheet.transports[portOf(s, s.seat, port)].name;
  return sentence('why.depart', { transport, points: after.scores[s.seat] - s.scores[s.seat] });
}

/** Whichever of the two strips changes more: one's own for the better, or the other's for the worse. */
function whyPlace(s: State, cell: number, move: Move) {
  const after = haulingAstronauts.clone(s);
  haulingAstronauts.play(after, move);
  const gain = (seat: Seat) => worth(after, seat, stripOf(seat, cell)) - worth(s, seat, stripOf(seat, cell));
  const own = gain(s.seat);
  const harm = seesPorts(s, s.seat, 1 - s.seat) ? -gain(1 - s.seat) : 0;
  if (Math.max(own, harm) < 0.1) return null;
  if (harm > own) return sentence('why.spoil', { port: stripOf(1 - s.seat, cell) + 1 });
  const transport = s.table.sheet.transports[portOf(s, s.seat, stripOf(s.seat, cell))]?.name ?? null;
  return sentence('why.fill', { transport });
}

function worth(s: State, seat: Seat, port: number): number {
  return atPort(s, seat, port, loadsOf(s.table), freeDocks(s));
}

export const knowledge: Knowledge<State> = {
  unit: 'win',
  range: [-10, 10],
  pace: 150,
  curiosity: 0.5,
  ladder: {
    easy: { kind: 'look-ahead', samples: 2, noise: 1 },
    medium: { kind: 'search', iterations: 30 },
    hard: { kind: 'search', iterations: 1500 },
    expert: { kind: 'search', iterations: 18_000 },
  },
  hides: (s, seat) => !seesPorts(s, seat, 1 - seat),
  evaluate,
  doubt,
  moves,
  weigh: weighByEvaluation(haulingAstronauts, evaluate, 1),
  mixes,
  outcome,
  why,
  words: bots,
};
