import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { memo } from '../../look/memo.tsx';
import { Loop, type Spot } from './loop.ts';
import './grand-prix.css';

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
  readonly chances?: readonly Chance[];
  /** The way of the drive that is looked at. */
  readonly way?: number | null;
  readonly lit?: readonly number[];
  readonly label: string;
}

/** The circuit as a real track: its spaces along it, sections alternating in tone, single-space corners red. */
export function Track({ shape, stretches, car, moving = false, chances = [], way, lit = [], label }: TrackProps) {
  const flag = stretches.reduce((sum, spaces) => sum + spaces, 1);
  const loop = useMemo(() => new Loop(shape, flag), [shape, flag]);
  return (
    <svg class="gp-track" viewBox="-2 -1 164 102" role="img" aria-label={label}>
      <Course loop={loop} stretches={stretches} lit={lit.join()} />
      {way !== null && way !== undefined && way > car && (
        <path class="gp-way" d={loop.path(car, Math.min(way, flag))} />
      )}
      {chances.map((chance) => (
        <ChanceMark key={chance.space} chance={chance} spot={loop.spot(Math.min(chance.space, flag))} />
      ))}
      <Car loop={loop} space={car} moving={moving} />
    </svg>
  );
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
  const lights = lit.split(',').map(Number);
  return (
    <>
      <path class="gp-verge" d={useMemo(() => loop.path(0, loop.flag), [loop])} />
      {cells.map(({ space, tone, d }) => (
        <path
          key={space}
          class={`gp-cell gp-${tone}`}
          d={d}
          data-space={space}
          data-lit={lights.includes(space) ? '' : undefined}
        />
      ))}
      {cells.map(({ space, tone, spot }) => (
        <text key={space} class={`gp-number gp-number-${tone}`} x={spot.x} y={spot.y} dy="0.36em">
          {space}
        </text>
      ))}
      <Arrows loop={loop} stretches={stretches} />
      <Flag spot={loop.spot(0)} />
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
      cells.push({ space, tone, d: loop.path(space - 0.46, space + step - 0.54), spot: loop.spot(space) });
    }
  });
  return cells;
}

/** GP-1.1: arrows divide the spaces into sections. */
function Arrows({ loop, stretches }: { loop: Loop; stretches: readonly number[] }) {
  let space = 0.5;
  return (
    <>
      {stretches.slice(0, -1).map((length, i) => {
        space += length;
        const { x, y, angle } = loop.spot(space);
        return (
          <path
            key={i}
            class="gp-arrow"
            d="M-1 -4.600L1 0L-1 4.6"
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        );
      })}
    </>
  );
}

function Flag({ spot: { x, y, angle } }: { spot: Spot }) {
  const squares = Array.from({ length: 8 }, (_, i) => [i % 2, Math.floor(i / 2)] as const);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect class="gp-flag-back" x={-2} y={-5} width={4} height={10} />
      {squares.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          class={(column + row) % 2 ? 'gp-flag-white' : 'gp-flag-black'}
          x={-2 + column * 2}
          y={-5 + row * 2.5}
          width={2}
          height={2.5}
        />
      ))}
    </g>
  );
}

/** Beside the track, on the outside of the bend. */
function ChanceMark({ chance: { share, trouble }, spot }: { chance: Chance; spot: Spot }) {
  const across = ((spot.angle - 90) * Math.PI) / 180;
  const [x, y] = [spot.x + Math.cos(across) * 8.5, spot.y + Math.sin(across) * 8.5];
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

function Car({ loop, space, moving }: { loop: Loop; space: number; moving: boolean }) {
  const car = useRef<SVGGElement>(null);
  const last = useRef({ loop, space });
  const place = (at: number) => {
    const { x, y, angle } = loop.spot(at);
    return `translate(${x}px, ${y}px) rotate(${angle}deg)`;
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
      <path class="gp-wheels" d="M-4.2-3.200h2.600v6.400h-2.600zM1.8-3.200h2.400v6.400H1.800z" />
      <path class="gp-body" d="M-4.8-1.300l2-.8h3.400L5.6-.6v1.200L.6 2.100h-3.400l-2-.8z" />
      <circle class="gp-helmet" cx={-0.8} cy={0} r={0.95} />
    </g>
  );
}
