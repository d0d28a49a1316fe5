import { asUsual, canonical, type Level, usualValue } from '@waybill/kernel';
import { dayDealId, endOfDay } from '@waybill/protocol';
import type { PersonId } from '../log/entry.ts';
import type { TableState } from '../log/table.ts';

/** Why a match, or a seat of it, moves no rating. */
export type Unrated =
  | 'abandoned'
  | 'taken-back'
  | 'own-sheet'
  | 'other-options'
  | 'dice-known'
  | 'not-measured'
  | 'others-left';

export interface SeatResult {
  readonly person: PersonId | null;
  readonly bot: Level | null;
  /** Null where it did not come to the end. */
  readonly score: number | null;
  /** The share of the win. */
  readonly won: number;
  /** Resigned, out of time, or gone: whoever played on there, it was lost. */
  readonly left: boolean;
}

export interface MatchResult {
  readonly how: string;
  readonly seats: readonly SeatResult[];
  readonly unrated: Unrated | null;
}

/** How a match that is over counts. */
export function resultOf(table: TableState, ended: number): MatchResult | null {
  const { ending, seats } = table;
  if (!ending) return null;
  const { how, result, winners } = ending;
  const left = seats.map(({ person, bot, out }) => person !== null && (out || bot !== null));
  return {
    how,
    unrated: unratedOf(table, ended),
    seats: seats.map(({ person, bot }, seat) => ({
      person,
      bot: person === null ? bot : null,
      score: result?.scores[seat] ?? null,
      won: winners.includes(seat) && !left[seat] ? 1 / winners.length : 0,
      left: left[seat],
    })),
  };
}

function unratedOf({ ending, game, plan, seats, takenBack }: TableState, ended: number): Unrated | null {
  const usual = asUsual(game);
  if (ending?.how === 'abandoned') return 'abandoned';
  if (takenBack > 0) return 'taken-back';
  if (plan.sheet !== undefined && canonical(plan.sheet) !== canonical(usual.sheet ?? null)) return 'own-sheet';
  // Among several the options are the same for all; alone one is compared with bots that had the usual ones.
  const isUsual = game.options.every((spec) => (plan.options[spec.key] ?? spec.default) === usualValue(spec));
  if (seats.length === 1 && !isUsual) return 'other-options';
  return plan.provisional === true || (plan.deal !== undefined && !isOfDay(plan.deal, plan.game, ended))
    ? 'dice-known'
    : null;
}

/** Today's deal before the day is over: of any other deal somebody may have told the dice. */
function isOfDay(deal: string, game: string, ended: number): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(deal) ?? [];
  return day !== undefined && deal === dayDealId(day, game) && ended < endOfDay(day);
}
