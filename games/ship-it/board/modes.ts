import { apply, type EventOf, type Game, isRefusal, judge, legalEvents } from '@waybill/kernel';
import type { Moment } from '@waybill/web/games/board.ts';
import type { SeenEvents, ShipItState, ShipItView } from '../rules/index.ts';
import type { Candidate } from './picking.ts';

export type ShipItMoment = Moment<ShipItState, ShipItView, SeenEvents>;
export type ShipIt = Game<ShipItState, unknown, SeenEvents>;
export type Haul = EventOf<SeenEvents, 'haul'>;
export type HaulCandidate = Candidate & { readonly event: Haul };

/** What pointing at the table is about: the phases, links and building being one. */
export const TABS = ['links', 'officials', 'freight'] as const;
export type Tab = (typeof TABS)[number];

const TYPES: Readonly<Record<Tab, readonly string[]>> = {
  links: ['link', 'lift', 'build'],
  officials: ['official'],
  freight: ['pipstop', 'haul'],
};

export const isMine = ({ moves }: ShipItMoment): boolean => moves.length > 0;

/** Whether anything can be done in a phase now. */
export function isOpen({ moves }: ShipItMoment, tab: Tab): boolean {
  return moves.some(({ type }) => TYPES[tab].includes(type));
}

/** Where a player goes on by default: links while there may be some, then on with the phases. */
export function usualTab(moment: ShipItMoment): Tab {
  const { phase, links } = moment.view;
  if (phase === 'links' || links.length > 0) return 'links';
  return phase !== 'freight' && isOpen(moment, 'officials') ? 'officials' : 'freight';
}

/** The phases that are still to come after a tab, the next first. */
export function laterTab(moment: ShipItMoment, tab: Tab): Tab | null {
  return TABS.slice(TABS.indexOf(tab) + 1).find((later) => isOpen(moment, later)) ?? null;
}

export function builds({ moves }: ShipItMoment, domino: readonly number[]): Candidate[] {
  return moves
    .filter((event) => event.type === 'build')
    .filter((event) => String(event.domino) === String(domino))
    .map((event) => ({ event, spaces: event.squares }));
}

export function lifts({ moves, view }: ShipItMoment): Candidate[] {
  const squaresAt = (square: string) => view.dominoes.find(({ squares }) => squares.includes(square))?.squares;
  return moves.filter((event) => event.type === 'lift').map((event) => ({ event, spaces: squaresAt(event.at) ?? [] }));
}

export function officialMoves({ moves }: ShipItMoment): Candidate[] {
  return moves.filter((event) => event.type === 'official').map((event) => ({ event, spaces: [event.to] }));
}

/** Where a load can go; turned up or not is decided apart. */
export function hauls(events: readonly SeenEvents[], load: string | null): HaulCandidate[] {
  return events
    .filter((event) => event.type === 'haul')
    .filter((event) => event.load === load && !event.warehouse)
    .map((event) => ({ event, spaces: [event.to] }));
}

export function mayTurnUp({ moves }: ShipItMoment, haul: Haul): boolean {
  return moves.some((event) => {
    return event.type === 'haul' && event.load === haul.load && event.to === haul.to && event.warehouse === true;
  });
}

/** The loads that these events haul, in the order of their ids. */
export function loadsOf(events: readonly SeenEvents[]): string[] {
  const loads = new Set(events.filter((event) => event.type === 'haul').map(({ load }) => load));
  return [...loads].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

/** What could be hauled if the pip-stop were set to this. */
export function haulsAfter(game: ShipIt, { state, viewer }: ShipItMoment, value: number): Haul[] {
  const judged = judge(game, state, { by: viewer, type: 'pipstop', value });
  if (isRefusal(judged)) return [];
  const after = game.clone(state);
  apply(game, after, judged);
  return legalEvents(game, after).filter((event) => event.type === 'haul');
}
