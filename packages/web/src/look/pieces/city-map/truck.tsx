import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PlayerGlyph } from '../player-mark.tsx';
import type { Spot } from './layout.ts';
import type { Parking } from './parking.ts';

/** A smaller truck has no room for a figure, and shows whose it is as large as it can. */
const COUNTED = 30;

/** A truck seen from its side, centred on x, y: a player's, or the black pawn's when nobody's. */
export function TruckGlyph({ x, y, size, seat, load = 0 }: TruckLook & { x: number; y: number; size: number }) {
  return (
    <g
      class={`cm-truck ${seat === null ? 'cm-truck-pawn' : `cm-truck-${seat % 4}`}`}
      transform={`translate(${x} ${y}) scale(${size / 60})`}
    >
      <path class="cm-truck-box" d="M-29-19h35a2 2 0 0 1 2 2v27h-39v-27a2 2 0 0 1 2-2z" />
      <path class="cm-truck-cab" d="M11-9h9.500a3 3 0 0 1 2.600 1.500l5.500 9.400a3 3 0 0 1 .4 1.500v6.600h-18z" />
      <path class="cm-truck-window" d="M15-5.500h5l4 7h-9z" />
      <circle class="cm-truck-wheel" cx={-19} cy={11} r={6} />
      <circle class="cm-truck-wheel" cx={17} cy={11} r={6} />
      {seat === null ? (
        <path
          class="cm-pawn"
          d="M-11.500-16a5 5 0 0 1 3 9l3 8.500h2v4h-16v-4h2l3-8.500a5 5 0 0 1 3-9z"
          transform="translate(0 1)"
        />
      ) : (
        <PlayerGlyph seat={seat} x={-11} y={-5} size={size < COUNTED ? 22 : 17} />
      )}
      {load > 0 && size >= COUNTED && (
        <g transform="translate(19 -10)">
          <circle class="cm-load" r={9.5} />
          <text class="cm-load-count" dy="0.36em">
            {load}
          </text>
        </g>
      )}
    </g>
  );
}

export interface TruckLook {
  readonly seat: number | null;
  /** How many goods are on board. */
  readonly load?: number;
}

export interface MapTruck extends TruckLook {
  readonly city: number;
  /** The cities it has just come through, its own last; it is seen to drive them. */
  readonly came?: readonly number[] | undefined;
}

interface TruckProps {
  readonly truck: MapTruck;
  readonly spots: readonly Spot[];
  readonly among: readonly MapTruck[];
  readonly parking: Parking;
}

/** A truck on the map, beside the others in its city. */
export function Truck({ truck, spots, among, parking }: TruckProps) {
  const element = useRef<SVGGElement>(null);
  const at = parking.spots[among.filter(({ city }) => city === truck.city).indexOf(truck)];
  const { x, y } = spots[truck.city - 1];
  useArrival(element, truck.came?.map((city) => spots[city - 1]) ?? null);
  return (
    <g ref={element} class="cm-arrival">
      <TruckGlyph x={x + at.x} y={y + at.y} size={parking.size} seat={truck.seat} load={truck.load ?? 0} />
    </g>
  );
}

const MOTION = 240;

/** Lets an element arrive along a way; it stands at its end already. */
function useArrival(element: RefObject<SVGGElement | null>, way: readonly Spot[] | null): void {
  const key = way?.map(({ x, y }) => `${x} ${y}`).join();
  useLayoutEffect(() => {
    if (!way || way.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const end = way[way.length - 1];
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    element.current?.animate(frames, { duration: MOTION, easing: 'ease-in-out' });
  }, [key]);
}
