import { games } from '@waybill/games';
import { replay, setupOf } from '@waybill/kernel';
import { cost } from '../lib/cost.ts';
import type { Chart, Line } from '../lib/plot.ts';
import { longMatch } from './matches.ts';
import type { Pace } from './pace.ts';

const POINTS = 8;

/** Playing a match file again, every event judged, by its length. */
export function byLength(pace: Pace): Chart {
  const lines: Line[] = games.map((game) => {
    const match = longMatch(game);
    const setup = setupOf(game, match);
    const again = (events: number) => () => {
      const { refused } = replay(game, setup, match, events);
      if (refused) throw new Error(`${game.id} refuses its own match: ${refused.refusal.clause}`);
    };
    cost(again(match.events.length), pace);
    const points = Array.from({ length: POINTS }, (_, i) => {
      const events = Math.round((match.events.length * (i + 1)) / POINTS);
      return [events, cost(again(events), pace) * 1e3] as const;
    });
    return { name: game.title, points };
  });
  return { title: 'Replaying a match, by its length', x: 'events', y: 'milliseconds of CPU', lines };
}
