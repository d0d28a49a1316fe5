import { type Move, MoveList, type Setup, Sfc32 } from '@waybill/kernel';
import type { Pace } from '../../../bench/growth/pace.ts';
import { cost } from '../../../bench/lib/cost.ts';
import type { Chart } from '../../../bench/lib/plot.ts';
import { setupFor } from '../../../packages/bots/src/testing/positions.ts';
import { inside, type ShipItState, game as shipIt } from '../rules/index.ts';

const DOMINOES = 28;
const EVERY = 4;
const STATES = 300;
const MATCHES = 60;

/** Squares above this are on the table: below it a domino is in the pool or in hand. */
const IN_HAND = 1;

function laid({ dominoAt }: ShipItState): number {
  return dominoAt.reduce((count, at) => count + (at > IN_HAND ? 1 : 0), 0);
}

/** At random, but fond of building: matches of random moves end before the table fills. */
function choose(moves: MoveList, rng: Sfc32): Move {
  const buys = rng.below(2) === 0 && inside.kindOf(moves.codes[0]) === inside.BUY;
  return moves.codes[buys ? 0 : rng.below(moves.size)];
}

/** States before a decision, by how many dominoes lie on the table. */
function collect(): Map<number, ShipItState[]> {
  const found = new Map(Array.from({ length: DOMINOES / EVERY + 1 }, (_, i) => [i * EVERY, [] as ShipItState[]]));
  const rng = new Sfc32('dominoes');
  const moves = new MoveList();
  const setup = setupFor(shipIt, 4) as Setup<null>;
  for (let match = 0; match < MATCHES; match++) {
    const s = shipIt.begin(setup);
    for (let actor = shipIt.next(s); actor !== 'over'; actor = shipIt.next(s)) {
      if (actor === 'chance') {
        shipIt.chance.deal(s, rng);
        continue;
      }
      const states = found.get(laid(s));
      if (states && states.length < STATES && rng.below(4) === 0) states.push(shipIt.clone(s));
      moves.clear();
      shipIt.moves(s, moves);
      shipIt.play(s, choose(moves, rng));
    }
  }
  return found;
}

/** Ship It!: what a decision costs as the network grows. */
function byDominoes(pace: Pace): Chart {
  const list: (readonly [number, number])[] = [];
  const play: (readonly [number, number])[] = [];
  const moves = new MoveList();
  for (const [dominoes, states] of collect()) {
    if (states.length < STATES / 4) continue;
    const listing = cost(() => {
      for (const s of states) {
        moves.clear();
        shipIt.moves(s, moves);
      }
    }, pace);
    const chosen = states.map((s) => {
      moves.clear();
      shipIt.moves(s, moves);
      return moves.codes[moves.size >> 1];
    });
    const spare = shipIt.clone(states[0]);
    const playing = cost(() => {
      states.forEach((s, i) => {
        shipIt.copy(s, spare);
        shipIt.play(spare, chosen[i]);
      });
    }, pace);
    list.push([dominoes, (listing / states.length) * 1e6]);
    play.push([dominoes, (playing / states.length) * 1e6]);
  }
  return {
    title: 'Ship It!, by the dominoes on the table',
    x: 'dominoes on the table',
    y: 'microseconds of CPU',
    lines: [
      { name: 'list all moves', points: list },
      { name: 'copy and play one', points: play },
    ],
  };
}

export const growth = { name: 'dominoes', what: 'a decision by dominoes', measure: byDominoes };
