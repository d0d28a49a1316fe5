import type { Level } from '@waybill/kernel';
import type { ThinkOptions } from './advice.ts';

export { LEVELS, type Level } from '@waybill/kernel';

/** How a level thinks: not at all, no further than its own turn, or by searching. */
export type Style =
  | { readonly kind: 'random' }
  | {
      readonly kind: 'look-ahead';
      readonly samples: number;
      /** How often the better half of the moves is looked at once more, each time twice as often as before. */
      readonly halvings?: number;
      /** How thick the fog is, as a share of all that its moves differ by. */
      readonly noise: number;
      /** At what the others do next, too. */
      readonly answers?: true;
    }
  | {
      readonly kind: 'search';
      readonly iterations: number;
      /** By the truth, in a game of which it is known. */
      readonly exact?: true;
    };

/** Each a clear step above the one before; a game may have steps of its own. */
const STYLES: Readonly<Record<Level, Style>> = {
  random: { kind: 'random' },
  easy: { kind: 'look-ahead', samples: 4, noise: 0.5 },
  medium: { kind: 'search', iterations: 100 },
  hard: { kind: 'search', iterations: 1200 },
  expert: { kind: 'search', iterations: 15_000 },
};

/** With a clock, the longest a level may search, on a slow or busy machine too. */
export const MILLISECONDS: Readonly<Record<Level, number>> = {
  random: 0,
  easy: 0,
  medium: 280,
  hard: 1900,
  expert: 9500,
};

/** The levels of a game that differ from the usual ones. */
export type Ladder = Readonly<Partial<Record<Level, Style>>>;

export function styleOf(level: Level, ladder: Ladder = {}): Style {
  return ladder[level] ?? STYLES[level];
}

/** How somebody thinks who is asked so. With a budget of its own, a level that searches in most games does so in all. */
export function mannerOf(
  ladder: Ladder | undefined,
  { level = 'expert', iterations, milliseconds }: Pick<ThinkOptions, 'level' | 'iterations' | 'milliseconds'>,
): Style {
  const isBudgeted = iterations !== undefined || milliseconds !== undefined;
  return isBudgeted && STYLES[level].kind === 'search' ? STYLES[level] : styleOf(level, ladder);
}
