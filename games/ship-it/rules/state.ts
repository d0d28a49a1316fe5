import type { Setup } from '@waybill/kernel';
import { SUITS, TILES } from '@waybill/kernel/piecepack';
import { DOMINOES } from './dominoes.ts';
import { SQUARES } from './table.ts';

/** Coins that are freight: all but the nulls. */
export const LOADS = 20;

export const PHASES = ['setup', 'links', 'building', 'officials', 'freight'] as const;
export const SETUP = 0;
export const LINKS = 1;
export const BUILDING = 2;
export const OFFICIALS = 3;
export const FREIGHT = 4;

/** What must come before the seat to move goes on; all but the chip is chance's. */
export const AWAITED = ['nothing', 'cities', 'freight', 'link', 'chip', 'scatter'] as const;
export const NOTHING = 0;
export const CITIES = 1;
export const RANKS_LAID = 2;
export const LINK = 3;
export const CHIP = 4;
export const SCATTER = 5;

export const ENDINGS = ['none', 'target', 'hubs', 'dry'] as const;

/** What a square holds, besides the pips (0–6) of a domino half. */
export const FREE = 7;
/** Free, and sharing an edge with a tile or a domino: where SI-2.4 lets a domino begin. */
export const BESIDE = 8;
export const OFF = 9;
export const WALL = 10;
/** TICK + tile: that tile's tick square. */
export const TICK = 32;

/** Where a domino is when it is not on the table. */
export const IN_POOL = 0;
export const TO_BUILD = 1;

export const NO_PIPSTOP = -1;
export const CLOSED = 6;

/** What the set-up says, the same for every state of a match. */
export interface Terms {
  readonly seats: number;
  /** SI-5.1: the score that ends the match, or 0. */
  readonly target: number;
  /** SI-5.2: so many rounds in a row without a shipment end the match. */
  readonly dryEnd: number;
  /** SI-2.7: a half holds any number of loads. */
  readonly many: boolean;
  /** SI-1.2: cities wind down their columns instead of standing on sites. */
  readonly winding: boolean;
}

/** Loads are in the order of their ids; those from `count` on are none. */
export interface State extends Terms {
  /** Squares of the table; 0 until the cities are laid. */
  width: number;
  height: number;
  round: number;
  suit: number;
  phase: number;
  points: number;
  pipstop: number;
  awaited: number;
  /** The tile of the shipment under way. */
  shipped: number;
  /** The number in the last id given out. */
  laid: number;
  count: number;
  /** SI-2.3: the domino taken up this turn, or −1, and the two squares it may not go back on, lower first. */
  lifted: number;
  liftedFrom: number;
  liftedTo: number;
  /** Rounds in a row without a shipment, and whether this one had one. */
  dry: number;
  busy: number;
  ending: number;

  readonly bytes: Uint8Array;
  readonly cell: Uint8Array;
  readonly tileAt: Uint16Array;
  readonly tickAt: Uint16Array;
  /** Two a tile: tiles of its city that share an edge with it, or −1. */
  readonly near: Int8Array;
  /** The order the tiles were drawn in. */
  readonly drawn: Uint8Array;
  /** The square of a domino's lower half, or IN_POOL, or TO_BUILD; and the direction of its higher half. */
  readonly dominoAt: Uint16Array;
  readonly facing: Uint8Array;
  readonly officials: Uint16Array;
  /** The rank of each hub's tile, or CLOSED. */
  readonly hubs: Uint8Array;
  readonly scores: Int16Array;
  /** The ranks of the coins that became chips, as bits. */
  readonly chips: Uint8Array;
  /** What the last shipment paid each suit. */
  readonly profits: Int16Array;
  readonly id: Uint16Array;
  readonly loadSuit: Uint8Array;
  readonly rank: Uint8Array;
  readonly space: Int16Array;
  /** 1 rank up. */
  readonly up: Uint8Array;
  readonly moved: Uint8Array;
  /** Who has been shown the rank: a bit a seat, and WATCHER. */
  readonly known: Uint8Array;
  /** The ranks it may have for all that everybody knows, as bits. */
  readonly possible: Uint8Array;
}

export function begin(setup: Setup): State {
  const s = blank(termsOf(setup));
  s.cell.fill(OFF);
  s.hubs.fill(1);
  for (let suit = 0; suit < SUITS; suit++) s.officials[suit] = suit * 6;
  return s;
}

function termsOf({ seats, options }: Setup): Terms {
  return {
    seats: seats.length,
    target: options.target as number,
    dryEnd: options.dry as number,
    many: options.halves === 'many',
    winding: options.layout === 'winding',
  };
}

export function haveSameTerms(a: Terms, b: Terms): boolean {
  return (
    a.seats === b.seats &&
    a.target === b.target &&
    a.dryEnd === b.dryEnd &&
    a.many === b.many &&
    a.winding === b.winding
  );
}

const WORDS = 2 * TILES + DOMINOES + 3 * SUITS + 2 * LOADS;
const BYTES = SQUARES + 3 * TILES + DOMINOES + 2 * SUITS + 6 * LOADS;

/** All arrays lie in one buffer, those of words first, so that a state is copied at once. */
function blank({ seats, target, dryEnd, many, winding }: Terms): State {
  const buffer = new ArrayBuffer(2 * WORDS + BYTES);
  let used = 0;
  const words = (n: number) => new Uint16Array(buffer, (used += 2 * n) - 2 * n, n);
  const signed = (n: number) => new Int16Array(buffer, (used += 2 * n) - 2 * n, n);
  const bytes = (n: number) => new Uint8Array(buffer, (used += n) - n, n);
  return {
    seats,
    target,
    dryEnd,
    many,
    winding,
    width: 0,
    height: 0,
    round: 0,
    suit: 0,
    phase: SETUP,
    points: 0,
    pipstop: NO_PIPSTOP,
    awaited: CITIES,
    shipped: 0,
    laid: 0,
    count: 0,
    lifted: -1,
    liftedFrom: 0,
    liftedTo: 0,
    dry: 0,
    busy: 0,
    ending: 0,
    tileAt: words(TILES),
    tickAt: words(TILES),
    dominoAt: words(DOMINOES),
    officials: words(SUITS),
    scores: signed(SUITS),
    profits: signed(SUITS),
    id: words(LOADS),
    space: signed(LOADS),
    cell: bytes(SQUARES),
    near: new Int8Array(buffer, (used += 2 * TILES) - 2 * TILES, 2 * TILES),
    drawn: bytes(TILES),
    facing: bytes(DOMINOES),
    hubs: bytes(SUITS),
    chips: bytes(SUITS),
    loadSuit: bytes(LOADS),
    rank: bytes(LOADS),
    up: bytes(LOADS),
    moved: bytes(LOADS),
    known: bytes(LOADS),
    possible: bytes(LOADS),
    bytes: new Uint8Array(buffer),
  };
}

export function copy(from: State, to: State): void {
  to.width = from.width;
  to.height = from.height;
  to.round = from.round;
  to.suit = from.suit;
  to.phase = from.phase;
  to.points = from.points;
  to.pipstop = from.pipstop;
  to.awaited = from.awaited;
  to.shipped = from.shipped;
  to.laid = from.laid;
  to.count = from.count;
  to.lifted = from.lifted;
  to.liftedFrom = from.liftedFrom;
  to.liftedTo = from.liftedTo;
  to.dry = from.dry;
  to.busy = from.busy;
  to.ending = from.ending;
  to.bytes.set(from.bytes);
}

export function clone(s: State): State {
  const other = blank(s);
  copy(s, other);
  return other;
}
