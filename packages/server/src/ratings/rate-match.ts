import type { LuckScale, RatingScale } from '@waybill/bots';
import type { Game, Level } from '@waybill/kernel';
import { fieldOf, type Rating, rate } from './formula.ts';
import type { MatchResult } from './result.ts';
import { botRating, lessLuck, nearestLevel, shareAt, shareBeaten } from './scale.ts';

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
    const own = luck !== null && !someLeft ? luck[seat] : null;
    if (seats.length === 1) return left ? null : rateAlone(best, scale, score, own, before);
    const others = seats.flatMap((_, other) => (other === seat ? [] : [ratingOf(other)]));
    const { plain, share, weight } = scale.luck[seats.length] ?? UNKNOWN;
    const without = own === null ? won : won - share * own;
    return rated(before, fieldOf(others), { result: won, luck: own, without }, own === null ? plain : weight);
  });
}

/**
 * Alone one is compared with the bot whose rating is nearest: with what it scores on dice of its own. Without luck the score is
 * what the decisions deserved, and counts by how often that beats the bot with the luck that such matches have.
 */
function rateAlone(
  best: Game['best'],
  scale: RatingScale,
  score: number | null,
  luck: number | null,
  before: Rating,
): RatedSeat | null {
  const against = nearestLevel(scale, before.rating);
  const scores = against && scale.scores?.[against];
  if (score === null || !against || !scores) return null;
  const { plain, share, weight } = scale.luck[against] ?? UNKNOWN;
  const result = shareBeaten(score, scores, best);
  const curve = scale.deserved?.[against];
  const isLucky = luck !== null && curve !== undefined;
  const without = isLucky ? shareAt(curve, lessLuck(score, luck, share, best)) : result;
  return { ...rated(before, botRating(scale, against), { result, luck, without }, isLucky ? weight : plain), against };
}

function rated(
  before: Rating,
  field: Rating,
  counted: Pick<RatedSeat, 'result' | 'luck' | 'without'>,
  weight: number,
): RatedSeat {
  return { ...counted, weight, field, before, after: rate(before, field, counted.without, weight) };
}
