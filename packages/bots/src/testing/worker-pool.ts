import { findGame, loadKnowledge } from '@waybill/games';
import { type News, serve, WorkerPool } from '../worker-pool/index.ts';

export interface Ways {
  readonly now?: () => number;
  readonly breathe?: () => Promise<void>;
  /** News on their way to the host, which may come in any order. */
  readonly carry?: (news: News) => Promise<void>;
}

/** A pool without threads: everybody's work is done here, and told as a thread would tell it. */
export function poolOf(
  size: number,
  { now = () => 0, breathe = async () => {}, carry = async () => {} }: Ways = {},
): WorkerPool {
  return new WorkerPool(size, (hear) => {
    const open = async (id: string) => findGame(id) ?? Promise.reject(new Error(`there is no ${id}`));
    const tell = (news: News) => void carry(news).then(() => hear(news));
    return { post: serve({ open, knowledge: loadKnowledge, now, breathe, tell }), end: () => {} };
  });
}
