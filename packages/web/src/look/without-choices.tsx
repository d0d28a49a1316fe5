import type { ComponentChildren } from 'preact';
import { ChoicesPlace } from './choices-place.tsx';

const NOWHERE = { current: null };

/** A board in here shows itself alone: there is no place for choices. */
export function WithoutChoices({ children }: { children: ComponentChildren }) {
  return <ChoicesPlace.Provider value={NOWHERE}>{children}</ChoicesPlace.Provider>;
}
