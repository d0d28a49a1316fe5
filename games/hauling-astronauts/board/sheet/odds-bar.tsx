import { percent } from '@waybill/web/words/numbers.ts';
import { useRef } from 'preact/hooks';
import type { Capacity, Range } from '../../rules/index.ts';
import { chanceOf, fits, LEAST, LOADS, MOST } from './edits.ts';
import { t } from './words.ts';

interface Props {
  readonly capacity: Capacity;
  /** For ranges: what was dragged over; `touch` is the same for one drag. */
  readonly onRange?: ((range: Range, touch: string) => void) | undefined;
}

const STEP = 10;
const HEIGHT = 40;
const TALLEST = Math.max(...LOADS.map(({ chance }) => chance));

let drags = 0;

/** The loads three dice can be, each as high as it is likely; those that fit are filled. */
export function OddsBar({ capacity, onRange }: Props) {
  const drag = useRef<{ readonly from: number; readonly touch: string } | null>(null);
  const sumAt = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const step = Math.floor(((event.clientX - left) / width) * LOADS.length);
    return Math.min(MOST, Math.max(LEAST, LEAST + step));
  };
  const pull = (event: PointerEvent) => {
    if (!drag.current || !onRange) return;
    const { from, touch } = drag.current;
    const to = sumAt(event);
    onRange({ min: Math.min(from, to), max: Math.max(from, to) }, touch);
  };
  const grab = (event: PointerEvent) => {
    if (!onRange) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.current = { from: sumAt(event), touch: `drag ${drags++}` };
    pull(event);
  };
  const words = t('bar', { percent: percent(chanceOf(capacity)) });
  return (
    <svg
      class={onRange ? 'hs-odds hs-drag' : 'hs-odds'}
      viewBox={`0 0 ${STEP * LOADS.length} ${HEIGHT + 9}`}
      role="img"
      aria-label={words}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
    >
      <title>{onRange ? `${words}. ${t('bar.drag')}` : words}</title>
      {LOADS.map(({ sum, chance }, i) => {
        const height = 3 + (chance / TALLEST) * (HEIGHT - 3);
        return (
          <g key={sum} class={fits(capacity, sum) ? 'hs-fit' : ''}>
            <rect x={i * STEP + 0.6} y={HEIGHT - height} width={STEP - 1.2} height={height} rx={1} />
            <text x={i * STEP + STEP / 2} y={HEIGHT + 7.5}>
              {sum}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
