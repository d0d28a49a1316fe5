export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How a level thinks: not at all, no further than its own turn, or by searching. */
export type Style =
  | { readonly kind: 'random' }
  | { readonly kind: 'look-ahead'; readonly samples: number; readonly noise: number }
  | {
      readonly kind: 'search';
      /** What its count of iterations is made from: milliseconds of one idle core. */
      readonly effort: number;
      /** However slow the game. */
      readonly atLeast: number;
      /** With a clock, the longest it may take, on a slow or busy machine too. */
      readonly milliseconds: number;
    };

export const STYLES: Readonly<Record<Level, Style>> = {
  random: { kind: 'random' },
  easy: { kind: 'look-ahead', samples: 4, noise: 0.5 },
  medium: { kind: 'search', effort: 6, atLeast: 600, milliseconds: 280 },
  hard: { kind: 'search', effort: 150, atLeast: 6000, milliseconds: 1900 },
  expert: { kind: 'search', effort: 4000, atLeast: 36_000, milliseconds: 9500 },
};

/** How many iterations a level is used to, in a game of this pace; none if it doesn't search. */
export function iterationsOf(level: Level, pace: number): number | undefined {
  const style = STYLES[level];
  return style.kind === 'search' ? Math.max(style.atLeast, Math.ceil(style.effort * pace)) : undefined;
}
