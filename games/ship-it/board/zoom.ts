import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Layout, type Point, SQUARE } from './geometry.ts';

/** Squares narrower than this, in pixels, are hard to read: then a table is first shown with readable ones, in part. */
const ENOUGH = 18;
const READABLE = 25;
const CLOSEST = 72;

type Pane = { readonly current: HTMLDivElement | null };

export interface Zoom {
  /** Pixels a square, and how much more that is than the whole table needs. */
  readonly scale: number;
  readonly factor: number;
  /** Zooms around a point of the screen, or the middle; what is there stays there. */
  readonly zoomTo: (factor: number, clientX?: number, clientY?: number) => void;
}

export function useZoom(pane: Pane, layout: Layout): Zoom {
  const fit = useFit(pane, layout);
  const [chosen, setChosen] = useState<number | null>(null);
  const first = fit >= ENOUGH || fit === 0 ? 1 : READABLE / fit;
  const scale = fit * (chosen ?? first);
  const fixed = useRef<{ readonly square: Point; readonly at: Point } | null>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !fixed.current) return;
    const { square, at } = fixed.current;
    element.scrollTo({ left: square.x * scale - at.x, top: square.y * scale - at.y });
    fixed.current = null;
  }, [scale]);
  const zoomTo: Zoom['zoomTo'] = (factor, clientX, clientY) => {
    const element = pane.current;
    if (!element || fit === 0) return;
    const at = placeIn(element, clientX, clientY);
    fixed.current = { square: { x: (element.scrollLeft + at.x) / scale, y: (element.scrollTop + at.y) / scale }, at };
    setChosen(Math.min(Math.max(1, CLOSEST / fit), Math.max(1, factor)));
  };
  return { scale, factor: fit === 0 ? 1 : scale / fit, zoomTo };
}

/** How wide a square may be for the whole table to be seen. */
function useFit(pane: Pane, layout: Layout): number {
  const [fit, setFit] = useState(0);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    // It is told before the first painting, too; asking sooner would have the page laid out twice.
    const watcher = new ResizeObserver(([{ contentRect }]) =>
      setFit(Math.min(contentRect.width / layout.columns, contentRect.height / layout.rows)),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [layout]);
  return fit;
}

function placeIn(element: HTMLElement, clientX?: number, clientY?: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX ?? left + width / 2) - left, y: (clientY ?? top + height / 2) - top };
}

/** Scrolls so that these points of the drawing are seen, if they are not; where they don't fit, the first alone. */
export function reveal(element: HTMLElement, scale: number, points: readonly Point[]): void {
  // A tile is two squares wide: it is seen when all of it is.
  const margin = 1.25 * scale;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const [x, y] = (['x', 'y'] as const).map((way) => points.map((point) => (point[way] / SQUARE) * scale));
  const isSeen = (at: number, from: number, length: number) => at >= from + margin && at <= from + length - margin;
  if (x.every((at) => isSeen(at, scrollLeft, clientWidth)) && y.every((at) => isSeen(at, scrollTop, clientHeight)))
    return;
  element.scrollTo({ left: startOf(x, clientWidth, margin), top: startOf(y, clientHeight, margin) });
}

/** Where a window of this length begins that has all of these in its middle, or else the first. */
function startOf(places: readonly number[], length: number, margin: number): number {
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return (high - low <= length - 2 * margin ? (low + high) / 2 : places[0]) - length / 2;
}
