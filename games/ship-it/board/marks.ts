import { haulCosts, officialCosts, type Prospect, prospect } from '../rules/index.ts';
import { type Haul, hauls, type ShipIt, type ShipItMoment } from './modes.ts';

/** What is painted on a space: a cost or a chance, and how good it is to get there. */
export interface Mark {
  readonly space: string;
  readonly label: string | null;
  readonly tone: 'open' | 'far' | 'hub' | 'ships';
}

export const isHub = ({ view }: ShipItMoment, space: string): boolean => Object.values(view.hubs).includes(space);

/** An official's reach with costs; where it would make a hub ship, too. */
export function officialMarks(game: ShipIt, moment: ShipItMoment): Mark[] {
  const costs = officialCosts(moment.state);
  return moment.moves
    .filter((event) => event.type === 'official')
    .map((event) => {
      const space = event.to;
      const ships = isHub(moment, space) && game.say(moment.state, event).facts.ships === true;
      return { space, label: String(costs.get(space) ?? ''), tone: ships ? 'ships' : 'open' };
    });
}

/** What a haul to a hub may do, as the viewer knows it. */
export function prospectOf(moment: ShipItMoment, haul: Haul): Prospect | null {
  if (!isHub(moment, haul.to)) return null;
  return prospect(moment.state, haul.load, haul.to, moment.viewer);
}

export const percent = (share: number): number => Math.round(share * 100);

function haulMark(moment: ShipItMoment, haul: Haul): Mark {
  const space = haul.to;
  const may = prospectOf(moment, haul);
  if (may) return { space, label: `${percent(may.chance)}%`, tone: 'ships' };
  return { space, label: null, tone: isHub(moment, space) ? 'hub' : 'open' };
}

/** Where a load can go, and how likely that ships. */
export function haulMarks(moment: ShipItMoment, load: string | null): Mark[] {
  return hauls(moment.moves, load).map(({ event }) => haulMark(moment, event));
}

/** Where loads could go after a pip-stop: the best mark of each space. */
export function stopMarks(moment: ShipItMoment, events: readonly Haul[]): Mark[] {
  const best = new Map<string, Mark>();
  for (const event of events) {
    if (event.warehouse) continue;
    const mark = haulMark(moment, event);
    const other = best.get(mark.space);
    if (!other || Number.parseInt(mark.label ?? '0', 10) > Number.parseInt(other.label ?? '0', 10)) {
      best.set(mark.space, mark);
    }
  }
  return [...best.values()];
}

/** The lowest pip-stop that takes a load to each space; those beyond the points left, one of them being the load's, are far. */
export function tryMarks(moment: ShipItMoment, load: string): Mark[] {
  const most = moment.view.points - 1;
  return [...haulCosts(moment.state, load)].map(([space, value]) => ({
    space,
    label: String(value),
    tone: value > most ? 'far' : isHub(moment, space) ? 'hub' : 'open',
  }));
}

/** How many loads these hauls bring to a hub, and the best chance that it ships. */
export function outlookOf(moment: ShipItMoment, events: readonly Haul[]): { loads: number; chance: number } {
  const toHubs = events.filter(({ to }) => isHub(moment, to));
  return {
    loads: new Set(toHubs.map(({ load }) => load)).size,
    chance: Math.max(0, ...toHubs.map((event) => prospectOf(moment, event)?.chance ?? 0)),
  };
}
