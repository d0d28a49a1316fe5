import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { printing } from './printing.ts';
import { useNearby } from './use-nearby.ts';
import { whenHandsRest } from './when-hands-rest.ts';
import './nearby.css';

/** What takes a while to draw: once somebody could see it and rests, so that no hand waits for it. */
export function Nearby({ children }: { children: () => ComponentChildren }) {
  const [place, isNear] = useNearby<HTMLDivElement>();
  const [isMade, setMade] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => (isNear ? whenHandsRest(() => setMade(true)) : undefined), [isNear]);
  useEffect(() => (isMade ? whenHandsRest(() => setShown(true)) : undefined), [isMade]);
  const isDrawn = isShown || printing.value;
  return (
    <div ref={place} class="nearby" data-drawn={isDrawn ? '' : undefined}>
      {(isMade || isDrawn) && children()}
    </div>
  );
}
