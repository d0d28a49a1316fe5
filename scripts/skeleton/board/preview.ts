import type { Moment, Preview } from '@waybill/web/games/board.ts';
import { type Events, limit, type SlipsView, type State } from '../rules/index.ts';
import { t } from './words.ts';

export function preview({ state, viewer }: Moment<State, SlipsView, Events>, event: Events): Preview {
  if (event.type !== 'load') return { parts: [], total: null, notes: [t('note.closed')] };
  const seat = event.by;
  const load = state.loads[seat] + event.die;
  return {
    parts: [{ label: t('part.die'), amount: `+${event.die}` }],
    total: t('total', { load }),
    notes: viewer === seat && load > limit(state, seat) ? [t('note.over')] : [],
  };
}
