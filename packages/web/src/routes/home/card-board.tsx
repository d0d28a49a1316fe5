import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../../games/registry.ts';
import { isStarting, whenHomeIsIdle } from '../start-match.ts';

/** The small real board of a game card, drawn when it has come into view and there is time. */
export function CardBoard({ entry }: { entry: Entry }) {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const draw = async () => {
      const { cardOf } = await import('../../games/card-pictures.ts');
      if (!isStarting()) setSvg(cardOf(entry.id));
    };
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callOff = whenHomeIsIdle(() => void draw());
    });
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
      callOff?.();
    };
  }, [entry]);
  return <div class="card-board" aria-hidden="true" ref={place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
