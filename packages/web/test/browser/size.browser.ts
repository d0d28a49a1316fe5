import { describe, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import type { Size } from './driver.ts';
import { firstVisit } from './first-visit.ts';

/** Gzipped; everything there is, whichever game is chosen on whichever screen. */
const BUDGET = 80_000;

const VISITS = entries.flatMap(({ id }) => (['phone', 'desktop'] as const).map((size): [string, Size] => [id, size]));

describe.concurrent('a first visit', () => {
  it.each(VISITS)(
    'that comes to play %s on a %s stays within the budget, and a second click of a mouse plays',
    async (game, size) => {
      const { bytes, files } = await firstVisit(game, size);
      console.log(`${game.padEnd(20)} ${size.padEnd(8)} ${(bytes / 1000).toFixed(1)} kB in ${files} files`);
      expect(bytes).toBeLessThanOrEqual(BUDGET);
    },
  );
});
