import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../boards/registry.ts';
import { atRest } from './at-rest.ts';
import { isStarting } from './play.ts';

/** The small real board of a game card, drawn when it has come into view and there is time. */
export function CardBoard({ entry }: { entry: Entry }) {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const draw = async () => {
      const { cardOf } = await import('../boards/cards.ts');
      if (!isStarting()) setSvg(cardOf(entry.id));
    };
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callOff = atRest(() => void draw());
    });
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
      callOff?.();
    };
  }, [entry]);
  return <div class="card-board" aria-hidden="true" ref={place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
