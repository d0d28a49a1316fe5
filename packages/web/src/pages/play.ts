import { openGame } from '../boards/open.ts';
import { route } from '../look/router.tsx';
import { startDefault } from '../store/start.ts';
import { TableRoute } from './table-route.ts';

/** All that a table of this game needs, at once and not one after the other. */
function bring(game: string) {
  return Promise.all([openGame(game), import('./table-page.tsx'), TableRoute.bring()]);
}

/** For who is about to play, as it seems. */
export function bringTable(game: string): void {
  void bring(game).catch(() => undefined);
}

let starting = 0;

/** Somebody waits for a table: nothing else is drawn meanwhile. */
export const isStarting = () => starting > 0;

/** A match with the defaults: its table is the next thing that is seen, with nothing in between. */
export async function play(game: string, replace = false): Promise<void> {
  starting++;
  try {
    const [opened, { sitDownFirst }] = await bring(game);
    if (!opened) return;
    // The rules have come with the board: no match is made for a table that can't be had.
    const kept = await startDefault(game);
    sitDownFirst(opened, kept);
    route(`/match/${kept.id}`, replace);
  } finally {
    starting--;
  }
}
