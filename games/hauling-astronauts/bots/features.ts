import type { Features, Inputs } from '@waybill/bots/values';
import type { Seat } from '@waybill/kernel';
import {
  ACT,
  carries,
  GOLD,
  givesWay,
  kindOf,
  NONE,
  openCells,
  PORTS,
  pipsOf,
  RED,
  SHIFTED,
  type State,
  stripOf,
  stripSum,
} from '../rules/index.ts';
import { BEST, FIT, HOPED, KINDS_OF_NEED, MEAN, type Strips, stripsOf } from './strips.ts';
import { Swaps } from './swaps.ts';

const CELLS = 9;
const PIPS = 6;
const DIE_CODES = 24;
const STEPS = 5;
const LOTS = 10;
/** Differences of points are told apart by so much of a good departure, up to so many on each side. */
const LEAD_STEP = 0.14;
const LEADS = 16;

/** Yes-or-no inputs: first one block for each side, own side first. */
const NEED = 0;
const DEPARTED = NEED + KINDS_OF_NEED;
/** Of a strip with one open cell: the pips that a free dock pays for, one bit each. */
const PAID_PIPS = DEPARTED + 1;
/** Of a full strip: fits or not, and no, a usual or a rich bonus. */
const FULL = PAID_PIPS + (1 << PIPS);
const SIDE = FULL + 6;
const OPEN = 2 * SIDE;
const BOOKED = OPEN + LOTS;
const AVAILABLE = BOOKED + LOTS;
const PATIENCE_LEFT = AVAILABLE + LOTS;
/** Step by step: with transports left on each side. */
const PHASE = PATIENCE_LEFT + LOTS;
const BOOKED_PIPS = PHASE + (STEPS + 1) * (PORTS + 1) * (PORTS + 1);
const LEAD = BOOKED_PIPS + (1 << PIPS);
const HOPED_LEAD = LEAD + 2 * LEADS + 1;
/** HA-2.9: whether the turn decides who gives way, or the dice for one side, with open cells and rolls left. */
const WAY = HOPED_LEAD + 2 * LEADS + 1;
const WAYS = 3;
const ROLLS = 4;
/** In the place of three rolls with no cell open, which can't be: the first roll is still to say who begins (HA-1.3). */
const UNBEGUN = ROLLS - 1;
const SPARSE = WAY + WAYS * LOTS * ROLLS;
const MOST_ACTIVE = 24;

const PER_STRIP = 8;
const DENSE = 2 * PORTS * PER_STRIP + 45;

/** One side's strips, the most hopeful first. */
class Side {
  readonly transport = new Int32Array(PORTS);
  readonly open = new Int32Array(PORTS);
  readonly sum = new Int32Array(PORTS);
  readonly hoped = new Float64Array(PORTS);
  /** Hopes, with what tells apart strips of equal ones: ports are never told apart by their place. */
  private readonly rank = new Float64Array(PORTS);
  readonly order = new Int32Array(PORTS);
  readonly swaps = new Swaps();
  docked = 0;
  hopes = 0;
  /** The best departure that is ready, and how many are. */
  ready = 0;
  readyBest = 0;

  look(s: State, seat: Seat, strips: Strips, outlook: Float32Array): void {
    this.docked = this.hopes = this.ready = this.readyBest = 0;
    for (let port = 0; port < PORTS; port++) {
      const transport = s.ports[seat * PORTS + port];
      this.transport[port] = transport;
      this.open[port] = openCells(s, seat, port);
      this.sum[port] = stripSum(s, seat, port);
      this.hoped[port] = this.rank[port] = -1;
      if (transport === NONE) continue;
      const at = strips.at(transport, this.open[port], this.sum[port]);
      this.hoped[port] = outlook[at + HOPED];
      this.rank[port] = rankOf(outlook, at, this.open[port]);
      if (s.table.bonusDice) this.rank[port] += 1e-8 * colours(s, seat, port);
      this.count(port);
    }
    this.swaps.look(this.transport, this.open, this.sum, strips, outlook);
    this.sort();
  }

  private count(port: number): void {
    this.docked++;
    this.hopes += this.hoped[port];
    if (this.open[port] > 0) return;
    this.ready++;
    this.readyBest = Math.max(this.readyBest, this.hoped[port]);
  }

  private sort(): void {
    const { order, rank } = this;
    for (let port = 0; port < PORTS; port++) {
      let at = port;
      for (; at > 0 && rank[order[at - 1]] < rank[port]; at--) order[at] = order[at - 1];
      order[at] = port;
    }
  }
}

function rankOf(outlook: Float32Array, at: number, open: number): number {
  return (
    outlook[at + HOPED] + 1e-4 * open + 1e-5 * outlook[at + MEAN] + 1e-6 * outlook[at + FIT] + 1e-7 * outlook[at + BEST]
  );
}

function colours(s: State, seat: Seat, port: number): number {
  return (carries(s, seat, port, GOLD) ? 2 : 0) + (carries(s, seat, port, RED) ? 1 : 0);
}

const own = new Side();
const other = new Side();

function freeDocks(s: State): number {
  let free = 0;
  for (let dock = 0; dock < s.docks.length; dock++) if (s.docks[dock] === NONE) free |= 1 << dock;
  return free;
}

function describe(s: State, seat: Seat, to: Inputs): void {
  const strips = stripsOf(s.table.sheet);
  const free = freeDocks(s);
  const outlook = strips.outlook(free);
  own.look(s, seat, strips, outlook);
  other.look(s, 1 - seat, strips, outlook);
  describeSide(s, seat, own, strips, free, 0, to);
  describeSide(s, 1 - seat, other, strips, free, 1, to);
  const lead = (s.scores[seat] - s.scores[1 - seat]) / strips.unit;
  describeTable(s, free, strips, lead, to);
  describePlacings(s, seat, strips, outlook, to);
  describeSwaps(s, lead, to);
  turnOnCounts(s, lead, to);
}

function describeSide(s: State, seat: Seat, side: Side, strips: Strips, free: number, block: number, to: Inputs): void {
  const outlook = strips.outlook(free);
  for (let rank = 0; rank < PORTS; rank++) {
    const port = side.order[rank];
    if (side.transport[port] === NONE) {
      to.turnOn(block * SIDE + DEPARTED);
      continue;
    }
    turnOnStrip(side, port, strips, free, block * SIDE, to);
    const from = strips.at(side.transport[port], side.open[port], side.sum[port]);
    const { dense } = to;
    const at = (block * PORTS + rank) * PER_STRIP;
    dense[at] = 1;
    dense[at + 1] = side.open[port] / PORTS;
    dense[at + 2] = outlook[from + MEAN];
    dense[at + 3] = outlook[from + BEST];
    dense[at + 4] = outlook[from + HOPED];
    dense[at + 5] = outlook[from + FIT];
    if (!s.table.bonusDice) continue;
    if (carries(s, seat, port, GOLD)) dense[at + 6] = 0.3 + outlook[from + HOPED];
    if (carries(s, seat, port, RED)) dense[at + 7] = 0.3 + outlook[from + HOPED];
  }
}

function turnOnStrip(side: Side, port: number, strips: Strips, free: number, block: number, to: Inputs): void {
  const transport = side.transport[port];
  const open = side.open[port];
  const sum = side.sum[port];
  const kind = strips.kind(transport, open, sum);
  to.turnOn(block + NEED + kind);
  if (open === 1) to.turnOn(block + PAID_PIPS + strips.berthsWith(free).paidPips[sum]);
  else if (open === 0) {
    const bonus = strips.berthsWith(free).bonus[sum];
    const rich = bonus === 0 ? 0 : bonus < strips.unit / 2 ? 1 : 2;
    to.turnOn(block + FULL + rich + (strips.outlook(free)[strips.at(transport, 0, sum) + FIT] > 0 ? 3 : 0));
  }
}

/** What lies where, and who is ahead. */
function describeTable(s: State, free: number, strips: Strips, lead: number, to: Inputs): void {
  const { dense } = to;
  let at = 2 * PORTS * PER_STRIP;
  const hopedLead = lead + own.hopes - other.hopes;
  dense[at++] = lead;
  dense[at++] = hopedLead;
  dense[at++] = Math.tanh(2 * hopedLead);
  dense[at++] = own.hopes;
  dense[at++] = other.hopes;
  dense[at++] = s.window ? 1 : 0;
  dense[at++] = s.window ? own.readyBest : 0;
  dense[at++] = s.window ? other.readyBest : 0;
  dense[at++] = own.ready / PORTS;
  dense[at++] = other.ready / PORTS;
  dense[at++] = s.placed ? 1 : 0;
  dense[at++] = s.rolled ? 1 : 0;
  dense[at++] = s.waiting / CELLS;
  dense[at++] = turnsToPress(s) / 4;
  dense[at++] = s.table.bonusDice ? 1 : 0;
  dense[at++] = s.table.hidden ? 1 : 0;
  const berths = strips.berthsWith(free);
  dense[at++] = berths.free / s.docks.length;
  dense[at++] = berths.bonuses / strips.unit / 2;
  for (let kind = GOLD; kind <= RED; kind++) dense[at++] = s.available[kind];
  const codes = s.table.bonusDice ? DIE_CODES : PIPS + 1;
  for (let die = 1; die < codes; die++) {
    const count = s.booked[die];
    if (count === 0) continue;
    dense[at + pipsOf(die) - 1] += count / 3;
    if (kindOf(die) === GOLD) dense[at + PIPS] = 1;
    if (kindOf(die) === RED) dense[at + PIPS + 1] = 1;
  }
}

/** HA-2.9: in how many quiet turns from now somebody will be pressed; odd if it will be the other side. */
function turnsToPress(s: State): number {
  const turns = Math.max(0, s.table.patience - s.quiet);
  if (!s.table.diceDecide) return turns;
  const isOwn = givesWay(s) === s.seat;
  return isOwn === (turns % 2 === 0) ? turns : turns + 1;
}

function wayOf(s: State): number {
  if (!s.table.diceDecide) return 0;
  return givesWay(s) === s.seat ? 1 : 2;
}

const PLACINGS = 2 * PORTS * PER_STRIP + 28;

/** By port: what pips would add there to the hopes of either side. */
const gains = new Float64Array(PORTS);
const losses = new Float64Array(PORTS);

/** What the booked dice can do for either side on the open cells: to its own strip and to the one across. */
function describePlacings(s: State, seat: Seat, strips: Strips, outlook: Float32Array, to: Inputs): void {
  let mine = -2;
  let second = -2;
  let theirs = -2;
  let mineOwn = -2;
  let theirsOwn = -2;
  for (let pips = 1; pips <= PIPS; pips++) {
    if (s.booked[pips] + s.booked[pips + 8] + s.booked[pips + 16] === 0) continue;
    for (let port = 0; port < PORTS; port++) {
      gains[port] = gainOf(own, port, pips, strips, outlook);
      losses[port] = gainOf(other, port, pips, strips, outlook);
    }
    for (let cell = 0; cell < CELLS; cell++) {
      if (s.grid[cell] !== 0) continue;
      const gain = gains[stripOf(seat, cell)];
      const loss = losses[stripOf(1 - seat, cell)];
      if (gain > -9) {
        const net = gain - (loss > -9 ? loss : 0);
        second = Math.max(second, Math.min(mine, net));
        mine = Math.max(mine, net);
        mineOwn = Math.max(mineOwn, gain);
      }
      if (loss > -9) {
        theirs = Math.max(theirs, loss - (gain > -9 ? gain : 0));
        theirsOwn = Math.max(theirsOwn, loss);
      }
    }
  }
  const { dense } = to;
  dense[PLACINGS] = mine > -2 ? mine : 0;
  dense[PLACINGS + 1] = second > -2 ? second : 0;
  dense[PLACINGS + 2] = theirs > -2 ? theirs : 0;
  dense[PLACINGS + 3] = mineOwn > -2 ? mineOwn : 0;
  dense[PLACINGS + 4] = theirsOwn > -2 ? theirsOwn : 0;
  dense[PLACINGS + 5] = mine > -2 ? 1 : 0;
  dense[PLACINGS + 6] = theirs > -2 ? 1 : 0;
}

const NO_TRANSPORT = -10;

function gainOf(side: Side, port: number, pips: number, strips: Strips, outlook: Float32Array): number {
  const transport = side.transport[port];
  if (transport === NONE || side.open[port] === 0) return NO_TRANSPORT;
  return outlook[strips.at(transport, side.open[port] - 1, side.sum[port] + pips) + HOPED] - side.hoped[port];
}

const SWAPS = PLACINGS + 8;

/** What is left to be had by swaps and shifts: most of what one does who goes on alone. */
function describeSwaps(s: State, lead: number, { dense }: Inputs): void {
  const hopedLead = lead + own.swaps.hoped - other.swaps.hoped;
  dense[SWAPS] = own.swaps.hoped;
  dense[SWAPS + 1] = own.swaps.best;
  dense[SWAPS + 2] = own.swaps.sure;
  dense[SWAPS + 3] = other.swaps.hoped;
  dense[SWAPS + 4] = other.swaps.best;
  dense[SWAPS + 5] = other.swaps.sure;
  dense[SWAPS + 6] = hopedLead;
  dense[SWAPS + 7] = Math.tanh(2 * hopedLead);
  let turned = 0;
  for (let cell = 0; cell < CELLS; cell++) if (s.grid[cell] >= SHIFTED) turned++;
  dense[SWAPS + 8] = turned / CELLS;
}

function turnOnCounts(s: State, lead: number, to: Inputs): void {
  let open = 0;
  for (let port = 0; port < PORTS; port++) open += own.open[port];
  let bookedPips = 0;
  const codes = s.table.bonusDice ? DIE_CODES : PIPS + 1;
  for (let die = 1; die < codes; die++) if (s.booked[die] > 0) bookedPips |= 1 << (pipsOf(die) - 1);
  to.turnOn(OPEN + open);
  to.turnOn(BOOKED + s.waiting);
  to.turnOn(AVAILABLE + CELLS - s.waiting - (CELLS - open));
  to.turnOn(PATIENCE_LEFT + Math.min(LOTS - 1, turnsToPress(s)));
  const step = s.step === ACT && s.rolled ? STEPS : s.step;
  to.turnOn(PHASE + (step * (PORTS + 1) + own.docked) * (PORTS + 1) + other.docked);
  to.turnOn(BOOKED_PIPS + bookedPips);
  const rolls = Math.floor((open - s.waiting) / 3);
  if (s.table.diceBegin && s.turn <= 1 && s.waiting === 0) to.turnOn(WAY + UNBEGUN);
  else to.turnOn(WAY + (wayOf(s) * LOTS + open) * ROLLS + rolls);
  to.turnOn(LEAD + leadStep(lead));
  to.turnOn(HOPED_LEAD + leadStep(lead + own.hopes - other.hopes));
}

function leadStep(lead: number): number {
  return LEADS + Math.max(-LEADS, Math.min(LEADS, Math.round(lead / LEAD_STEP)));
}

/** Strips as a port needs them filled, whatever its place: turning or mirroring the grid changes nothing. */
export const features: Features<State> = {
  sparse: SPARSE,
  mostActive: MOST_ACTIVE,
  dense: DENSE,
  seats: () => 2,
  viewer: (s) => s.seat,
  describe,
  base: (s, seat) => s.scores[seat],
  scale: (s) => stripsOf(s.table.sheet).unit,
};
