import { haulWay, officialWay, type SeenEvents, type ShipItState } from '../rules/index.ts';
import { boxOf, centreOf, type Layout, SQUARE } from './geometry.ts';
import type { Mark } from './marks.ts';
import type { Candidate } from './picking.ts';

/** Squares on which a domino fits, as one drawing however many they are. */
export function Fits({ candidates, layout }: { candidates: readonly Candidate[]; layout: Layout }) {
  const squares = new Set(candidates.flatMap(({ spaces }) => spaces));
  const dots = [...squares].map((square) => {
    const { x, y } = centreOf(layout, square);
    return `M${x - 2.5} ${y}a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z`;
  });
  return <path class="si-fits" d={dots.join('')} />;
}

/** The spaces that could be reached, under the pieces. */
export function Marks({ marks, layout }: { marks: readonly Mark[]; layout: Layout }) {
  return (
    <>
      {marks.map(({ space, tone }) => {
        const { x, y, width } = boxOf(layout, space);
        const half = width === SQUARE ? '' : undefined;
        return (
          <rect
            key={space}
            class="si-mark"
            {...{ x: x + 2, y: y + 2, width: width - 4, height: width - 4, rx: 4 }}
            data-tone={tone}
            data-half={half}
          />
        );
      })}
    </>
  );
}

/** The tiles that the road looked at would join. */
export function Joined({ tiles, layout }: { tiles: readonly string[]; layout: Layout }) {
  if (tiles.length < 2) return null;
  return (
    <>
      {tiles.map((tile) => {
        const { x, y, width } = boxOf(layout, tile);
        return <rect key={tile} class="si-joined" x={x - 2} y={y - 2} width={width + 4} height={width + 4} rx={6} />;
      })}
    </>
  );
}

/** What is said about them, above the pieces. */
export function MarkLabels({ marks, layout }: { marks: readonly Mark[]; layout: Layout }) {
  return (
    <>
      {marks.map(({ space, label, tone }) => {
        if (label === null) return null;
        const box = boxOf(layout, space);
        const [x, y] =
          box.width === SQUARE ? [box.x + 12, box.y + 12] : [box.x + box.width - 8, box.y + box.height - 8];
        return (
          <g key={space} class="si-mark-words" data-tone={tone}>
            <Label {...{ x, y, label }} />
          </g>
        );
      })}
    </>
  );
}

function Label({ x, y, label }: { x: number; y: number; label: string }) {
  const width = 8 + label.length * 6.5;
  const middle = label.length > 1 ? x - width / 2 + 7 : x;
  return (
    <>
      <rect x={middle - width / 2} y={y - 7.5} width={width} height={15} rx={7.5} />
      <text x={middle} y={y} dy="0.36em">
        {label}
      </text>
    </>
  );
}

/** The spaces that a move leads over. */
export function wayOf(state: ShipItState, pipstop: number | null, event: SeenEvents | null): string[] {
  if (event?.type === 'official') return officialWay(state, event.to);
  if (event?.type !== 'haul' || pipstop === null) return [];
  return haulWay(state, event.load, event.to, pipstop);
}

export function Way({ spaces, layout, look }: { spaces: readonly string[]; layout: Layout; look: 'looked' | 'gone' }) {
  if (spaces.length < 2) return null;
  const d = spaces.map((space, i) => {
    const { x, y } = centreOf(layout, space);
    return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return <path class={`si-way si-way-${look}`} d={d.join('')} />;
}
