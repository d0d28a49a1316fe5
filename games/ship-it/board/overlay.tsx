import { boxOf, centreOf, type Layout, SQUARE } from './geometry.ts';
import { joinedBy } from './joins.ts';
import { haulMarks, type Mark, officialMarks, stopMarks, tryMarks } from './marks.ts';
import { haulsAfter } from './modes.ts';
import type { Candidate } from './picking.ts';
import type { TableProps } from './table.tsx';
import { wayOf } from './way.ts';
import './overlay.css';

interface Props extends TableProps {
  readonly layout: Layout;
  readonly candidates: readonly Candidate[];
  readonly current: Candidate | null;
}

/** What is painted under the pieces: where things fit, can go or would join, and the way of the last move. */
export function Below(props: Props) {
  const { moment, preview, layout, candidates, current, last } = props;
  return (
    <>
      {current?.event.type === 'build' && <Fits {...{ candidates, layout }} />}
      <Marks marks={marksOf(props)} layout={layout} />
      {preview?.type === 'build' && <Joined tiles={joinedBy(moment.view, preview.squares)} layout={layout} />}
      <Way spaces={last?.way ?? []} layout={layout} look="gone" />
    </>
  );
}

/** And above them: what that costs, and the way that is looked at. */
export function Above(props: Props) {
  const { moment, preview, layout } = props;
  return (
    <>
      <MarkLabels marks={marksOf(props)} layout={layout} />
      <Way spaces={wayOf(moment.state, moment.view.pipstop, preview)} layout={layout} look="looked" />
    </>
  );
}

/** What is painted on the spaces for what is being thought about. */
function marksOf({ game, moment, choice, preview }: Props): readonly Mark[] {
  if (moment.moves.length === 0) return [];
  if (preview?.type === 'pipstop') return stopMarks(moment, haulsAfter(game, moment, preview.value));
  if (choice.tab === 'officials') return officialMarks(game, moment);
  if (choice.tab !== 'freight') return [];
  if (moment.view.pipstop !== null) return haulMarks(moment, choice.load);
  return choice.load === null ? [] : tryMarks(moment, choice.load);
}

/** Squares on which a domino fits, as one drawing however many they are. */
function Fits({ candidates, layout }: { candidates: readonly Candidate[]; layout: Layout }) {
  const squares = new Set(candidates.flatMap(({ spaces }) => spaces));
  const dots = [...squares].map((square) => {
    const { x, y } = centreOf(layout, square);
    return `M${x - 2.5} ${y}a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z`;
  });
  return <path class="si-fits" d={dots.join('')} />;
}

/** The spaces that could be reached, under the pieces. */
function Marks({ marks, layout }: { marks: readonly Mark[]; layout: Layout }) {
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
function Joined({ tiles, layout }: { tiles: readonly string[]; layout: Layout }) {
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
function MarkLabels({ marks, layout }: { marks: readonly Mark[]; layout: Layout }) {
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

function Way({ spaces, layout, look }: { spaces: readonly string[]; layout: Layout; look: 'looked' | 'gone' }) {
  if (spaces.length < 2) return null;
  const d = spaces.map((space, i) => {
    const { x, y } = centreOf(layout, space);
    return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return <path class={`si-way si-way-${look}`} d={d.join('')} />;
}
