import { type Spot, TILE } from './layout.ts';

/** The arrow leaves the middle of the last city free. */
const SHORT = 26;

/** A way from city to city, with an arrow at its end. */
export function Way({ spots }: { spots: readonly Spot[] }) {
  if (spots.length < 2) return null;
  const [before, last] = spots.slice(-2);
  const heading = Math.atan2(last.y - before.y, last.x - before.x);
  const end = { x: last.x - SHORT * Math.cos(heading), y: last.y - SHORT * Math.sin(heading) };
  const angle = (heading * 180) / Math.PI;
  const d = `M${[...spots.slice(0, -1), end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <g class="cm-way">
      <path class="cm-way-under" d={d} />
      <path class="cm-way-line" d={d} />
      {spots.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={7} />
      ))}
      <path class="cm-way-head" d="M-14-12L8 0-14 12z" transform={`translate(${end.x} ${end.y}) rotate(${angle})`} />
    </g>
  );
}

/** The landing stages lie in the water before the tiles. */
const LANDING = 8;

/** A dotted line from the edge of one tile to the edge of the other. */
export function Ferry({ from, to }: { from: Spot; to: Spot }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const edge = (TILE / 2 + LANDING) / Math.max(Math.abs(dx), Math.abs(dy));
  const [a, b] = [edge, 1 - edge].map((share) => ({ x: from.x + dx * share, y: from.y + dy * share }));
  return (
    <g class="cm-ferry">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle cx={a.x} cy={a.y} r={6} />
      <circle cx={b.x} cy={b.y} r={6} />
    </g>
  );
}

/** Land, its shore, and lines of shallow water around it. */
export function Coast({ paths }: { paths: readonly string[] }) {
  const d = paths.join('');
  return (
    <>
      {['far', 'near', 'shore', 'land'].map((line) => (
        <path key={line} class={`cm-coast cm-${line}`} d={d} />
      ))}
    </>
  );
}

/** As on a chart: north is up. */
export function Compass({ at: { x, y } }: { at: Spot }) {
  return (
    <g class="cm-compass" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r={34} />
      <path d="M0-52L7-7 52 0 7 7 0 52-7 7-52 0-7-7z" />
      <path class="cm-compass-dark" d="M0-52V0L7-7zM52 0H0L7 7zM0 52V0L-7 7zM-52 0H0L-7-7z" />
    </g>
  );
}
