import type { Knowledge } from '@waybill/bots/knowledge';
import { weighByEvaluation } from '@waybill/bots/knowledge';
import type { Move, MoveList, Seat } from '@waybill/kernel';
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
  stripSum,
} from '../rules/index.ts';
import { bots } from '../words/en/bots.ts';
import { type Loads, loadsOf } from './loads.ts';
import { why } from './reasons.ts';

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
