import type { LuckScale, RatingScale } from '@waybill/bots';
import type { Game, Level } from '@waybill/kernel';
import { fieldOf, type Rating, rate } from './formula.ts';
import type { MatchResult } from './result.ts';
import { botRating, nearestLevel, shareBeaten } from './scale.ts';

/** What a match did to the rating of one seat. */
export interface RatedSeat {
  /** 1 for a win, 0 for none; of a game for one, the share of a bot's matches that it beats. */
  readonly result: number;
  /** What chance brought, in the unit of the game's values; null where it was not looked at. */
  readonly luck: number | null;
  /** The result with luck taken out. */
  readonly without: number;
  readonly weight: number;
  readonly field: Rating;
  /** Whom somebody alone is compared with. */
  readonly against?: Level;
  readonly before: Rating;
  readonly after: Rating;
}

/** A seat's rating before a match, whoever sits there. */
type RatingOf = (seat: number) => Rating;

const UNKNOWN: LuckScale = { share: 0, plain: 1, weight: 1 };

/**
 * What a match does to everybody's ratings; null for a bot, whose rating stays, and for whoever met a stand-in instead of
 * somebody who had left.
 */
export function rateMatch(
  { best }: Pick<Game, 'best'>,
  scale: RatingScale,
  { seats }: MatchResult,
  luck: readonly number[] | null,
  ratingOf: RatingOf,
): (RatedSeat | null)[] {
  const someLeft = seats.some(({ left }) => left);
  return seats.map(({ person, left, score, won }, seat) => {
    if (person === null || (someLeft && !left && seats.length > 2)) return null;
    const before = ratingOf(seat);
    const whole = luck !== null && !someLeft ? luck : null;
    if (seats.length === 1) return left ? null : rateAlone(best, scale, score, whole, before);
    const others = seats.flatMap((_, other) => (other === seat ? [] : [ratingOf(other)]));
    return rated(before, fieldOf(others), won, whole?.[seat] ?? null, scale.luck[seats.length]);
  });
}

/** Alone one is compared with the bot whose rating is nearest: with what it scores on dice of its own. */
function rateAlone(
  best: Game['best'],
  scale: RatingScale,
  score: number | null,
  luck: readonly number[] | null,
  before: Rating,
): RatedSeat | null {
  const against = nearestLevel(scale, before.rating);
  const scores = against && scale.scores?.[against];
  if (score === null || !against || !scores) return null;
  const result = shareBeaten(score, scores, best);
  return { ...rated(before, botRating(scale, against), result, luck?.[0] ?? null, scale.luck[against]), against };
}

function rated(before: Rating, field: Rating, result: number, luck: number | null, scale = UNKNOWN): RatedSeat {
  const without = luck === null ? result : result - scale.share * luck;
  const weight = luck === null ? scale.plain : scale.weight;
  return { result, luck, without, weight, field, before, after: rate(before, field, without, weight) };
}
