import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Frame, Spot } from './layout.ts';
import { centreOf, isWhole, panned, seeing, zoomed } from './zoom.ts';

export interface Zoom {
  readonly element: RefObject<SVGSVGElement | null>;
  readonly seen: Frame;
  readonly isWhole: boolean;
  readonly by: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly showAll: () => void;
  /** Brings a spot into sight. */
  readonly see: (spot: Spot, around: number) => void;
}

/** Wheel, pinch and drag move the picture; keys and buttons do it through what is returned. */
export function useZoom(whole: Frame): Zoom {
  const element = useRef<SVGSVGElement>(null);
  // Null is the whole, also when that grows.
  const [part, setPart] = useState<Frame | null>(null);
  const seen = part ? panned(whole, part, 0, 0) : whole;
  const change: Change = (next) =>
    setPart((now) => {
      const then = next(now ?? whole);
      return isWhole(whole, then) ? null : then;
    });
  useEffect(() => (element.current ? listen(element.current, whole, change) : undefined), [whole]);
  return {
    element,
    seen,
    isWhole: part === null,
    by: (factor) => change((now) => zoomed(whole, now, factor, centreOf(now))),
    pan: (dx, dy) => change((now) => panned(whole, now, dx * now.width, dy * now.height)),
    showAll: () => setPart(null),
    see: (spot, around) => change((now) => seeing(whole, now, spot, around)),
  };
}

type Change = (next: (now: Frame) => Frame) => void;

/** A finger may tremble this many pixels before it drags. */
const TREMBLE = 8;

function listen(svg: SVGSVGElement, whole: Frame, change: Change): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Spot>();
  let dragged = 0;
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (fingers.size === 2) pinch(svg, whole, change, [...fingers.values()], before, now);
    else if (dragged > TREMBLE) drag(svg, whole, change, before, now);
    fingers.set(event.pointerId, now);
  };
  const down = (event: PointerEvent) => {
    if (fingers.size === 0) dragged = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  svg.addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  svg.addEventListener('click', (click) => dragged > TREMBLE && click.detail > 0 && click.stopPropagation(), {
    signal,
    capture: true,
  });
  svg.addEventListener('wheel', (wheel) => turn(svg, whole, change, wheel), { signal, passive: false });
  return () => stop.abort();
}

function drag(svg: SVGSVGElement, whole: Frame, change: Change, before: Spot, now: Spot): void {
  const scale = svg.getScreenCTM()?.a ?? 1;
  change((seen) => panned(whole, seen, (before.x - now.x) / scale, (before.y - now.y) / scale));
}

function pinch(
  svg: SVGSVGElement,
  whole: Frame,
  change: Change,
  fingers: readonly Spot[],
  before: Spot,
  now: Spot,
): void {
  const other = fingers.find((finger) => finger !== before) ?? now;
  const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
  if (Number.isFinite(factor) && factor > 0) change((seen) => zoomed(whole, seen, factor, spotAt(svg, other)));
}

/** The wheel scrolls the page until the picture has been zoomed, or Ctrl is held, or the page can go no further up. */
function turn(svg: SVGSVGElement, whole: Frame, change: Change, wheel: WheelEvent): void {
  const near = svg.viewBox.baseVal.width < whole.width - 1;
  const atTop = wheel.deltaY < 0 && scrollY === 0;
  if (!near && !wheel.ctrlKey && !atTop) return;
  wheel.preventDefault();
  const at = spotAt(svg, { x: wheel.clientX, y: wheel.clientY });
  change((seen) => zoomed(whole, seen, Math.exp(-wheel.deltaY / (wheel.ctrlKey ? 100 : 400)), at));
}

function spotAt(svg: SVGSVGElement, { x, y }: Spot): Spot {
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
}
