import type { Event, Viewer } from '@waybill/kernel';
import { stored } from '../storage/settings.ts';

/** How long a move of others is looked at, in milliseconds. */
const SPEEDS = { slow: 1800, normal: 900, fast: 350, 'at-once': 0 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

const chosen = stored<Speed | null>('speed', null);
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What was chosen; nobody who wants no motion is made to watch any. */
export const speed = () => chosen.value ?? (still.matches ? 'at-once' : 'normal');
export const setSpeed = (to: Speed) => (chosen.value = to);

/** What chance does is a trifle beside what somebody decides. */
const CHANCE_SHARE = 0.5;
/** Of very many, each gets less. */
const MANY = 40;

/** How long to wait before an event is shown, so that the eye can follow; `left` is how many wait. */
export function pace(event: Event, viewer: Viewer, left: number): number {
  if (event.by === viewer) return 0;
  return (SPEEDS[speed()] * (event.by === 'chance' ? CHANCE_SHARE : 1)) / Math.max(1, left / MANY);
}

/** The pace at which somebody plays through the match: never all at once. */
export function replayPace(): number {
  return SPEEDS[speed()] || SPEEDS.fast;
}
