import type { Level } from './levels.ts';

/** What was measured of how luck moves results. */
export interface LuckScale {
  /** How much of the luck is taken off: where the rest varies least. Alone it is taken off the score, else off the result. */
  readonly share: number;
  /**
   * How many matches, won or lost, tell as much as one plain result: of a game for one it is a share of a bot's matches, and
   * tells more.
   */
  readonly plain: number;
  /** … and as one result without luck. */
  readonly weight: number;
}

/** A share for every score from one to another, at even distances; in between it is a straight line. */
export interface ShareCurve {
  readonly from: number;
  readonly to: number;
  readonly shares: readonly number[];
}

/** What `npm run bench ratings` measured of a game. */
export interface RatingScale {
  /** Of a game for one, only levels that were played often enough. */
  readonly bots: { readonly [level in Level]?: number };
  /** By the number of seats; of a game for one, by the level that one is compared with. */
  readonly luck: { readonly [of: string]: LuckScale };
  /** Of a game for one: what each level scores, from the worst to the best, as many times likely each. */
  readonly scores?: { readonly [level in Level]?: readonly number[] };
  /** … and how often a score without its luck beats them, with the luck that such matches have. */
  readonly deserved?: { readonly [level in Level]?: ShareCurve };
}
