import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { printing } from './printing.ts';
import { useNearby } from './use-nearby.ts';
import { whenIdle } from './when-idle.ts';
import './nearby.css';

/** What takes a while to draw: once somebody could see it, in a moment of its own, so that a hand in between is answered. */
export function Nearby({ children }: { children: () => ComponentChildren }) {
  const [place, isNear] = useNearby<HTMLDivElement>();
  const [ready, setReady] = useState(false);
  useEffect(() => (isNear ? whenIdle(() => setReady(true)) : undefined), [isNear]);
  const isDrawn = ready || printing.value;
  return (
    <div ref={place} class="nearby" data-drawn={isDrawn ? '' : undefined}>
      {isDrawn && children()}
    </div>
  );
}
