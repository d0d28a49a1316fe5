import type { Rng, Setup, View, Viewer } from '@waybill/kernel';
import { rankIndex, TILES } from '@waybill/kernel/piecepack';
import { cover, layCities, TICKS } from './cities.ts';
import { HIGH, LOW, readDomino } from './dominoes.ts';
import { redraw } from './knowledge.ts';
import { EVERYBODY, lay } from './loads.ts';
import { AWAITED, begin, CLOSED, ENDINGS, NO_PIPSTOP, PHASES, type State, TO_BUILD } from './state.ts';
import { SHIP_SUITS, tileIndex } from './suits.ts';
import { NOWHERE, rankOf, readSpace, readSquare, STEPS } from './table.ts';
import type { LoadView, ShipItView } from './view-types.ts';

export function imagine(setup: Setup, seen: View, viewer: Viewer, rng: Rng): State {
  const view = seen as ShipItView;
  const s = begin(setup);
  layTiles(s, view);
  layDominoes(s, view);
  layFreight(s, view);
  takeTurn(s, view);
  takeSuits(s, view);
  redraw(s, viewer, rng);
  return s;
}

function layTiles(s: State, { tiles }: ShipItView): void {
  if (tiles.length < TILES) return;
  const turned = tiles.map(({ tick }) => (TICKS as readonly string[]).indexOf(tick));
  layCities(
    s,
    Uint8Array.from(tiles, ({ tile }) => tileIndex(tile)),
    Uint8Array.from(turned),
  );
}

function layDominoes(s: State, view: ShipItView): void {
  for (const pips of view.links) s.dominoAt[readDomino(pips)] = TO_BUILD;
  for (const { domino: pips, squares } of view.dominoes) {
    const domino = readDomino(pips);
    const [a, b] = squares.map(readSquare);
    s.dominoAt[domino] = a;
    s.facing[domino] = STEPS.findIndex((step) => a + step === b);
    cover(s, a, LOW[domino]);
    cover(s, b, HIGH[domino]);
  }
  if (!view.lifted) return;
  s.lifted = readDomino(view.lifted.domino);
  s.liftedFrom = readSquare(view.lifted.squares[0]);
  s.liftedTo = readSquare(view.lifted.squares[1]);
}

function layFreight(s: State, view: ShipItView): void {
  for (const [id, load] of Object.entries(view.freight)) {
    s.laid = Number(id.slice(1)) - 1;
    const possible = load.possible.reduce((bits, rank) => bits | (1 << rankIndex(rank)), 0);
    const space = load.space === null ? NOWHERE : readSpace(load.space);
    lay(s, SHIP_SUITS.indexOf(load.suit), load.rank === null ? 0 : rankIndex(load.rank), space, known(load), possible);
    s.up[s.count - 1] = load.warehoused ? 1 : 0;
    s.moved[s.count - 1] = view.moved.includes(id) ? 1 : 0;
  }
  s.laid = view.laid;
}

function known({ knownTo }: LoadView): number {
  if (typeof knownTo === 'number') return 1 << knownTo;
  return knownTo === 'everybody' ? EVERYBODY : 0;
}

function takeTurn(s: State, view: ShipItView): void {
  s.round = view.round;
  s.suit = view.turn === 0 ? 0 : SHIP_SUITS.indexOf(view.turn);
  s.phase = (PHASES as readonly string[]).indexOf(view.phase);
  s.points = view.points;
  s.pipstop = view.pipstop ?? NO_PIPSTOP;
  s.awaited = (AWAITED as readonly string[]).indexOf(view.awaited ?? 'nothing');
  s.dry = view.dryRounds;
  s.busy = view.shippedThisRound ? 1 : 0;
  s.ending = (ENDINGS as readonly string[]).indexOf(view.ending ?? 'none');
  if (view.shipment) s.shipped = tileIndex(view.shipment.from);
}

function takeSuits(s: State, view: ShipItView): void {
  SHIP_SUITS.forEach((code, suit) => {
    const hub = view.hubs[code];
    s.officials[suit] = readSpace(view.officials[code]);
    s.hubs[suit] = hub === null ? CLOSED : rankOf(tileIndex(hub));
    s.scores[suit] = view.scores[code];
    s.chips[suit] = view.chipCoins[code].reduce((bits, coin) => bits | (1 << rankIndex(coin[0])), 0);
    if (view.shipment) s.profits[suit] = view.shipment.profits[code];
  });
}
