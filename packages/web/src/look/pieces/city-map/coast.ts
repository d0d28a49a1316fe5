import { type Spot, TILE, UNIT } from './layout.ts';

/** How far the land reaches beyond its tiles, how softly bays close, how rough the shore is. */
const REACH = 0.16 * UNIT;
const SOFT = 0.2 * UNIT;
const ROUGH = 0.09 * UNIT;
const STEP = 0.3 * UNIT;

/** The shore of each island, as closed paths: tiles that touch lie on one island. */
export function coastOf(spots: readonly Spot[]): string[] {
  return islands(spots).flatMap((island) => shores(island).map(smooth));
}

export function islands(spots: readonly Spot[]): Spot[][] {
  const left = new Set(spots);
  const found: Spot[][] = [];
  for (const first of spots) {
    if (!left.delete(first)) continue;
    const island = [first];
    for (const tile of island) {
      for (const other of left) if (touch(tile, other) && left.delete(other)) island.push(other);
    }
    found.push(island);
  }
  return found;
}

function touch(a: Spot, b: Spot): boolean {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return Math.max(dx, dy) <= TILE && Math.min(dx, dy) < TILE;
}

/** Below zero on land: a soft union of the tiles, with a rough edge. */
function height(island: readonly Spot[], x: number, y: number): number {
  let sum = 0;
  for (const tile of island) {
    const [dx, dy] = [Math.abs(x - tile.x) - TILE / 2, Math.abs(y - tile.y) - TILE / 2];
    const away = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
    sum += Math.exp(-Math.max(away, -2 * SOFT) / SOFT);
  }
  return -SOFT * Math.log(sum) - REACH + ROUGH * waves(x / UNIT, y / UNIT);
}

/** Between −1 and 1, the same for the same place. */
function waves(x: number, y: number): number {
  return (Math.sin(2.3 * x + 1.1 * y) + Math.sin(3.7 * y - 1.9 * x + 2) + Math.sin(6.1 * x + 5.3 * y + 4)) / 3;
}

/** Marching squares: the sides (N, E, S, W) a shore enters and leaves a cell by, land to its left. */
const CROSSINGS = ['', 'WN', 'NE', 'WE', 'ES', 'WNES', 'NS', 'WS', 'SW', 'SN', 'NESW', 'SE', 'EW', 'EN', 'NW', ''];

function shores(island: readonly Spot[]): Spot[][] {
  const x0 = Math.min(...island.map(({ x }) => x)) - TILE;
  const y0 = Math.min(...island.map(({ y }) => y)) - TILE;
  const columns = Math.ceil((Math.max(...island.map(({ x }) => x)) + TILE - x0) / STEP);
  const rows = Math.ceil((Math.max(...island.map(({ y }) => y)) + TILE - y0) / STEP);
  const wide = columns + 1;
  const field = Array.from({ length: wide * (rows + 1) }, (_, i) =>
    height(island, x0 + (i % wide) * STEP, y0 + Math.floor(i / wide) * STEP),
  );
  const next = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * wide + column;
      const corners = [at, at + 1, at + wide + 1, at + wide];
      const land = corners.reduce((bits, corner, i) => bits | (field[corner] < 0 ? 1 << i : 0), 0);
      const sides = {
        N: `${at} ${at + 1}`,
        E: `${at + 1} ${at + wide + 1}`,
        S: `${at + wide} ${at + wide + 1}`,
        W: `${at} ${at + wide}`,
      };
      const ways = CROSSINGS[land];
      for (let i = 0; i < ways.length; i += 2) next.set(sides[ways[i] as 'N'], sides[ways[i + 1] as 'N']);
    }
  }
  return loops(next).map((loop) => loop.map((side) => crossing(side)));

  function crossing(side: string): Spot {
    const [a, b] = side.split(' ').map(Number);
    const share = field[a] / (field[a] - field[b]);
    const place = (i: number) => [x0 + (i % wide) * STEP, y0 + Math.floor(i / wide) * STEP];
    const [[ax, ay], [bx, by]] = [place(a), place(b)];
    return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share };
  }
}

function loops(next: Map<string, string>): string[][] {
  const found: string[][] = [];
  for (const first of next.keys()) {
    const loop: string[] = [];
    for (let side: string | undefined = first; side !== undefined && next.has(side); ) {
      loop.push(side);
      const to: string | undefined = next.get(side);
      next.delete(side);
      side = to;
    }
    found.push(loop);
  }
  return found;
}

/** A curve through the middles between the points. */
function smooth(points: readonly Spot[]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const { x, y } = points[(i + 1) % points.length];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}
