import type { DealNews } from '@waybill/protocol';
import { person, served } from '../frame/server.ts';
import { findEntry } from '../games/registry.ts';
import { notify } from '../look/notice.ts';
import type { Kept } from '../match/store/matches.ts';
import { today } from '../match/store/start.ts';
import { dealsOfToday, isUnsent, sendMatch } from './requests.ts';
import { t } from './words.ts';

/** What there is to say of a game's deal, and where it leads whoever has begun it. */
export interface DealLine {
  readonly words: string;
  readonly yours: boolean;
  readonly href: string | null;
}

export type DealLines = { readonly [game: string]: DealLine | undefined };

/** For each game what the server knows of its deal; what was played without it is sent along. */
export async function bringNews(kept: readonly Kept[]): Promise<DealLines> {
  if (!served.value) return linesHere(kept);
  if (person.value) await sendUnsent(kept);
  const deals = await dealsOfToday();
  return Object.fromEntries(await Promise.all(deals.map(async (deal) => [deal.game, await lineOf(deal)])));
}

/** What this device knows by itself. */
function linesHere(kept: readonly Kept[]): DealLines {
  const own = kept.filter(({ daily }) => daily === today());
  return Object.fromEntries(
    own.map(({ id, match, next }) => [
      match.game,
      { words: t(next === 'over' ? 'here.over' : 'here.begun'), yours: true, href: `/match/${id}` },
    ]),
  );
}

async function lineOf({ id, game, mine, played }: DealNews): Promise<DealLine> {
  if (!mine) return { words: t('news.played', { played }), yours: false, href: null };
  if (!mine.over) return { words: t('news.begun'), yours: true, href: `/table/${mine.table}` };
  const board = mine.score === null ? undefined : await findEntry(game)?.board();
  const own = board ? t('news.mine', { score: board.score(mine.score ?? 0) }) : t('news.done');
  return { words: `${own} · ${t('news.played', { played })}`, yours: true, href: `/deal/${id}` };
}

async function sendUnsent(kept: readonly Kept[]): Promise<void> {
  for (const one of kept.filter(isUnsent)) {
    // What the server refuses, such as for coming too late, stays on this device as it is.
    const sent = await sendMatch(one).then(
      () => true,
      () => false,
    );
    if (sent) notify(t('sent.one'));
  }
}
