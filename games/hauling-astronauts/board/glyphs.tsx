import { memo } from '@waybill/web/look/memo.tsx';
import { DieGlyph } from '@waybill/web/look/pieces/die.tsx';
import type { Rect } from './plan.ts';
import './pieces.css';

/** The six transports of the sheet, nose up, in a box of 40 × 48; each has its own outline. */
const HULLS = [
  'M20 12c5 5 7 11 7 19v7H13v-7c0-8 2-14 7-19z M13 30l-5 9h5z M27 30l5 9h-5z',
  'M20 3c5 5 7 12 7 20v15H13V23C13 15 15 8 20 3z M13 24L5 39h8z M27 24l8 15h-8z',
  'M20 2c7 5 9 12 9 20v16H11V22C11 14 13 7 20 2z M11 18L2 30v9h9z M29 18l9 12v9h-9z',
  'M20 1c6 4 8 9 8 15l10 10v13H2V26l10-10c0-6 2-11 8-15z',
  'M12 6c4 4 6 10 6 17v15H6V23c0-7 2-13 6-17z M28 6c4 4 6 10 6 17v15H22V23c0-7 2-13 6-17z M16 24h8v6h-8z',
  'M20 2c4 4 6 10 6 16l8 7c2 3 3 8 3 13h-9V28h-3v10h-10V28h-3v10H3c0-5 1-10 3-13l8-7c0-6 2-12 6-16z',
] as const;
const FLAMES = [
  'M16 40h8l-4 6z',
  'M15 40h10l-5 8z',
  'M13 40h14l-7 8z',
  'M5 41h8l-4 6zM27 41h8l-4 6zM16 41h8l-4 7z',
  'M8 40h8l-4 7zM24 40h8l-4 7z',
  'M4 40h7l-3 6zM16 40h8l-4 7zM29 40h7l-3 6z',
] as const;

interface At {
  readonly x: number;
  readonly y: number;
}

/** A transport inside an SVG, its box centred on x, y; the colour is its owner's. */
export function ShipGlyph({ kind, seat, x, y, size }: At & { kind: number; seat: number; size: number }) {
  const scale = size / 48;
  return (
    <g class={`ha-ship ha-seat-${seat}`} transform={`translate(${x - 20 * scale} ${y - 24 * scale}) scale(${scale})`}>
      <path class="ha-flame" d={FLAMES[kind % FLAMES.length]} />
      <path class="ha-hull" d={HULLS[kind % HULLS.length]} />
      <circle class="ha-porthole" cx={20} cy={kind === 4 ? 27 : 22} r={3.6} />
    </g>
  );
}

/** How far what can be taken up stands above the sheet. */
const SHADE = 2.5;

/** What lies on the pad throws a shadow: drawn, for a filter is worked out anew wherever anything near it changes. */
export function Shade({ x, y, width, height, rx }: Rect & { rx: number }) {
  return <rect class="ha-shade" x={x - 0.5} y={y + 1} width={width + 1} height={height + 1} rx={rx + 0.5} />;
}

export interface DieFace {
  readonly pips: number;
  readonly kind?: string;
}

interface LoadDieProps extends At {
  readonly size: number;
  readonly die: DieFace;
  readonly shifted?: boolean | undefined;
  /** It can be taken up. */
  readonly raised?: boolean | undefined;
}

/** A group of astronauts. Gold has a double edge and says ×2, red has cut corners and says ½; a shifted die is turned 45°. */
export const LoadDie = memo(function LoadDie({ x, y, size, die, shifted, raised }: LoadDieProps) {
  const { pips, kind } = die;
  const half = size / 2;
  const turn = shifted ? 'rotate(45) scale(0.94)' : undefined;
  const rim = kind === 'gold' && (
    <rect class="ha-rim" x={-half - 4} y={-half - 4} width={size + 8} height={size + 8} rx={size * 0.24} />
  );
  return (
    <g class={`ha-die ha-die-${kind ?? 'plain'}`} transform={`translate(${x} ${y})`}>
      {raised && (
        <g class="ha-die-shade" transform={`translate(0 ${SHADE})`}>
          <g transform={turn}>
            {rim}
            <rect x={-half - 1} y={-half - 1} width={size + 2} height={size + 2} rx={size * 0.18} />
          </g>
        </g>
      )}
      <g transform={turn}>
        {rim}
        <DieGlyph x={0} y={0} size={size} face={pips} mark={kind} />
        {kind === 'red' && <path class="ha-cuts" d={cutCorners(half)} />}
      </g>
      {kind && <KindTab kind={kind} x={half} y={-half} size={size} />}
    </g>
  );
});

function cutCorners(half: number): string {
  const cut = half * 0.42;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx, sy]) => `M${sx * half} ${sy * (half - cut)}L${sx * (half - cut)} ${sy * half}`)
    .join('');
}

function KindTab({ kind, x, y, size }: At & { kind: string; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="ha-tab" r={size * 0.22} />
      <text class="ha-tab-text" font-size={size * 0.26} dy="0.36em">
        {kind === 'gold' ? '×2' : '½'}
      </text>
    </g>
  );
}

/** A die in a line of HTML. */
export function LoadDieIcon({ die, size, raised }: Omit<LoadDieProps, keyof At>) {
  const box = size + 14;
  return (
    <svg class="glyph" viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} width={box} height={box} aria-hidden="true">
      <LoadDie x={0} y={0} {...{ size, die, raised }} />
    </svg>
  );
}

export function ShipIcon({ kind, seat, size }: { kind: number; seat: number; size: number }) {
  return (
    <svg class="glyph" viewBox="0 0 40 48" width={(size * 40) / 48} height={size} aria-hidden="true">
      <ShipGlyph kind={kind} seat={seat} x={20} y={24} size={48} />
    </svg>
  );
}
