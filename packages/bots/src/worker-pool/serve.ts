import type { Game, Setup } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { doSearch } from './search-task.ts';
import { doWeigh } from './weigh-task.ts';
import type { News, Order, Task } from './worker-pool.ts';

/** What a thread needs of wherever it runs. */
export interface Place {
  readonly open: (game: string) => Promise<Game>;
  readonly knowledge: (game: Game, setup: Setup) => Promise<Knowledge>;
  readonly tell: (news: News) => void;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets orders come in, and rests where it must. */
  readonly breathe: () => Promise<void>;
}

const TELL_EVERY = 100;
const BREATHE_EVERY = 8;

/** A thread's own side: takes its orders, one task at a time. */
export function serve(place: Place): (order: Order) => void {
  let enough = false;
  const work = async (task: Task) => {
    const game = await place.open(task.game);
    const knowledge = await place.knowledge(game, task.setup);
    const working =
      task.kind === 'search' ? doSearch(game, knowledge, task, place.now) : doWeigh(game, knowledge, task);
    let [told, breathed] = [place.now(), place.now()];
    for (;;) {
      const step = working.next(enough);
      if (step.done) return place.tell({ result: step.value });
      const now = place.now();
      if (now - breathed < BREATHE_EVERY) continue;
      if (now - told >= TELL_EVERY) {
        told = now;
        place.tell({ share: step.value });
      }
      await place.breathe();
      breathed = place.now();
    }
  };
  return (order) => {
    enough = order.kind === 'enough';
    if (order.kind === 'enough') return;
    work(order).catch((error: unknown) => place.tell({ trouble: String(error) }));
  };
}
