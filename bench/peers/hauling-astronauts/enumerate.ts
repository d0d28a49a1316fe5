import type { Ctx } from 'boardgame.io';
import {
  canPass,
  canRoll,
  canShift,
  canStay,
  canSwap,
  docksFor,
  type HaulingState,
  isReady,
  mustPlace,
  openCells,
  stripSum,
} from './rules.ts';
import { CELLS, NEIGHBOURS, PAIRS, PORTS, TRANSPORT_IDS } from './sheet.ts';

interface Choice {
  readonly move: string;
  readonly args?: (number | string)[];
}

const dockings: Choice[] = TRANSPORT_IDS.flatMap((first) =>
  TRANSPORT_IDS.filter((second) => second !== first).flatMap((second) =>
    TRANSPORT_IDS.filter((third) => third !== first && third !== second).map((third) => ({
      move: 'dock',
      args: [first, second, third],
    })),
  ),
);

export function enumerate(G: HaulingState, ctx: Ctx, playerID: string): Choice[] {
  if (ctx.phase === 'docking') return dockings;
  const seat = Number(playerID);
  return ctx.activePlayers?.[playerID] === 'departure' ? departures(G, seat) : actions(G, seat);
}

function departures(G: HaulingState, seat: number): Choice[] {
  const choices: Choice[] = [];
  for (const port of PORTS) {
    if (!isReady(G, seat, port)) continue;
    for (const dock of docksFor(G, stripSum(G, seat, port))) choices.push({ move: 'depart', args: [port, dock] });
  }
  if (canStay(G)) choices.push({ move: 'stay' });
  return choices;
}

function actions(G: HaulingState, seat: number): Choice[] {
  const choices: Choice[] = [];
  if (canRoll(G)) choices.push({ move: 'roll' });
  if (G.mustRoll) return choices;
  const open = openCells(G, seat);
  for (const pips of new Set(G.booked)) {
    for (const cell of open) choices.push({ move: 'place', args: [pips, cell] });
  }
  if (mustPlace(G, seat)) return choices;
  for (const from of CELLS) {
    for (const to of NEIGHBOURS[from]) {
      if (canShift(G, seat, from, to)) choices.push({ move: 'shift', args: [from, to] });
    }
  }
  for (const [a, b] of PAIRS) if (canSwap(G, seat, a, b)) choices.push({ move: 'swap', args: [a, b] });
  if (canPass(G, seat)) choices.push({ move: 'pass' });
  return choices;
}
