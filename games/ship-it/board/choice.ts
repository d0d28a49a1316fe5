import { canonical } from '@waybill/kernel';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { SeenEvents } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { boxAround, boxOf, centreOf, type Layout, middleOf, tickOf } from './geometry.ts';
import {
  builds,
  hauls,
  haulsAfter,
  lifts,
  loadsOf,
  mayTurnUp,
  officialMoves,
  type ShipItMoment,
  type Tab,
  usualTab,
} from './modes.ts';
import { type Aim, type Candidate, candidateAt, facingOf, turned } from './picking.ts';
import { isHub, prospectOf } from './prospects.ts';

const NOWHERE = '';

/** What has been chosen so far of a move that is put together in steps. */
export interface Choice {
  readonly tab: Tab;
  /** Which of the links in hand. */
  readonly link: number;
  readonly load: string | null;
  readonly warehouse: boolean;
  readonly aim: Aim;
  /** The mark was moved by keys. */
  readonly held: boolean;
}

export type Choose = (part: Partial<Choice>) => void;

/** Begins anew with every moment; only the way a domino is held is kept. Goes along with a move looked at elsewhere, such as a hint. */
export function useChoice({ moment, preview, onPreview }: Props): [Choice, Choose] {
  const [made, setMade] = useState<Partial<Choice> & { readonly index: number }>({ index: moment.index });
  const facing = made.aim?.facing ?? 0;
  const stale = made.index !== moment.index;
  // Before anybody can choose anew.
  useLayoutEffect(() => {
    if (stale) setMade({ index: moment.index, aim: { space: NOWHERE, facing } });
  }, [stale]);
  const choice = { ...usualChoice(moment), ...(stale ? { aim: { space: NOWHERE, facing } } : made) };
  useLayoutEffect(() => {
    if (preview && !isAimedAt(moment, choice, preview)) choose({ aim: choice.aim, ...partsOf(moment, preview) });
  }, [preview]);
  const choose: Choose = (part) => {
    if (!('aim' in part)) onPreview(null);
    setMade({ held: false, ...(stale ? {} : made), ...part, index: moment.index });
  };
  return [choice, choose];
}

function isAimedAt(moment: ShipItMoment, choice: Choice, event: SeenEvents): boolean {
  const aimed = candidateAt(candidatesOf(moment, choice), choice.aim);
  return aimed !== null && canonical(eventOf(moment, aimed, choice)) === canonical(event);
}

/** What has to be chosen for a move to be the one pointed at. */
function partsOf({ view }: ShipItMoment, event: SeenEvents): Partial<Choice> {
  const at = (space: string) => ({ space, facing: 0 });
  switch (event.type) {
    case 'link':
      return { tab: 'links' };
    case 'lift':
      return { tab: 'links', aim: at(event.at) };
    case 'build': {
      const link = view.links.findIndex((held) => String(held) === String(event.domino));
      return { tab: 'links', link, aim: { space: event.squares[0], facing: facingOf(event.squares) } };
    }
    case 'official':
      return { tab: 'officials', aim: at(event.to) };
    case 'pipstop':
      return { tab: 'freight' };
    case 'haul':
      return { tab: 'freight', load: event.load, warehouse: event.warehouse === true, aim: at(event.to) };
    default:
      return {};
  }
}

function usualChoice(moment: ShipItMoment): Choice {
  const loads = loadsOf(moment.moves);
  return {
    tab: usualTab(moment),
    link: 0,
    load: loads.find((load) => goesToHub(moment, load)) ?? loads[0] ?? null,
    warehouse: false,
    aim: { space: NOWHERE, facing: 0 },
    held: false,
  };
}

const goesToHub = (moment: ShipItMoment, load: string): boolean =>
  hauls(moment.moves, load).some(({ event }) => isHub(moment, event.to));

/** Every move that pointing at the table can make now. */
export function candidatesOf(moment: ShipItMoment, { tab, link, load }: Choice): Candidate[] {
  const { links } = moment.view;
  if (tab === 'links')
    return links.length > 0 ? builds(moment, links[Math.min(link, links.length - 1)]) : lifts(moment);
  return tab === 'officials' ? officialMoves(moment) : hauls(moment.moves, load);
}

/** The move pointed at; or one to begin with: what a lesson speaks about, what ships, or what is near. */
export function currentOf(
  moment: ShipItMoment,
  candidates: readonly Candidate[],
  aim: Aim,
  lit: readonly string[],
  layout: Layout,
): Candidate | null {
  if (candidates.length === 0) return null;
  return (
    candidateAt(candidates, aim) ??
    candidates.find(({ spaces }) => spaces.every((space) => lit.includes(space))) ??
    likeliest(moment, candidates) ??
    nearest(moment, candidates, layout)
  );
}

function likeliest(moment: ShipItMoment, candidates: readonly Candidate[]): Candidate | null {
  const chance = ({ event }: Candidate) => (event.type === 'haul' ? (prospectOf(moment, event)?.chance ?? 0) : 0);
  const best = candidates.reduce((a, b) => (chance(b) > chance(a) ? b : a));
  if (chance(best) > 0) return best;
  return candidates.find(({ event }) => event.type === 'haul' && isHub(moment, event.to)) ?? null;
}

/** Dominoes near the tick of the suit's hub, anything else near its official. */
function nearest({ view }: ShipItMoment, candidates: readonly Candidate[], layout: Layout): Candidate {
  const suit = view.turn || 'S';
  const hub = candidates[0].event.type === 'build' ? view.hubs[suit] : null;
  const from = hub ? tickOf(layout, view, hub) : centreOf(layout, view.officials[suit]);
  const far = ({ spaces }: Candidate) => {
    const { x, y } = middleOf(boxAround(spaces.map((space) => boxOf(layout, space))));
    return Math.hypot(x - from.x, y - from.y);
  };
  return candidates.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** The domino turned on where it lies, and the move that makes. */
export function turnOn(props: Props, choice: Choice, layout: Layout): { aim: Aim; event: SeenEvents } | null {
  const candidates = candidatesOf(props.moment, choice);
  const current = currentOf(props.moment, candidates, choice.aim, props.lit, layout);
  if (!current) return null;
  const space = current.spaces.includes(choice.aim.space) ? choice.aim.space : current.spaces[0];
  const aim = turned(candidates, { space, facing: facingOf(current.spaces) });
  return { aim, event: candidateAt(candidates, aim)?.event ?? current.event };
}

/** The event of the move pointed at, turned up where that was chosen and may be. */
export function eventOf(moment: ShipItMoment, { event }: Candidate, { warehouse }: Choice): SeenEvents {
  return warehouse && event.type === 'haul' && mayTurnUp(moment, event) ? { ...event, warehouse: true } : event;
}

/** The loads somebody may think about hauling: those that can be, or could be after the highest pip-stop that leaves a point. */
export function loadsNow({ game, moment }: Props): string[] {
  const { pipstop, points } = moment.view;
  if (moment.moves.length === 0) return [];
  if (pipstop !== null) return loadsOf(moment.moves);
  return points === 0 ? [] : loadsOf(haulsAfter(game, moment, Math.min(6, points - 1)));
}
