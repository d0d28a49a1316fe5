import type { Event, Viewer } from '@waybill/rules/kernel';

const CHANCE = 220;
const OTHERS = 420;
const MANY = 12;
const HURRIED = 120;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long to wait before an event is shown, so that the eye can follow; `left` is how many wait. */
export function pace(event: Event, viewer: Viewer, left: number): number {
  if (event.by === viewer || still.matches) return 0;
  if (left > MANY) return HURRIED;
  return event.by === 'chance' ? CHANCE : OTHERS;
}
