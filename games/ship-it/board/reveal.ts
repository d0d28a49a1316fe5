import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Props } from './board.tsx';
import { centreOf, type Layout } from './geometry.ts';
import type { Candidate } from './picking.ts';
import type { ViewportHandle } from './viewport.tsx';

/**
 * Brings what is spoken about, what has just happened, or what is asked for, into the window: in the frame that shows it, so
 * that nobody aims at where it was.
 */
export function useReveal(
  viewport: { readonly current: ViewportHandle | null },
  layout: Layout,
  { moment, fresh, lit }: Props,
  current: Candidate | null,
  suit: string | null,
): void {
  const isSpace = (place: string) => layout.corners.has(place) || place.includes(',');
  const place = lit.find(isSpace) ?? spaceIn(fresh);
  const home = suit === null ? [] : [moment.view.hubs[suit], moment.view.officials[suit]];
  const begun = useRef(false);
  useLayoutEffect(() => {
    // A table is opened on one's own hub, with one's official if both can be seen.
    const spaces = begun.current ? [place || current?.spaces[0]] : home;
    begun.current ||= layout.corners.size > 0;
    const found = spaces.filter((space): space is string => typeof space === 'string' && isSpace(space));
    if (found.length > 0) viewport.current?.reveal(found.map((space) => centreOf(layout, space)));
  }, [moment.index, place, current === null]);
}

/** The space an event is about, if it is about one. */
function spaceIn(event: Props['fresh']): string {
  if (event?.type === 'build') return event.squares[0];
  return event?.type === 'official' || event?.type === 'haul' ? event.to : '';
}
