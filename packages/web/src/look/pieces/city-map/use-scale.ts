import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Frame, TILE } from './layout.ts';

/** Below this many pixels a tile shows only what matters most. */
const ROOMY = 66;

/** Whether a tile has room for everything, now that the picture is this large and this much of it is seen. */
export function useRoomy(element: RefObject<SVGSVGElement | null>, seen: Frame): boolean {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([{ contentRect }]) => setSize(contentRect));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return TILE * Math.min(size.width / seen.width, size.height / seen.height) >= ROOMY;
}
