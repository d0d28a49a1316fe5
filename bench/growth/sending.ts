import type { Chart, Line } from '../lib/plot.ts';
import type { LongTable, Sent } from './long-table.ts';

const PARTS = 10;

/** The mean over each tenth of the match. */
function smooth(name: string, sent: readonly Sent[]): Line {
  const most = Math.max(...sent.map(([events]) => events));
  const points = Array.from({ length: PARTS }, (_, part) => {
    const inside = sent.filter(([events]) => Math.ceil((events / most) * PARTS) === part + 1);
    const bytes = inside.reduce((sum, [, one]) => sum + one, 0) / Math.max(1, inside.length);
    return [Math.round((most * (part + 1)) / PARTS), bytes] as const;
  });
  return { name, points };
}

/** What one follower is sent for one move. */
export function bySending({ full, lean }: LongTable): Chart {
  const lines = [smooth('with the view', full), smooth('lean', lean)];
  return { title: 'Bytes to each follower a move, by the length of the match', x: 'events', y: 'bytes', lines };
}
