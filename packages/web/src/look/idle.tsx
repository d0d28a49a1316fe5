import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { printing } from './printing.ts';
import { whenIdle } from './when-idle.ts';

/** What takes a while to draw: each in a moment of its own, so that a hand in between is answered. */
export function Idle({ children }: { children: () => ComponentChildren }) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  return <>{(ready || printing.value) && children()}</>;
}
