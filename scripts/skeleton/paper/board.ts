import type { Play } from '@waybill/kernel';
import { rows } from '@waybill/print/area';
import { range, track } from '@waybill/print/parts/track';
import type { Drawing } from '@waybill/print/prints';
import { SLIPS, type SlipsView } from '../rules/index.ts';

/** Both vans, their load standing out. */
export function board({ game, state }: Play): Drawing {
  const { floor, loads } = game.view(state, 'watcher') as unknown as SlipsView;
  /** A van at its highest limit takes one more die. */
  const most = floor + SLIPS + 6;
  return {
    ratio: 0.14,
    draw: (pen, { inks }, area) =>
      rows(area, loads.length, 3).forEach((van, seat) =>
        track(pen, inks, van, range(1, most).map(String), {
          columns: most,
          strong: (i) => i < loads[seat],
        }),
      ),
  };
}
