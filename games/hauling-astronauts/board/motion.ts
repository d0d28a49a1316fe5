import type { Place } from '@waybill/web/games/board.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { SeenEvents } from '../rules/index.ts';
import { journeys } from './ways.ts';

const MOTION = 240;

/** What has just moved flies from where it was: `data-spot` marks the places, `data-piece` what stands on them. */
export function useJourneys(root: RefObject<HTMLElement | null>, fresh: SeenEvents | null, index: number): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !fresh || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const flights = journeys(fresh).map(([from, to]) => flightOf(find(board, 'spot', from), find(board, 'piece', to)));
    for (const fly of flights) fly?.();
  }, [index]);
}

function find(board: HTMLElement, what: 'spot' | 'piece', place: Place): SVGGraphicsElement | null {
  return board.querySelector(`[data-${what}="${place}"]`);
}

/** Measured before anything moves, flown after. */
function flightOf(from: Element | null, piece: SVGGraphicsElement | null): (() => void) | null {
  const scale = piece?.ownerSVGElement?.getScreenCTM()?.a;
  if (!from || !piece || !scale) return null;
  const [a, b] = [from.getBoundingClientRect(), piece.getBoundingClientRect()];
  const dx = (a.left + a.width / 2 - b.left - b.width / 2) / scale;
  const dy = (a.top + a.height / 2 - b.top - b.height / 2) / scale;
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
  return () => void piece.animate(frames, { duration: MOTION, easing: 'ease-out' });
}
