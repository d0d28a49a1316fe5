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
  // The newest of what is marked comes last.
  const place = lit.findLast(isSpace);
  const home = suit === null ? [] : [moment.view.hubs[suit], moment.view.officials[suit]];
  const shown = useRef(0);
  useLayoutEffect(() => {
    // A table is opened on one's own hub, with one's official if both can be seen. Who then follows step by step looks where
    // something happens, and stays there while it happens nowhere.
    const next = moment.index === shown.current + 1 ? spaceIn(fresh) : place;
    const spaces = shown.current > 0 ? [next || current?.spaces[0]] : home;
    shown.current = layout.corners.size && moment.index;
    const found = spaces.flatMap((space) => (space && isSpace(space) ? [centreOf(layout, space)] : []));
    if (found.length > 0) viewport.current?.reveal(found);
  }, [moment.index, place, current === null]);
}

/** The space an event is about, if it is about one. */
function spaceIn(event: Props['fresh']) {
  return event && ('squares' in event ? event.squares[0] : 'to' in event && event.to);
}
