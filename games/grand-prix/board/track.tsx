import { memo } from '@waybill/web/look/memo.tsx';
import { printing } from '@waybill/web/look/printing.ts';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { HEIGHT, HIGHEST, LOWEST, Loop, ROAD, type Spot, WIDTH } from './loop.ts';
import { Scenery } from './scenery.tsx';
import './track.css';

/** How likely the car comes to stand on a space, and what that would cost. */
export interface Chance {
  readonly space: number;
  readonly share: number;
  readonly trouble: 'none' | 'damage' | 'retired';
}

export interface TrackProps {
  readonly shape: number;
  /** Spaces of the start, of each section and of the end. */
  readonly stretches: readonly number[];
  readonly car: number;
  /** The car has just driven here. */
  readonly moving?: boolean;
  /** What the last drive broke: the car left its rubber on the road from there. */
  readonly skid?: { readonly from: number; readonly damage: number } | null;
  /** The car can't take much more. */
  readonly smoking?: boolean;
  readonly chances?: readonly Chance[];
  /** The way of the drive that is looked at. */
  readonly way?: number | null;
  readonly lit?: readonly number[];
  readonly label: string;
  /** Grass and nothing else beside the road. */
  readonly bare?: boolean;
}

/** The circuit as a real track: its spaces along it, sections alternating in tone, single-space corners red. */
export function Track(props: TrackProps) {
  const svg = useRef<SVGSVGElement>(null);
  const height = useHeight(svg);
  return (
    <svg ref={svg} class="gp-track" viewBox={`0 0 ${WIDTH} ${height ?? HEIGHT}`} role="img" aria-label={props.label}>
      {height !== null && <Circuit {...props} height={height} />}
    </svg>
  );
}

function Circuit({ height, ...props }: TrackProps & { readonly height: number }) {
  const { shape, stretches, car, moving = false, skid, chances = [], way, lit = [] } = props;
  const flag = stretches.reduce((sum, spaces) => sum + spaces, 1);
  const loop = useMemo(() => new Loop(shape, flag, height), [shape, flag, height]);
  return (
    <>
      {!props.bare && <Scenery loop={loop} height={height} />}
      <Course loop={loop} stretches={stretches} lit={lit.join()} />
      {skid && skid.from < car && <Skid loop={loop} from={skid.from} to={Math.min(car, flag)} />}
      {way !== null && way !== undefined && way > car && (
        <path class="gp-way" d={loop.path(car, Math.min(way, flag))} />
      )}
      {chances.map((chance) => (
        <ChanceMark key={chance.space} chance={chance} spot={loop.spot(Math.min(chance.space, flag))} />
      ))}
      <Car loop={loop} space={car} moving={moving} smoking={props.smoking === true} />
      {skid && skid.damage > 0 && <Broken spot={loop.spot(Math.min(car, flag), ROAD)} damage={skid.damage} />}
    </>
  );
}

/**
 * How high the picture is at its width, to fill the room it is given; null until that is known, which is before it is painted. On
 * paper nobody tells.
 */
function useHeight(svg: { readonly current: SVGSVGElement | null }): number | null {
  const [height, setHeight] = useState('ResizeObserver' in globalThis && !printing.peek() ? null : HEIGHT);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const { width, height: high } = contentRect;
      if (width > 0 && high > 0) setHeight(Math.round(Math.min(HIGHEST, Math.max(LOWEST, (WIDTH * high) / width))));
    });
    if (svg.current) watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);
  return height;
}

interface CourseProps {
  readonly loop: Loop;
  readonly stretches: readonly number[];
  /** The spaces that are lit, joined by commas. */
  readonly lit: string;
}

/** What stays as it is while the car drives. */
const Course = memo(function Course({ loop, stretches, lit }: CourseProps) {
  const cells = useMemo(() => cellsOf(loop, stretches), [loop, stretches]);
  const lights = lit === '' ? [] : lit.split(',').map(Number);
  return (
    <>
      <Road loop={loop} />
      {cells.map(({ space, tone, d }) => (
        <path
          key={space}
          class={`gp-cell gp-${tone}`}
          d={d}
          data-space={space}
          data-lit={lights.includes(space) ? '' : undefined}
        />
      ))}
      <Lines loop={loop} stretches={stretches} cells={cells} />
      {cells.map(({ space, spot }) => (
        <text
          key={space}
          class="gp-number"
          data-fifth={space % 5 === 0 ? '' : undefined}
          x={spot.x}
          y={spot.y}
          dy="0.36em"
        >
          {space}
        </text>
      ))}
      <Flag spot={loop.spot(0)} lit={lights.includes(0) || lights.includes(loop.flag)} />
    </>
  );
});

/** Sand, kerbs in the bends, and the white line at the edge of the road. */
const Road = memo(function Road({ loop }: { loop: Loop }) {
  const whole = loop.path(0, loop.flag);
  const kerbs = loop.bends.map(([from, to]) => loop.path(from, to)).join('');
  return (
    <>
      <path class="gp-sand" d={`${whole}Z`} />
      <path class="gp-kerb" d={kerbs} />
      <path class="gp-kerb gp-kerb-red" d={kerbs} />
      <path class="gp-edge" d={`${whole}Z`} />
      <path class="gp-open" d={loop.piece(loop.flag - 0.5, loop.flag, ROAD) + loop.piece(0, 0.5, ROAD)} />
    </>
  );
});

interface Cell {
  readonly space: number;
  readonly tone: 'open' | 'a' | 'b' | 'corner';
  readonly d: string;
  readonly spot: Spot;
}

/** A circuit longer than this has no room for single spaces: a stretch is drawn as one. */
const MOST_CELLS = 300;

function cellsOf(loop: Loop, stretches: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  let space = 1;
  const whole = loop.flag > MOST_CELLS;
  stretches.forEach((length, i) => {
    const open = i === 0 || i === stretches.length - 1;
    const tone = open ? 'open' : length === 1 ? 'corner' : i % 2 === 0 ? 'a' : 'b';
    const step = whole ? Math.max(1, length) : 1;
    for (const last = space + length; space < last; space += step) {
      cells.push({ space, tone, d: loop.piece(space - 0.5, space + step - 0.5, ROAD), spot: loop.spot(space) });
    }
  });
  return cells;
}

/** GP-1.1: arrows divide the spaces into sections. Thin lines lie between spaces, bars with heads between sections. */
function Lines({ loop, stretches, cells }: { loop: Loop; stretches: readonly number[]; cells: readonly Cell[] }) {
  const ends = new Set<number>();
  stretches.slice(0, -1).reduce((space, length) => {
    ends.add(space + length);
    return space + length;
  }, 0.5);
  const thin = cells.map(({ space }) => space - 0.5).filter((space) => !ends.has(space));
  return (
    <>
      <path class="gp-line" d={thin.map((space) => loop.across(space, ROAD)).join('')} />
      {[...ends].map((space) => (
        <g key={space} class="gp-bar">
          <path d={loop.across(space, ROAD + 4.4)} />
          {[-1, 1].map((side) => (
            <path
              key={side}
              class="gp-head"
              d="M-.6-1.300L1.900 0L-.6 1.300Z"
              transform={turned(loop.spot(space, side * (ROAD / 2 + 2.2)))}
            />
          ))}
        </g>
      ))}
    </>
  );
}

const turned = ({ x, y, angle }: Spot) => `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle.toFixed(1)})`;

const [SQUARE, ROWS, COLUMNS] = [1.6, 8, 3];

/** A chequered line across the road. */
function Flag({ spot, lit }: { spot: Spot; lit: boolean }) {
  const black = Array.from({ length: ROWS * COLUMNS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(
      ([column, row]) =>
        `M${(column - COLUMNS / 2) * SQUARE} ${(row - ROWS / 2) * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`,
    );
  const [wide, high] = [COLUMNS * SQUARE, ROWS * SQUARE];
  return (
    <g transform={turned(spot)} data-lit={lit ? '' : undefined}>
      <rect class="gp-flag-white" x={-wide / 2} y={-high / 2} width={wide} height={high} />
      <path class="gp-flag-black" d={black.join('')} />
    </g>
  );
}

/** The rubber of a drive that broke something. */
function Skid({ loop, from, to }: { loop: Loop; from: number; to: number }) {
  return <path class="gp-skid" d={[-2, 2].map((aside) => loop.path(from, to, aside)).join('')} />;
}

function Broken({ spot: { x, y }, damage }: { spot: Spot; damage: number }) {
  return (
    <g class="gp-broken" transform={`translate(${x} ${y})`}>
      <path d="M0-7l1.900 3.600 3.900-1.500-.9 4.100 4.100 1-3.500 2.400 2.200 3.600-4.200-.4L2.500 9 0 5.700-2.500 9l-1-4.200-4.200.4 2.200-3.600L-9 .2l4.100-1-.9-4.100 3.900 1.500z" />
      <text dy="0.36em">−{damage}</text>
    </g>
  );
}

/** Beside the track, on the outside of the bend. */
function ChanceMark({ chance: { share, trouble }, spot }: { chance: Chance; spot: Spot }) {
  const across = ((spot.angle - 90) * Math.PI) / 180;
  const [x, y] = [spot.x + Math.cos(across) * 11, spot.y + Math.sin(across) * 11];
  return (
    <g class={`gp-chance gp-trouble-${trouble}`}>
      <circle cx={spot.x} cy={spot.y} r={1.4 + 2.6 * Math.sqrt(share)} />
      <text x={x} y={y} dy="0.36em">
        {Math.round(share * 100)}
      </text>
    </g>
  );
}

const MOTION = 240;

/** As long as the drawing of the car is. */
const CAR = 10.4;

function Car({ loop, space, moving, smoking }: { loop: Loop; space: number; moving: boolean; smoking: boolean }) {
  const car = useRef<SVGGElement>(null);
  const last = useRef({ loop, space });
  // It leaves its neighbours' numbers to be read.
  const scale = Math.min(1, (0.96 * loop.step) / CAR);
  const place = (at: number) => {
    const { x, y, angle } = loop.spot(at);
    return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`;
  };
  useLayoutEffect(() => {
    const from = last.current.loop === loop ? last.current.space : space;
    last.current = { loop, space };
    if (!moving || from >= space || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const steps = Math.ceil((space - from) * 2);
    const frames = Array.from({ length: steps + 1 }, (_, i) => ({
      transform: place(from + ((space - from) * i) / steps),
    }));
    car.current?.animate(frames, { duration: MOTION, easing: 'ease-in-out' });
  }, [loop, space]);
  return (
    <g ref={car} class="gp-car" style={{ transform: place(space) }}>
      {smoking && (
        <path
          class="gp-smoke"
          d="M-7 -.6a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0M-8.600 .9a1 1 0 1 0 2 0a1 1 0 1 0-2 0"
        />
      )}
      <ellipse class="gp-shade" cx={0.3} cy={0.7} rx={5.6} ry={3.3} />
      <path
        class="gp-wheels"
        d="M-4.4-3.300h2.900v1.900h-2.900zM-4.4 1.400h2.900v1.900h-2.900zM1.600-3.100h2.500v1.700H1.600zM1.600 1.400h2.500v1.700H1.600z"
      />
      <path class="gp-wing" d="M-5.200-2.300h1.100v4.600h-1.100zM4.500-2.500h.9v5h-.9z" />
      <path class="gp-body" d="M-4.600-.9l1.600-1 3.200-.2L3.200-.7 5.200-.5v1L3.200.7.2 2.100-3 1.900l-1.600-1z" />
      <circle class="gp-helmet" cx={-0.8} cy={0} r={0.95} />
    </g>
  );
}
