import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Whether an element has come into the window, from then on. */
export function useNearby<E extends Element>(): readonly [place: RefObject<E | null>, isNear: boolean] {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      watcher.disconnect();
      setNear(true);
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return [place, isNear];
}
