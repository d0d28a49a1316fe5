import { game as haulingAstronauts } from '@waybill/games/hauling-astronauts/rules';
import type { State } from 'boardgame.io';
import { actor, type Choice } from '../engine.ts';
import { HaulingAstronauts } from '../hauling-astronauts/game.ts';
import type { HaulingState } from '../hauling-astronauts/rules.ts';
import type { Reading } from './walk.ts';

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
/** boardgame.io counts the two turns of docking too. */
const TURNS_BEFORE = 2;

const fields: Record<string, (args: unknown[]) => object> = {
  dock: (transports) => ({ transports }),
  place: ([pips, cell]) => ({ pips, cell: CELLS[cell as number] }),
  shift: ([from, to]) => ({ from: CELLS[from as number], to: CELLS[to as number] }),
  swap: (ports) => ({ ports }),
  depart: ([port, dock]) => ({ port, dock }),
};

/** The dice that are booked now and were not before. */
function rolled(before: HaulingState, after: HaulingState): number[] {
  const left = [...before.booked];
  return after.booked.filter((pips) => {
    const at = left.indexOf(pips);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function winners({ scores }: HaulingState): number[] {
  return [0, 1].filter((seat) => scores[seat] === Math.max(...scores));
}

export const reading: Reading<HaulingState> = {
  game: haulingAstronauts,
  peer: HaulingAstronauts,
  seats: 2,
  event: (state: State<HaulingState>, { move, args = [] }: Choice) => ({
    by: Number(actor(state)),
    type: move,
    ...fields[move]?.(args),
  }),
  chance: (_due, after, before) => {
    if (!before) throw new Error('there is nothing to roll before the match');
    return { by: 'chance', type: 'roll', dice: rolled(before.G, after.G).map((pips) => ({ pips })) };
  },
  json: (state) => {
    const { G, ctx } = state;
    const over = ctx.gameover !== undefined;
    const docking = ctx.phase === 'docking';
    const seat = Number(actor(state));
    return {
      turn: docking ? 0 : ctx.turn - TURNS_BEFORE,
      step: over ? 'over' : docking ? 'dock' : ctx.activePlayers ? 'depart' : 'act',
      toAct: over ? null : seat,
      turnOf: seat,
      rolled: G.rolled,
      placed: G.placed,
      quiet: G.quiet,
      available: G.available,
      booked: G.booked.map((pips) => ({ pips })),
      grid: Object.fromEntries(G.grid.flatMap((die, cell) => (die ? [[CELLS[cell], die]] : []))),
      window: G.window,
      seats: [0, 1].map((each) => ({ ports: G.ports[each], score: G.scores[each] })),
      docks: G.docks,
      over,
      ...(over && { winners: winners(G) }),
    };
  },
};
