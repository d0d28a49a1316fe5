import { haulCosts, officialCosts } from '../rules/index.ts';
import { type Haul, hauls, type ShipIt, type ShipItMoment } from './modes.ts';
import { isHub, percent, prospectOf } from './prospects.ts';

/** What is painted on a space: a cost or a chance, and how good it is to get there. */
export interface Mark {
  readonly space: string;
  readonly label: string | null;
  readonly tone: 'open' | 'far' | 'hub' | 'ships';
}

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
