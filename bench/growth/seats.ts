import { games } from '@waybill/games';
import { type Game, MoveList, Sfc32 } from '@waybill/kernel';
import { setupFor } from '../../packages/bots/src/testing/positions.ts';
import { cost } from '../lib/cost.ts';
import type { Chart, Line } from '../lib/plot.ts';
import { playOut } from '../sides/play-out.ts';
import type { Pace } from './pace.ts';

function perMove(game: Game, seats: number, pace: Pace): number {
  const setup = setupFor(game, seats);
  const start = game.begin(setup);
  const s = game.begin(setup);
  const rng = new Sfc32('seats');
  const moves = new MoveList();
  let decided = 0;
  let matches = 0;
  const perMatch = cost(() => {
    decided += playOut(game, start, s, rng, moves);
    matches++;
  }, pace);
  return perMatch / (decided / matches);
}

/** Random play of each game of several players, by the number of seats. */
export function bySeats(pace: Pace): Chart {
  const several = games.filter(({ seats }) => seats.max > seats.min);
  const lines: Line[] = several.map((game) => ({
    name: game.title,
    points: Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => {
      const seats = game.seats.min + i;
      return [seats, perMove(game, seats, pace) * 1e6] as const;
    }),
  }));
  return { title: 'A move, by the number of seats', x: 'seats', y: 'microseconds of CPU a move', lines };
}
