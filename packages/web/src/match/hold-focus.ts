import { useEffect, useRef } from 'preact/hooks';

/** A move that is played takes its element with it. Focus stays with the part it was in, so that Tab goes on from there. */
export function useHeldFocus(moment: unknown): (focus: FocusEvent) => void {
  const part = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [moment]);
  return ({ target }) => {
    part.current = (target as Element).closest<HTMLElement>('[tabindex="-1"]');
  };
}
