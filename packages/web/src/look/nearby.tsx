import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { printing } from './printing.ts';
import { useNearby } from './use-nearby.ts';
import { whenHandsRest } from './when-hands-rest.ts';
import './nearby.css';

interface Props {
  /** What has to be worked out before it can be drawn. */
  readonly prepare?: () => Promise<unknown>;
  readonly children: () => ComponentChildren;
}

/** What takes a while to draw: once somebody could see it and rests, so that no hand waits for it; in several moments, so that one which comes after all waits for less. */
export function Nearby({ prepare, children }: Props) {
  const [place, isNear] = useNearby<HTMLDivElement>();
  const [isPrepared, setPrepared] = useState(prepare === undefined);
  const [isMade, setMade] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    if (isPrepared) return whenHandsRest(() => setMade(true));
    const go = async () => prepare?.().then(() => setPrepared(true));
    return whenHandsRest(() => void go().catch(() => undefined));
  }, [isNear, isPrepared]);
  useEffect(() => (isMade ? whenHandsRest(() => setShown(true)) : undefined), [isMade]);
  const isDrawn = isShown || printing.value;
  return (
    <div ref={place} class="nearby" data-drawn={isDrawn ? '' : undefined}>
      {(isMade || isDrawn) && children()}
    </div>
  );
}
