import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Spot } from './layout.ts';

const MOTION = 240;

/** Lets an element arrive along a way; it stands at its end already. */
export function useArrival(element: RefObject<SVGGElement | null>, way: readonly Spot[] | null): void {
  const key = way?.map(({ x, y }) => `${x} ${y}`).join();
  useLayoutEffect(() => {
    if (!way || way.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const end = way[way.length - 1];
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    element.current?.animate(frames, { duration: MOTION, easing: 'ease-in-out' });
  }, [key]);
}
