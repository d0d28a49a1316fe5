import type { LoadView } from '@waybill/rules/ship-it';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from './geometry.ts';
import { CoinGlyph } from './pieces.tsx';

interface Props {
  readonly id: string;
  readonly load: LoadView;
  readonly spot: Point;
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
      {(chosen || lit) && <circle class="si-halo" r={12.5} />}
      <CoinGlyph suit={load.suit} rank={load.rank} up={load.warehoused} size={18} />
    </g>
  );
}
