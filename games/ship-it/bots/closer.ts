import { type Move, MoveList } from '@waybill/kernel';
import { ownerOf, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { FAR } from './gaps.ts';
import { fromHubs, spreadFromHubs } from './needs.ts';
import { copied, HAUL, isHub, kindOf, loadOf, pipstopMove, placeOf, SUITS, warehouseOf } from './table.ts';
import { NEVER, Ways } from './ways.ts';

const HIGHEST = 6;
/** What a point is worth that would be paid for a higher pip-stop, beside the steps that loads come closer by. */
const PER_POINT = 0.4;

const ways = new Ways();
/** By suit × space: the pip-stop a load needs from there to a hub; without a way, more than any, by the squares missing. */
const remote = Array.from({ length: SUITS }, () => new Uint8Array(0));

/** How far every space is from the hubs for freight of the suit on turn, and of nobody's. */
function measure(s: State): void {
  spreadFromHubs(s);
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit !== s.suit && ownerOf(s.seats, suit) >= 0) continue;
    ways.forSuit(s, suit);
    ways.toAnyHub(s);
    if (remote[suit].length === 0) remote[suit] = new Uint8Array(ways.pipstop.length);
    const to = remote[suit];
    for (let space = 0; space < to.length; space++) {
      const level = ways.pipstop[space];
      to[space] = level < NEVER ? level : NEVER + Math.min(FAR, fromHubs.squares[space]);
    }
  }
}

const gains = new Float64Array(20);

/** Of each load the haul that brings it closest to a hub without getting there, if closer at all. */
export function addCloser(s: State, all: MoveList, out: MoveList): void {
  measure(s);
  closest(s, all, (move) => out.add(move));
}

function closest(s: State, all: MoveList, found: (move: Move, gain: number) => void): void {
  let at = 0;
  while (at < all.size && kindOf(all.codes[at]) !== HAUL) at++;
  while (at < all.size && kindOf(all.codes[at]) === HAUL) {
    const load = loadOf(all.codes[at]);
    const to = remote[s.loadSuit[load]];
    const from = to[s.space[load]];
    let best = -1;
    let least = from;
    for (; at < all.size && kindOf(all.codes[at]) === HAUL && loadOf(all.codes[at]) === load; at++) {
      const space = placeOf(all.codes[at]);
      if (isHub(s, space) || warehouseOf(all.codes[at]) || to[space] >= least) continue;
      least = to[space];
      best = all.codes[at];
    }
    if (best >= 0) found(best, (from - least) * (s.loadSuit[load] === s.suit ? 1 : 0.3));
  }
}

const listed = new MoveList();

/** The haul that brings a load closest, by the most; −1 when none does. */
export function closerHaul(s: State): Move {
  listed.clear();
  shipIt.moves(s, listed);
  measure(s);
  let best: Move = -1;
  let most = 0;
  closest(s, listed, (move, gain) => {
    if (gain <= most) return;
    most = gain;
    best = move;
  });
  return best;
}

let table: State | null = null;

/** The pip-stop with which loads come closest to hubs that they don't get to this turn; −1 when none comes closer. */
export function closerPipstop(s: State): Move {
  measure(s);
  table = copied(s, table);
  let best: Move = -1;
  let most = 0;
  for (let value = 0; value <= HIGHEST && value < s.points; value++) {
    shipIt.copy(s, table);
    shipIt.play(table, pipstopMove(value));
    const gain = allCloser(table) - PER_POINT * value;
    if (gain <= most) continue;
    most = gain;
    best = pipstopMove(value);
  }
  return best;
}

/** By how much the loads come closer that there are points for. */
function allCloser(s: State): number {
  listed.clear();
  shipIt.moves(s, listed);
  let size = 0;
  closest(s, listed, (_, gain) => {
    gains[size++] = gain;
  });
  const sorted = gains.subarray(0, size).sort();
  let sum = 0;
  for (let i = 0; i < Math.min(size, s.points); i++) sum += sorted[size - 1 - i];
  return sum;
}
