import { playOf } from '@waybill/kernel';
import type { Sample } from '@waybill/web/games/board.ts';
import { type Events, game } from '../rules/index.ts';

/** Each phase of a turn; how matches end comes from the recorded ones. */
export async function samples(): Promise<readonly Sample[]> {
  const load: Events = { by: 0, type: 'load', die: 6 };
  const seats = ['Ann', 'Ben'];
  const { events } = playOf(
    game,
    { seats },
    { by: 'chance', type: 'slips', slips: [4, 2] },
    { by: 'chance', type: 'roll', dice: [6, 2] },
    load,
    { by: 'chance', type: 'roll', dice: [5, 5] },
  );
  const match = { waybill: 1 as const, game: game.id, options: {}, seats, events };
  return [
    { title: 'before the slips', match, at: 0 },
    { title: 'a die looked at', match, at: 2, preview: load },
    { title: 'two dice alike', match, at: 4 },
  ];
}
