import { useEffect, useRef } from 'preact/hooks';
import type { Point } from './geometry.ts';

const DRAG = 5;

/** Zooms around a point of the screen. */
type Zoomer = (next: number, clientX: number, clientY: number) => void;

/** Dragging with a mouse, two fingers, and Ctrl with the wheel; one finger scrolls by itself. */
export function useGestures(pane: { current: HTMLDivElement | null }, current: number, zoomTo: Zoomer): void {
  const latest = useRef({ current, zoomTo });
  latest.current = { current, zoomTo };
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const stops = [dragging(element), pinching(element, latest), wheeling(element, latest)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

type Latest = { readonly current: { readonly current: number; readonly zoomTo: Zoomer } };

function wheeling(element: HTMLElement, latest: Latest): () => void {
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    latest.current.zoomTo(latest.current.current * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}

function pinching(element: HTMLElement, latest: Latest): () => void {
  let start: { readonly apart: number; readonly zoom: number } | null = null;
  const apart = ([a, b]: ArrayLike<Touch> & Iterable<Touch>) =>
    Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const move = (event: TouchEvent) => {
    if (event.touches.length !== 2) {
      start = null;
      return;
    }
    event.preventDefault();
    const [a, b] = event.touches;
    start ??= { apart: apart(event.touches), zoom: latest.current.current };
    const zoom = (start.zoom * apart(event.touches)) / start.apart;
    latest.current.zoomTo(zoom, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  };
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('touchstart', move, { passive: false });
  return () => {
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchstart', move);
  };
}

function dragging(element: HTMLElement): () => void {
  let last: Point | null = null;
  let dragged = false;
  const down = (event: PointerEvent) => {
    dragged = false;
    last = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!dragged && Math.hypot(dx, dy) < DRAG) return;
    dragged = true;
    element.scrollBy(-dx, -dy);
    last = { x: event.clientX, y: event.clientY };
  };
  const up = () => {
    last = null;
  };
  // A drag is no click.
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };
  element.addEventListener('pointerdown', down, true);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  element.addEventListener('click', click, true);
  return () => {
    element.removeEventListener('pointerdown', down, true);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    element.removeEventListener('click', click, true);
  };
}
