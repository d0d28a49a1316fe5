import { useMemo } from 'preact/hooks';
import type { Sheet } from '../../rules/index.ts';
import { Loop } from '../loop.ts';
import './sheet.css';

const WIDE = 2;
const SHOWN = 4;

/** The circuits of a season, side by side. */
export function Picture({ sheet }: { sheet: Sheet }) {
  const circuits = sheet.circuits.slice(0, SHOWN);
  const columns = Math.min(WIDE, Math.max(1, circuits.length));
  const rows = Math.max(1, Math.ceil(circuits.length / columns));
  return (
    <svg class="gs-picture" viewBox={`-4 -4 ${columns * 170} ${rows * 110}`} aria-hidden="true">
      {circuits.map((_, i) => (
        <g key={i} transform={`translate(${(i % columns) * 170} ${Math.floor(i / columns) * 110})`}>
          <Course shape={i} />
        </g>
      ))}
    </svg>
  );
}

const SMOOTH = 60;

/** The course a circuit runs along, without its spaces. */
export function Course({ shape }: { shape: number }) {
  const loop = useMemo(() => new Loop(shape, SMOOTH), [shape]);
  const { x, y, angle } = loop.spot(0);
  const d = useMemo(() => loop.path(0, SMOOTH), [loop]);
  return (
    <>
      <path class="gs-verge" d={d} />
      <path class="gs-road" d={d} />
      <rect class="gs-line" x={-1.5} y={-6} width={3} height={12} transform={`translate(${x} ${y}) rotate(${angle})`} />
    </>
  );
}
