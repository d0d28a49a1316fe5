/** Hauling Astronauts with its standard options, as a user of boardgame.io would write it. */
import type { Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE, TurnOrder } from 'boardgame.io/core';
import { enumerate } from './enumerate.ts';
import {
  canPass,
  canPlace,
  canRoll,
  canShift,
  canStay,
  canSwap,
  docksFor,
  earnings,
  type HaulingState,
  hasDeparted,
  isReady,
  stripSum,
} from './rules.ts';
import { DOCKS, PORTS, STRIPS, TRANSPORT_IDS, type TransportId } from './sheet.ts';

type Move = MoveFn<HaulingState>;
type Context = Parameters<Move>[0];

const dock: Move = ({ G, playerID }, ...transports: TransportId[]) => {
  const known = transports.every((id) => TRANSPORT_IDS.includes(id));
  if (!known || transports.length !== PORTS.length || new Set(transports).size !== PORTS.length) return INVALID_MOVE;
  G.ports[Number(playerID)] = transports;
};

const roll: Move = ({ G, random }) => {
  if (!canRoll(G)) return INVALID_MOVE;
  G.available -= 3;
  G.booked.push(...random.D6(3));
  G.booked.sort((a, b) => a - b);
  G.rolled = true;
  G.mustRoll = false;
};

const place: Move = (context, pips: number, cell: number) => {
  const { G, playerID } = context;
  if (!canPlace(G, Number(playerID), pips, cell)) return INVALID_MOVE;
  G.booked.splice(G.booked.indexOf(pips), 1);
  G.grid[cell] = { pips, shifted: false };
  G.placed = true;
  endAction(context);
};

const shift: Move = (context, from: number, to: number) => {
  const { G, playerID } = context;
  const die = G.grid[from];
  if (!die || !canShift(G, Number(playerID), from, to)) return INVALID_MOVE;
  G.grid[from] = null;
  G.grid[to] = { pips: die.pips, shifted: true };
  endAction(context);
};

const swap: Move = (context, a: number, b: number) => {
  const { G, playerID } = context;
  if (!canSwap(G, Number(playerID), a, b)) return INVALID_MOVE;
  const ports = G.ports[Number(playerID)];
  [ports[a], ports[b]] = [ports[b], ports[a]];
  endAction(context);
};

const pass: Move = (context) => {
  if (!canPass(context.G, Number(context.playerID))) return INVALID_MOVE;
  endAction(context);
};

/** HA-2.5: the window opens with the ninth die, and the choice comes at the end of the action. */
function endAction(context: Context) {
  const { G, playerID, events } = context;
  if (G.grid.every((die) => die !== null)) G.window = true;
  const departs = G.window && PORTS.some((port) => isReady(G, Number(playerID), port));
  if (departs) events.setStage('departure');
  else endTurn(context, false);
}

const depart: Move = (context, port: number, to: number) => {
  const { G, playerID } = context;
  const seat = Number(playerID);
  const transport = G.ports[seat][port];
  if (!transport || !isReady(G, seat, port)) return INVALID_MOVE;
  const sum = stripSum(G, seat, port);
  if (!docksFor(G, sum).includes(to)) return INVALID_MOVE;
  G.scores[seat] += earnings(transport, to, sum);
  G.docks[to] = { seat, transport };
  G.ports[seat][port] = null;
  for (const cell of STRIPS[seat][port]) G.grid[cell] = null;
  G.available += 3;
  endTurn(context, true);
};

const stay: Move = (context) => {
  if (!canStay(context.G)) return INVALID_MOVE;
  endTurn(context, false);
};

function endTurn({ G, events }: Context, departed: boolean) {
  G.quiet = G.placed || departed ? 0 : G.quiet + 1;
  G.rolled = false;
  G.placed = false;
  events.endTurn();
}

export const HaulingAstronauts: Game<HaulingState> = {
  name: 'hauling-astronauts',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,

  setup: () => ({
    available: 9,
    booked: [],
    grid: Array(9).fill(null),
    ports: [
      [null, null, null],
      [null, null, null],
    ],
    docks: Array(DOCKS.length).fill(null),
    scores: [0, 0],
    window: false,
    mustRoll: true,
    rolled: false,
    placed: false,
    quiet: 0,
  }),

  phases: {
    docking: {
      start: true,
      next: 'hauling',
      turn: { order: TurnOrder.ONCE, minMoves: 1, maxMoves: 1 },
      moves: { dock },
    },
    hauling: {
      moves: { roll, place, shift, swap, pass },
      turn: {
        stages: { departure: { moves: { depart, stay } } },
        order: {
          first: () => 0,
          // HA-3.1: a seat that has departed takes no more turns.
          next: ({ G, ctx }) => (hasDeparted(G, 1 - ctx.playOrderPos) ? ctx.playOrderPos : 1 - ctx.playOrderPos),
        },
      },
    },
  },

  endIf: ({ G }) => {
    if (G.docks.some((taken) => taken === null)) return undefined;
    if (G.scores[0] === G.scores[1]) return { draw: true };
    return { winner: G.scores[0] > G.scores[1] ? '0' : '1' };
  },

  /** HA-1.2: both dock before either is shown. */
  playerView: ({ G, ctx, playerID }) =>
    ctx.phase === 'docking'
      ? { ...G, ports: G.ports.map((ports, seat) => (String(seat) === playerID ? ports : [null, null, null])) }
      : G,

  ai: { enumerate },
};
