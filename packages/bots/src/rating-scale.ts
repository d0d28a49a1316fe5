import type { Level } from './levels.ts';

/** What was measured of how luck moves results. */
export interface LuckScale {
  /** How much of the luck is taken off a result: where the rest varies least. */
  readonly share: number;
  /**
   * How many matches, won or lost, tell as much as one plain result: of a game for one it is a share of a bot's matches, and
   * tells more.
   */
  readonly plain: number;
  /** … and as one result without luck; rounded down. */
  readonly weight: number;
}

/** What `npm run bench ratings` measured of a game. */
export interface RatingScale {
  /** Of a game for one, only levels that were played often enough. */
  readonly bots: { readonly [level in Level]?: number };
  /** By the number of seats; of a game for one, by the level that one is compared with. */
  readonly luck: { readonly [of: string]: LuckScale };
  /** Of a game for one: what each level scores, from the worst to the best, as many times likely each. */
  readonly scores?: { readonly [level in Level]?: readonly number[] };
}
