import type { ComponentChildren, Ref } from 'preact';
import { useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import type { Layout, Point } from './geometry.ts';
import { useGestures } from './gestures.ts';
import { t } from './words.ts';
import { reveal, useZoom, type Zoom } from './zoom.ts';

export interface ViewportHandle {
  reveal(point: Point): void;
}

interface Props {
  readonly layout: Layout;
  readonly handle: Ref<ViewportHandle>;
  /** How many pixels a square is wide. */
  readonly onScale: (pixels: number) => void;
  readonly children: ComponentChildren;
}

const STEP = 1.35;

/** A window on the table: scrolled by finger, wheel or dragging, zoomed by pinch, Ctrl and wheel, keys or buttons. */
export function Viewport({ layout, handle, onScale, children }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, layout);
  const { scale, factor, zoomTo } = zoom;
  const wanted = useRef<Point | null>(null);
  const show = (point: Point | null) => {
    // Nothing has a place before the pane has been measured.
    wanted.current = scale > 0 ? null : point;
    if (pane.current && scale > 0 && point) reveal(pane.current, scale, point);
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
      onKeyDown={({ key }) => {
        const to = { '+': factor * STEP, '=': factor * STEP, '-': factor / STEP, '0': 1 }[key];
        if (to !== undefined) zoomTo(to);
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
