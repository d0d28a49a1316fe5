import { apply, canonical, isRefusal, judge, Play, Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { everyGame } from './folders.ts';
import { randomMatch } from './random-match.ts';
import { variants } from './variants.ts';

test.each(everyGame)(
  '%s: what is open stays open, and everybody sees everything and works out what comes next',
  (id, game) => {
    for (const [i, setup] of variants(game).entries()) {
      const rng = new Sfc32(`open ${id} ${i}`);
      const { events } = randomMatch(game, setup, rng);
      const play = new Play(game, setup);
      const viewers = [...setup.seats.keys(), 'watcher' as const];
      for (const [index, event] of events.entries()) {
        const before = game.open?.(play.state) ? game.clone(play.state) : null;
        expect(play.accept(event)).toBeNull();
        const now = play.state;
        if (before) expect(game.open?.(now)).toBe(true);
        if (!game.open?.(now) || index % 5 > 0) continue;
        for (const viewer of viewers) {
          const view = canonical(game.view(now, viewer));
          expect(view).toBe(canonical(game.state(now)));
          expect(play.eventsFor(viewer)[index]).toEqual(event);
          if (!before) continue;
          const imagined = game.imagine(setup, game.view(before, viewer), viewer, rng);
          const judged = judge(game, imagined, event);
          if (isRefusal(judged)) throw new Error(`${judged.clause} refuses ${JSON.stringify(event)}`);
          apply(game, imagined, judged);
          expect(canonical(game.view(imagined, viewer))).toBe(view);
        }
      }
    }
  },
);
