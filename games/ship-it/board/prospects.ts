import { type Prospect, prospect } from '../rules/index.ts';
import type { Haul, ShipItMoment } from './modes.ts';

export const isHub = ({ view }: ShipItMoment, space: string): boolean => Object.values(view.hubs).includes(space);

/** What a haul to a hub may do, as the viewer knows it. */
export function prospectOf(moment: ShipItMoment, haul: Haul): Prospect | null {
  if (!isHub(moment, haul.to)) return null;
  return prospect(moment.state, haul.load, haul.to, moment.viewer);
}

export const percent = (share: number): number => Math.round(share * 100);

/** How many loads these hauls bring to a hub, and the best chance that it ships. */
export function outlookOf(moment: ShipItMoment, events: readonly Haul[]): { loads: number; chance: number } {
  const toHubs = events.filter(({ to }) => isHub(moment, to));
  return {
    loads: new Set(toHubs.map(({ load }) => load)).size,
    chance: Math.max(0, ...toHubs.map((event) => prospectOf(moment, event)?.chance ?? 0)),
  };
}
