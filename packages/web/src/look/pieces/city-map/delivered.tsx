import { useEffect, useRef } from 'preact/hooks';
import { useForAWhile } from '../../use-for-a-while.ts';
import { pieceWords } from '../piece-words.ts';
import type { Spot } from './layout.ts';

const t = pieceWords({ en: { delivered: 'Delivered' }, de: { delivered: 'Geliefert' } });

/** What has just been earned, and in which city. */
export interface Delivery {
  readonly city: number;
  /** `+£6`. */
  readonly earned: string;
}

const SHOWN = 2200;

/** A delivery is stamped on the map for a while; nothing waits for it, and the next one takes its place. */
export function useDelivery(index: number, made: Delivery | null): Delivery | null {
  const [shown, show] = useForAWhile<Delivery>(SHOWN);
  useEffect(() => {
    if (made) show(made);
  }, [index]);
  return shown;
}

/** The moment before this one, if the board has just come from it. */
export function useBefore<M extends { readonly index: number }>(moment: M): M | null {
  const last = useRef(moment);
  const before = last.current;
  useEffect(() => {
    last.current = moment;
  }, [moment]);
  return before.index + 1 === moment.index ? before : null;
}

export function DeliveryStamp({ spot: { x, y }, earned }: { spot: Spot; earned: string }) {
  return (
    <g class="cm-delivered" transform={`translate(${x} ${y + 6}) rotate(-8)`}>
      <g>
        <rect x={-66} y={-24} width={132} height={48} rx={6} />
        <text y={-5}>{t('delivered')}</text>
        <text class="cm-earned" y={17}>
          {earned}
        </text>
      </g>
    </g>
  );
}
