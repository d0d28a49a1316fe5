import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from './idle.ts';

/** How many of so many things are drawn: some at once, the others when there is time, so that opening them is no wait. */
export function useGrowing(wanted: number, first: number, more: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= wanted) return;
    return whenIdle(() => setDrawn(drawn + more));
  }, [drawn, wanted]);
  return drawn;
}
