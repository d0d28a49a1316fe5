import { route } from '../frame/router.tsx';
import { openGame } from '../games/open-game.ts';
import { whenIdle } from '../look/when-idle.ts';
import { startDefault } from '../match/store/start.ts';
import { MatchRoute } from './match-route.ts';

/** All that a table of this game needs, at once and not one after the other. */
function loadTable(game: string) {
  return Promise.all([openGame(game), import('./match-page.tsx'), MatchRoute.load()]);
}

/** For who is about to play, as it seems. */
export function preloadTable(game: string): void {
  void loadTable(game).catch(() => undefined);
}

let starting = 0;

/** Somebody waits for a table: nothing else is drawn meanwhile. */
export const isStarting = () => starting > 0;

/** A match with the defaults: its table is the next thing that is seen, with nothing in between. */
export async function startMatch(game: string, replace = false): Promise<void> {
  starting++;
  try {
    const [opened, { sitDownFirst }] = await loadTable(game);
    if (!opened) return;
    // The rules have come with the board: no match is made for a table that can't be had.
    const kept = await startDefault(game);
    sitDownFirst(opened, kept);
    route(`/match/${kept.id}`, replace);
  } finally {
    starting--;
  }
}

/** What the home page does of its own accord: when there is time, and never while somebody waits for a table. */
export function whenHomeIsIdle(run: () => void): () => void {
  return whenIdle(() => {
    if (!isStarting()) run();
  });
}
