import type { ShipItView } from '../rules/index.ts';
import { pointOf } from './geometry.ts';

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The tiles that a road would join, if these squares became part of it: those it touches at their ticked corners. */
export function joinedBy({ tiles, dominoes }: ShipItView, squares: readonly string[]): string[] {
  const road = new Set([...dominoes.flatMap((domino) => domino.squares), ...squares]);
  const ticks = new Map(tiles.map(({ tile, tick, at }) => [tickSquare(at, tick), tile]));
  const [seen, found] = [new Set(squares), new Set<string>()];
  for (const square of seen) {
    for (const near of besides(square)) {
      const tile = ticks.get(near);
      if (tile) found.add(tile);
      if (road.has(near)) seen.add(near);
    }
  }
  return [...found];
}

function besides(square: string): string[] {
  const { x, y } = pointOf(square);
  return STEPS.map(([dx, dy]) => `${x + dx},${y + dy}`);
}

/** The square of a tile that its tick is on; `at` is its upper left one. */
function tickSquare(at: string, tick: string): string {
  const { x, y } = pointOf(at);
  return `${x + (tick[1] === 'e' ? 1 : 0)},${y + (tick[0] === 's' ? 1 : 0)}`;
}
