import { findGame } from '@waybill/rules';
import { type News, Pool, serve } from '../crew/index.ts';

export interface Ways {
  readonly now?: () => number;
  readonly breathe?: () => Promise<void>;
  /** News on their way to the host, which may come in any order. */
  readonly carry?: (news: News) => Promise<void>;
}

/** A crew without threads: everybody's work is done here, and told as a thread would tell it. */
export function crewOf(
  size: number,
  { now = () => 0, breathe = async () => {}, carry = async () => {} }: Ways = {},
): Pool {
  return new Pool(size, (hear) => {
    const open = async (id: string) => findGame(id) ?? Promise.reject(new Error(`there is no ${id}`));
    const tell = (news: News) => void carry(news).then(() => hear(news));
    return { post: serve({ open, now, breathe, tell }), end: () => {} };
  });
}
