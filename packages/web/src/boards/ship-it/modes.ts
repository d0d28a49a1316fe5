import { apply, type Event, type Game, isRefusal, judge, MoveList } from '@waybill/rules/kernel';
import type { ShipItState, ShipItView } from '@waybill/rules/ship-it';
import type { Moment } from '../contract.ts';
import type { Candidate } from './picking.ts';

export type ShipItMoment = Moment<ShipItState, ShipItView>;

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

const same = (a: readonly number[], b: unknown): boolean => String(a) === String(b);

export function builds({ moves }: ShipItMoment, domino: readonly number[]): Candidate[] {
  return moves
    .filter(({ type, domino: pips }) => type === 'build' && same(domino, pips))
    .map((event) => ({ event, spaces: event.squares as string[] }));
}

export function lifts({ moves, view }: ShipItMoment): Candidate[] {
  const squaresAt = (square: unknown) => view.dominoes.find(({ squares }) => squares.includes(String(square)))?.squares;
  return moves.filter(({ type }) => type === 'lift').map((event) => ({ event, spaces: squaresAt(event.at) ?? [] }));
}

export function officialMoves({ moves }: ShipItMoment): Candidate[] {
  return moves.filter(({ type }) => type === 'official').map((event) => ({ event, spaces: [String(event.to)] }));
}

/** Where a load can go; turned up or not is decided apart. */
export function hauls(events: readonly Event[], load: string | null): Candidate[] {
  return events
    .filter((event) => event.type === 'haul' && event.load === load && !event.warehouse)
    .map((event) => ({ event, spaces: [String(event.to)] }));
}

export function mayTurnUp({ moves }: ShipItMoment, haul: Event): boolean {
  return moves.some(({ type, load, to, warehouse }) => {
    return type === 'haul' && load === haul.load && to === haul.to && warehouse === true;
  });
}

/** The loads that these events haul, in the order of their ids. */
export function loadsOf(events: readonly Event[]): string[] {
  const loads = new Set(events.filter(({ type }) => type === 'haul').map(({ load }) => String(load)));
  return [...loads].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

/** What could be hauled if the pip-stop were set to this. */
export function haulsAfter(game: Game<ShipItState>, { state, viewer }: ShipItMoment, value: number): Event[] {
  const judged = judge(game, state, { by: viewer, type: 'pipstop', value });
  if (isRefusal(judged)) return [];
  const after = game.clone(state);
  apply(game, after, judged);
  const out = new MoveList();
  game.moves(after, out);
  return out
    .toArray()
    .map((move) => game.write(after, move))
    .filter(({ type }) => type === 'haul');
}
