import type { Game } from '@waybill/kernel';
import type { Advice } from '../advice.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { exactly } from '../players/exactly.ts';
import { conclude } from '../players/searching.ts';
import { merge } from './merge.ts';
import type { Part } from './parts.ts';
import { type Seen, seatedAt } from './search-task.ts';
import { type Share, shared } from './share.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Searches in all threads at once. What comes of it depends on the parts alone, not on who was ready first. */
export async function thinkTogether<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  seen: Seen,
  parts: readonly Part[],
  pool: WorkerPool,
  share: Share,
): Promise<Advice> {
  const table = seatedAt(game, knowledge, seen, parts[0].seed);
  const exact = exactly(table);
  if (exact) return exact;
  const shares = shared(parts.length, share);
  const searches = parts.map((part, i) => pool.search({ kind: 'search', ...seen, part }, shares[i]));
  return conclude(table, merge(await Promise.all(searches)));
}
