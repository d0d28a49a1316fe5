import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../boards/registry.ts';

/** The small real board of a game card, fetched and drawn when it comes into view. */
export function CardBoard({ entry }: { entry: Entry }) {
  const place = useRef<HTMLDivElement>(null);
  const [Card, setCard] = useState<ComponentType | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void entry.card().then((found) => setCard(() => found));
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [entry]);
  return (
    <div class="card-board" aria-hidden="true" ref={place}>
      {Card && <Card />}
    </div>
  );
}
