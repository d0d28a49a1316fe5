import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@waybill/games';
import type { Chart } from '../lib/plot.ts';
import type { Pace } from './pace.ts';

/** Something that grows in one game alone: `games/GAME/bench/growth.ts` exports it as `growth`. */
interface OwnGrowth {
  /** Of its picture, `growth-NAME.svg`. */
  readonly name: string;
  readonly what: string;
  readonly measure: (pace: Pace) => Chart;
}

export async function ownGrowths(): Promise<OwnGrowth[]> {
  const files = games.map(({ id }) => new URL(`../../games/${id}/bench/growth.ts`, import.meta.url));
  const found = files.filter((file) => existsSync(fileURLToPath(file)));
  return Promise.all(found.map(async ({ href }) => ((await import(href)) as { growth: OwnGrowth }).growth));
}
