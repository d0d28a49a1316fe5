import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LoadView } from '../rules/index.ts';
import type { Point } from './geometry.ts';
import { CoinGlyph } from './pieces.tsx';
import type { Standing } from './standing.ts';

interface Props {
  readonly id: string;
  readonly load: LoadView;
  readonly spot: Standing;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly moved: boolean;
  /** Where it has just been thrown from. */
  readonly from: Point | null;
}

const MOTION = 240;

export function Load({ id, load, spot, lit, chosen, moved, from }: Props) {
  const element = useRef<SVGGElement>(null);
  const place = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
  useLayoutEffect(() => {
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ transform: place(from) }, { transform: place(spot) }], {
      duration: MOTION,
      easing: 'ease-out',
    });
  }, []);
  return (
    <g
      ref={element}
      class="si-piece si-load"
      data-load={id}
      data-moved={moved ? '' : undefined}
      style={{ transform: place(spot) }}
    >
      {(chosen || lit) && <circle class="si-halo" r={spot.size * 0.68} />}
      <CoinGlyph suit={load.suit} rank={load.rank} up={load.warehoused} size={spot.size} />
    </g>
  );
}
