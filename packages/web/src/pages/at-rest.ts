import { whenIdle } from '../look/idle.ts';
import { isStarting } from './play.ts';

/** What the home page does of its own accord: when there is time, and never while somebody waits for a table. */
export function atRest(run: () => void): () => void {
  return whenIdle(() => {
    if (!isStarting()) run();
  });
}
