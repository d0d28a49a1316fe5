import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../boards/registry.ts';

/** The small real board of a game card, fetched and drawn when it comes into view. */
export function CardBoard({ entry }: { entry: Entry }) {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState('');
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void import('../boards/cards.ts').then(({ cardOf }) => setSvg(cardOf(entry.id)));
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [entry]);
  return <div class="card-board" aria-hidden="true" ref={place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
