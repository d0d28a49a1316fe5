import type { Viewer } from '@waybill/kernel';
import { RANKS, TILES } from '@waybill/kernel/piecepack';
import { TICKS, turnedOf } from './cities.ts';
import { DOMINOES, pipsOf } from './dominoes.ts';
import { isOver, result } from './ending.ts';
import type { Events, SeenEvents } from './events.ts';
import { knowsId, knowsRank } from './knowledge.ts';
import { higherHalf, onTable, poolCount } from './links.ts';
import { EVERYBODY, loadName, readLoad } from './loads.ts';
import { next } from './moves.ts';
import { chipCount } from './score.ts';
import {
  AWAITED,
  CHIP,
  CLOSED,
  ENDINGS,
  NO_PIPSTOP,
  NOTHING,
  PHASES,
  SCATTER,
  SETUP,
  type State,
  TO_BUILD,
} from './state.ts';
import { SHIP_SUITS, tileCode } from './suits.ts';
import { NOWHERE, spaceName, squareName } from './table.ts';
import type { BySuit, DominoView, LoadView, Pips, ShipItView } from './view-types.ts';

export const state = (s: State): ShipItView => show(s, () => true);
export const view = (s: State, viewer: Viewer): ShipItView => show(s, (load) => knowsRank(s, load, viewer));

function show(s: State, sees: (load: number) => boolean): ShipItView {
  const actor = next(s);
  return {
    round: s.round,
    turn: s.phase === SETUP ? 0 : SHIP_SUITS[s.suit],
    toAct: actor === 'over' ? null : actor,
    phase: PHASES[s.phase],
    points: s.points,
    pipstop: s.pipstop === NO_PIPSTOP ? null : s.pipstop,
    pool: poolCount(s),
    links: links(s),
    dominoes: dominoes(s),
    freight: freight(s, sees),
    officials: bySuit((suit) => spaceName(s.officials[suit])),
    hubs: bySuit((suit) => (s.hubs[suit] === CLOSED ? null : tileCode(suit * 6 + s.hubs[suit]))),
    scores: bySuit((suit) => s.scores[suit]),
    chips: bySuit((suit) => chipCount(s, suit)),
    over: isOver(s),
    winners: result(s)?.winners ?? [],
    tiles: tiles(s),
    awaited: s.awaited === NOTHING ? null : AWAITED[s.awaited],
    shipment: s.awaited === CHIP || s.awaited === SCATTER ? shipment(s) : null,
    chipCoins: bySuit((suit) => ranksIn(s.chips[suit]).map((rank) => rank + SHIP_SUITS[suit])),
    moved: loads(s)
      .filter((load) => s.moved[load] === 1)
      .map((load) => loadName(s, load)),
    lifted: lifted(s),
    laid: s.laid,
    dryRounds: s.dry,
    shippedThisRound: s.busy === 1,
    ending: isOver(s) ? ENDINGS[s.ending] : null,
  };
}

export function bySuit<T>(of: (suit: number) => T): BySuit<T> {
  return Object.fromEntries(SHIP_SUITS.map((code, suit) => [code, of(suit)]));
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const loads = (s: State): number[] => numbers(s.count);
const ranksIn = (bits: number): string[] => RANKS.filter((_, rank) => bits & (1 << rank));

function links(s: State): Pips[] {
  return numbers(DOMINOES)
    .filter((domino) => s.dominoAt[domino] === TO_BUILD)
    .map(pipsOf);
}

function dominoes(s: State): DominoView[] {
  const laid = numbers(DOMINOES).filter((domino) => onTable(s, domino));
  return laid.map((domino) => ({
    domino: pipsOf(domino),
    squares: [squareName(s.dominoAt[domino]), squareName(higherHalf(s, domino))],
  }));
}

function lifted(s: State): DominoView | null {
  if (s.lifted < 0) return null;
  return { domino: pipsOf(s.lifted), squares: [squareName(s.liftedFrom), squareName(s.liftedTo)] };
}

function tiles(s: State): ShipItView['tiles'] {
  if (s.width === 0) return [];
  const drawn = Array.from(s.drawn.subarray(0, TILES));
  return drawn.map((tile) => ({
    tile: tileCode(tile),
    at: squareName(s.tileAt[tile]),
    tick: TICKS[turnedOf(s, tile)],
  }));
}

function shipment(s: State): ShipItView['shipment'] {
  return { from: tileCode(s.shipped), profits: bySuit((suit) => s.profits[suit]) };
}

function freight(s: State, sees: (load: number) => boolean): ShipItView['freight'] {
  return Object.fromEntries(loads(s).map((load) => [loadName(s, load), loadView(s, load, sees(load))]));
}

function loadView(s: State, load: number, seen: boolean): LoadView {
  return {
    suit: SHIP_SUITS[s.loadSuit[load]],
    space: s.space[load] === NOWHERE ? null : spaceName(s.space[load]),
    rank: seen ? RANKS[s.rank[load]] : null,
    warehoused: s.up[load] === 1,
    knownTo: knownTo(s.known[load]),
    possible: ranksIn(s.possible[load]),
  };
}

function knownTo(bits: number): LoadView['knownTo'] {
  if (bits === 0) return 'nobody';
  return bits === EVERYBODY ? 'everybody' : 31 - Math.clz32(bits);
}

/** SI-1.3, SI-4.5: only entries the viewer has not been shown become null. */
export function hide(before: State, event: Events, viewer: Viewer, now: State): SeenEvents {
  if (event.type === 'freight') return { ...event, ranks: shown(now, 0, event.ranks, viewer) };
  if (event.type !== 'scatter') return event;
  const suits = event.loads.map((id) => SHIP_SUITS[before.loadSuit[readLoad(before, id)]]);
  return { ...event, loads: shown(now, before.laid, event.loads, viewer), suits };
}

/** The entries about the ids that follow `last`. */
function shown(now: State, last: number, entries: readonly string[], viewer: Viewer): (string | null)[] {
  return entries.map((entry, i) => (knowsId(now, last + 1 + i, viewer) ? entry : null));
}
