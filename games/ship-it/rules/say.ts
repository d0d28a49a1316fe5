import { type ByChance, type BySeat, type Facts, type Sentence, sentence } from '@waybill/kernel';
import { RANKS } from '@waybill/kernel/piecepack';
import { HIGH, LOW, pipsOf } from './dominoes.ts';
import { isOver } from './ending.ts';
import type { SeenEvents } from './events.ts';
import { dominoOn, linkCount, poolCount } from './links.ts';
import { loadName, readLoad } from './loads.ts';
import { next } from './moves.ts';
import { officialCost } from './officials.ts';
import { FULL, profits, sumAt } from './score.ts';
import { hubHere, isChip, scatterTile } from './shipments.ts';
import { AWAITED, CHIP, NO_PIPSTOP, NOTHING, PHASES, type State, TICK } from './state.ts';
import { SHIP_SUITS, tileCode } from './suits.ts';
import { isTile, NOWHERE, readSpace, readSquare, type Space, STEPS, spaceName } from './table.ts';
import { bySuit } from './view.ts';

/** The log line of an event. It tells no rank that is still hidden: it is also the label of a move not yet made. */
export function say(s: State, event: SeenEvents): Sentence {
  if (event.by === 'chance') return sentence(`say.dealt-${event.type}`, dealtFacts(s, event));
  return sentence(`say.${event.type}`, { seat: event.by, suit: SHIP_SUITS[s.suit], ...moveFacts(s, event) });
}

function dealtFacts(s: State, event: ByChance<SeenEvents>): Facts {
  if (event.type === 'link') return { domino: domino(event.domino) };
  if (event.type !== 'scatter') return {};
  const laid = event.loads.map((_, i) => tileCode(scatterTile(s.shipped, i)));
  return { from: tileCode(s.shipped), tiles: laid, ...paid(s.profits) };
}

const domino = (pips: readonly number[]): string => pips.join('-');
const paid = (of: Int16Array): Facts => bySuit((suit) => of[suit]);

function moveFacts(s: State, event: BySeat<SeenEvents>): Facts {
  switch (event.type) {
    case 'lift':
      return { domino: liftedPips(s, event.at) };
    case 'build':
      return { domino: domino(event.domino), squares: event.squares, joins: joined(s, event.squares) };
    case 'official':
      return officialFacts(s, readSpace(event.to));
    case 'pipstop':
      return { value: event.value };
    case 'haul':
      return haulFacts(s, readLoad(s, event.load), readSpace(event.to), event.warehouse === true);
    case 'chip':
      return { load: event.load, rank: RANKS[s.rank[readLoad(s, event.load)]] };
    default:
      return { points: s.points };
  }
}

/** What a road on these squares would go on from: tiles at their ticked corners, and dominoes. */
function joined(s: State, squares: readonly string[]): string[] {
  const around = squares.flatMap((square) => STEPS.map((step) => readSquare(square) + step));
  const tiles = around.map((near) => s.cell[near] - TICK).filter((tile) => tile >= 0);
  const dominoes = around.map((near) => dominoOn(s, near)).filter((on) => on >= 0);
  return [...new Set([...tiles.map(tileCode), ...dominoes.map((on) => domino(pipsOf(on)))])];
}

/** A tile by its code, half a domino by its pips and those of the domino, which is on the table but once: `4:2-4`. */
function placeName(s: State, space: Space): string {
  const on = isTile(space) ? -1 : dominoOn(s, space);
  if (on < 0) return spaceName(space);
  return `${s.dominoAt[on] === space ? LOW[on] : HIGH[on]}:${domino(pipsOf(on))}`;
}

function liftedPips(s: State, at: string): string {
  return domino(pipsOf(dominoOn(s, readSquare(at))));
}

const pay = new Int16Array(SHIP_SUITS.length);

/** What a shipment from there would pay; nothing for suits that it pays nothing. */
function shipmentFacts(s: State, hub: Space): Facts {
  profits(s, hub, s.suit, pay);
  return { ships: true, ...paid(pay) };
}

function officialFacts(s: State, to: Space): Facts {
  const own = (load: number) => s.space[load] === to && s.loadSuit[load] === s.suit;
  const ships = hubHere(s, to) && Array.from({ length: s.count }, (_, load) => load).some(own);
  const facts = {
    from: placeName(s, s.officials[s.suit]),
    to: placeName(s, to),
    cost: officialCost(s, to),
    hub: hubHere(s, to),
  };
  return ships ? { ...facts, ...shipmentFacts(s, to) } : facts;
}

function haulFacts(s: State, load: number, to: Space, warehouse: boolean): Facts {
  const rank = s.up[load] ? RANKS[s.rank[load]] : null;
  const from = s.space[load];
  const facts = {
    load: loadName(s, load),
    of: SHIP_SUITS[s.loadSuit[load]],
    rank,
    from: placeName(s, from),
    to: placeName(s, to),
    warehouse,
    hub: hubHere(s, to),
  };
  const fills = hubHere(s, to) && rank !== null && sumAt(s, to) + s.rank[load] >= FULL;
  return { ...facts, fills };
}

/** What the one who acts is asked. */
export function ask(s: State): Sentence {
  if (isOver(s)) return sentence('ask.over');
  const facts = { seat: next(s) as number, suit: SHIP_SUITS[s.suit], points: s.points };
  if (s.awaited === CHIP) return sentence('ask.chip', { ...facts, loads: chipLoads(s), from: tileCode(s.shipped) });
  if (s.awaited !== NOTHING) return sentence(`ask.dealt-${AWAITED[s.awaited]}`);
  if (linkCount(s) > 0)
    return sentence('ask.build', { ...facts, links: linkCount(s), more: PHASES[s.phase] === 'links' && s.points > 0 });
  if (s.pipstop !== NO_PIPSTOP) return sentence('ask.freight', { ...facts, pipstop: s.pipstop });
  return sentence(`ask.${PHASES[s.phase]}`, { ...facts, pool: poolCount(s) });
}

function chipLoads(s: State): string[] {
  const loads = Array.from({ length: s.count }, (_, load) => load).filter((load) => s.space[load] === NOWHERE);
  return loads.filter((load) => isChip(s, load)).map((load) => loadName(s, load));
}
