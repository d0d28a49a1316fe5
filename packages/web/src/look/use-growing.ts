import { useEffect, useState } from 'preact/hooks';
import { printing } from './printing.ts';
import { whenIdle } from './when-idle.ts';

/** Drawn in one moment: a section of rules is much. */
const STEP = 1;

/** How many of so many parts are drawn: more in every idle moment, so that a hand in between is answered; on paper all. */
export function useGrowing(all: number): number {
  const [grown, setGrown] = useState(STEP);
  useEffect(() => (grown < all ? whenIdle(() => setGrown(grown + STEP)) : undefined), [grown, all]);
  return printing.value ? all : Math.min(grown, all);
}
