import type { ComponentChildren, Ref } from 'preact';
import { useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import type { Layout, Point } from './geometry.ts';
import { useGestures } from './gestures.ts';
import { t } from './words.ts';
import { reveal, useZoom, type Zoom } from './zoom.ts';

export interface ViewportHandle {
  /** Brings these into the window, the first above all. */
  reveal(points: readonly Point[]): void;
}

interface Props {
  readonly layout: Layout;
  readonly handle: Ref<ViewportHandle>;
  /** How many pixels a square is wide. */
  readonly onScale: (pixels: number) => void;
  readonly children: ComponentChildren;
}

const STEP = 1.35;
/** Zoomed by no more than this, all of a table is seen. */
const WHOLE = 1.01;

/** A window on the table: scrolled by finger, wheel or dragging, zoomed by pinch, Ctrl and wheel, keys or buttons. */
export function Viewport({ layout, handle, onScale, children }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, layout);
  const { scale, factor, zoomTo } = zoom;
  // Shown again when the pane gets its size and when that changes, until somebody chooses what to look at.
  const wanted = useRef<readonly Point[]>([]);
  const show = (points: readonly Point[]) => {
    wanted.current = points;
    // A table that is seen whole hides nothing; asking where it is scrolled to would have the page laid out once more.
    if (pane.current && factor > WHOLE) reveal(pane.current, scale, points);
  };
  const choose = () => {
    wanted.current = [];
  };
  useLayoutEffect(() => {
    if (scale > 0) onScale(scale);
    show(wanted.current);
  }, [scale]);
  useImperativeHandle(handle, () => ({ reveal: show }));
  useGestures(pane, factor, zoomTo);
  return (
    <div
      class="si-window"
      onPointerDown={choose}
      onWheel={choose}
      onKeyDown={({ key }) => {
        const to = { '+': factor * STEP, '=': factor * STEP, '-': factor / STEP, '0': 1 }[key];
        if (to === undefined) return;
        choose();
        zoomTo(to);
      }}
    >
      {/* biome-ignore lint: what scrolls needs the keyboard. */}
      <div class="si-pane" ref={pane} role="group" aria-label={t('table')} tabIndex={0}>
        <div class="si-sheet" style={{ width: `${layout.columns * scale}px`, height: `${layout.rows * scale}px` }}>
          {children}
        </div>
      </div>
      <ZoomButtons {...zoom} />
    </div>
  );
}

function ZoomButtons({ factor, zoomTo }: Zoom) {
  const buttons = [
    ['zoom.in', '+', factor * STEP],
    ['zoom.out', '−', factor / STEP],
    ['zoom.fit', '⤢', 1],
  ] as const;
  return (
    <fieldset class="si-zoom" aria-label={t('zoom')}>
      {buttons.map(([words, sign, to]) => (
        <button
          key={words}
          type="button"
          class="icon"
          aria-label={t(words)}
          disabled={to < factor && factor < WHOLE}
          onClick={(click) => {
            click.stopPropagation();
            zoomTo(to);
          }}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
