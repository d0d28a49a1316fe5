import type { Facts } from '@waybill/kernel';
import type { Preview } from '@waybill/web/games/board.ts';
import { officialCosts, type SeenEvents } from '../rules/index.ts';
import { joinedBy } from './joins.ts';
import { type Haul, haulsAfter, type ShipIt, type ShipItMoment } from './modes.ts';
import { isHub, outlookOf, percent, prospectOf } from './prospects.ts';
import { t } from './words.ts';

/** What a move costs in points. */
export function costOf({ state }: ShipItMoment, event: SeenEvents): number {
  switch (event.type) {
    case 'link':
    case 'lift':
    case 'haul':
      return 1;
    case 'pipstop':
      return event.value;
    case 'official':
      return officialCosts(state).get(event.to) ?? 0;
    default:
      return 0;
  }
}

export function preview(moment: ShipItMoment, event: SeenEvents, game: ShipIt): Preview {
  const cost = costOf(moment, event);
  const left = cost > 0 && event.type !== 'pipstop' ? [t('note.left', { points: moment.view.points - cost })] : [];
  return { parts: [], total: null, notes: [...left, ...notesOf(moment, event, game)] };
}

function notesOf(moment: ShipItMoment, event: SeenEvents, game: ShipIt): string[] {
  const { phase, points, pool } = moment.view;
  switch (event.type) {
    case 'link':
      return [t('note.link')];
    case 'lift':
      return [t('note.lift')];
    case 'build':
      return [
        ...joinNotes(moment, event.squares),
        ...(phase === 'links' && points > 0 && pool > 0 ? [t('note.links-over')] : []),
      ];
    case 'official':
      return officialNotes(moment, event, game);
    case 'pipstop':
      return [
        t('note.freight-only', { points: points - event.value }),
        t('note.stop-hubs', { loads: outlookOf(moment, haulsAfter(game, moment, event.value)).loads }),
      ];
    case 'haul':
      return haulNotes(moment, event);
    case 'chip':
      return [t('note.chip')];
    default:
      return points > 0 ? [t('note.unused', { points })] : [];
  }
}

function joinNotes({ view }: ShipItMoment, squares: readonly string[]): string[] {
  const spaces = joinedBy(view, squares);
  return spaces.length > 1 ? [t('note.joins', { spaces })] : [];
}

function officialNotes({ state, view }: ShipItMoment, event: SeenEvents, game: ShipIt): string[] {
  const { facts } = game.say(state, event);
  const late = view.phase === 'links' ? [t('note.links-over')] : [];
  return facts.ships ? [t('note.ships', facts), ...late] : late;
}

function haulNotes(moment: ShipItMoment, event: Haul): string[] {
  const may = prospectOf(moment, event);
  const up = event.warehouse === true;
  if (!isHub(moment, event.to)) return up ? [t('note.up')] : [];
  if (!may) return [t('note.hub')];
  const facts: Facts = { ...may.pays, rank: may.rank, percent: percent(may.chance) };
  return may.chance === 1 && moment.view.freight[event.load].rank !== null
    ? [t('note.ships', facts)]
    : [t('note.may-ship', facts), t('note.up')];
}
