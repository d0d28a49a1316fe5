import { memo } from '@waybill/web/look/memo.tsx';
import { useMemo } from 'preact/hooks';
import { type Loop, ROAD, WIDTH } from './loop.ts';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** How far apart trees may stand, and how far from the middle of the road. */
const PITCH = 6;
const CLEAR = ROAD / 2 + 7;
/** The pits lie inside the course, along the straight with the flag. */
const PITS = { aside: ROAD / 2 + 8.5, long: 30, deep: 5 };

/** Always the same figure from 0 to 1 for a place. */
function noise(x: number, y: number): number {
  const wild = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}

/** What stands beside the road: woods in groups, a pond where there is most room, and the pits. */
export const Scenery = memo(function Scenery({ loop, height }: { loop: Loop; height: number }) {
  const { woods, pond } = useMemo(() => plant(loop, height), [loop, height]);
  const { x, y } = loop.spot(0, PITS.aside);
  const dots = (grow: number, dx: number, dy: number) =>
    woods.map((tree) => disc(tree.x + dx * tree.r, tree.y + dy * tree.r, tree.r * grow)).join('');
  return (
    <g aria-hidden="true">
      {pond.r > 5 && <path class="gp-pond" d={disc(pond.x, pond.y, pond.r, pond.r * 0.62)} />}
      <path class="gp-tree-shade" d={dots(1, 0.3, 0.4)} />
      <path class="gp-tree" d={dots(1, 0, 0)} />
      <path class="gp-tree-light" d={dots(0.5, -0.25, -0.3)} />
      <g transform={`translate(${x} ${y})`}>
        <rect class="gp-pits" x={-PITS.long / 2} y={-PITS.deep / 2} width={PITS.long} height={PITS.deep} rx={0.6} />
        <path class="gp-roof" d={`M${-PITS.long / 2 + 2.5} 0h${PITS.long - 5}`} />
      </g>
    </g>
  );
});

function disc(x: number, y: number, r: number, high = r): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${high.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${high.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`;
}

function plant(loop: Loop, height: number): { woods: Tree[]; pond: Tree } {
  const steps = 160;
  const road = Array.from({ length: steps }, (_, i) => loop.spot((i * loop.flag) / steps));
  const pits = loop.spot(0, PITS.aside);
  let pond: Tree = { x: 0, y: 0, r: 0 };
  const free: Tree[] = [];
  for (let i = 0; i * PITCH < WIDTH; i++) {
    for (let j = 0; j * PITCH < height; j++) {
      const [x, y] = [(i + noise(i, j)) * PITCH, (j + noise(j, i + 9)) * PITCH];
      const room = Math.min(...road.map((spot) => Math.hypot(spot.x - x, spot.y - y))) - CLEAR;
      const atPits = Math.abs(x - pits.x) < PITS.long / 2 + 3 && Math.abs(y - pits.y) < PITS.deep + 2;
      if (room < 0 || atPits) continue;
      free.push({ x, y, r: 1.3 + 1.3 * noise(i + 3, j + 5) });
      const inside = Math.min(x, y, WIDTH - x, height - y) > 20;
      if (inside && room * 0.6 > pond.r) pond = { x, y, r: Math.min(11, room * 0.6) };
    }
  }
  const isWood = ({ x, y }: Tree) => noise(Math.floor(x / 20), Math.floor(y / 20)) > 0.5;
  const woods = free.filter((tree) => isWood(tree) && Math.hypot(tree.x - pond.x, tree.y - pond.y) > pond.r + 3);
  return { woods, pond };
}
