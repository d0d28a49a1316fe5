import glicko2 from 'glicko2-lite';

/** How strong somebody is thought to be at a game, on the scale of Glicko-2. */
export interface Rating {
  readonly rating: number;
  /** One standard deviation of what is not known about it. */
  readonly deviation: number;
  /** How much it is expected to move from match to match. */
  readonly volatility: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.03 };
/** Above this deviation a rating is provisional. */
export const PROVISIONAL = 110;
/** How fast volatility itself may change (Glickman recommends 0.3 to 1.2). */
const TAU = 0.5;
/** One unit of Glicko-2's inner scale. */
const UNIT = 173.7178;

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>) => deviation > PROVISIONAL;

/**
 * All the others of a match as one opponent. By Luce's choice axiom a seat wins with its strength's share of all strengths, so
 * the others are as strong as the sum of theirs; of two it is the other one.
 */
export function fieldOf(others: readonly Rating[]): Rating {
  const top = Math.max(...others.map(({ rating }) => rating));
  const strengths = others.map(({ rating }) => Math.exp((rating - top) / UNIT));
  const sum = strengths.reduce((all, one) => all + one, 0);
  const variance = others.reduce((all, { deviation }, i) => all + ((strengths[i] / sum) * deviation) ** 2, 0);
  return { rating: top + UNIT * Math.log(sum), deviation: Math.sqrt(variance), volatility: 0 };
}

/** The share of the win to expect against a field. */
export function expected(own: Rating, field: Rating): number {
  const g = 1 / Math.sqrt(1 + (3 * (field.deviation / UNIT) ** 2) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-g * (own.rating - field.rating)) / UNIT));
}

/**
 * One match more. `result` is 1 for a win and 0 for none; without luck it may be any number, right on average. `weight` plain
 * results, whole, would tell as much.
 */
export function rate(own: Rating, field: Rating, result: number, weight: number): Rating {
  const games = Array.from({ length: weight }, (): [number, number, number] => [field.rating, field.deviation, result]);
  const { rating, rd, vol } = glicko2(own.rating, own.deviation, own.volatility, games, { tau: TAU });
  return { rating, deviation: Math.min(rd, NEWCOMER.deviation), volatility: vol };
}
