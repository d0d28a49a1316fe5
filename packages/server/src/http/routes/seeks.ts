import { loadRatingScale } from '@waybill/games';
import type { Plan, Seeker, WatchedTable } from '@waybill/protocol';
import type { StoredSummary } from '../../host/append.ts';
import type { StoredSeek } from '../../pairing/seek-store.ts';
import { NEWCOMER } from '../../ratings/formula.ts';
import { botRating } from '../../ratings/scale.ts';
import type { Listed } from '../../store/tables.ts';
import type { Context, Routes } from '../context.ts';
import { summariesOf } from './tables.ts';

const LONGEST_LIST = 100;
/** A match in which nothing has happened for so long is not on, as far as who watches can tell. */
const ASLEEP_MS = 15 * 60_000;

async function seekers({ names }: Context, seeks: readonly StoredSeek[], me: string | null): Promise<Seeker[]> {
  await names.learn(seeks.map(({ person }) => person));
  return seeks
    .filter(({ person }) => person !== me)
    .map(({ id, person, wish, rating, since }) => {
      const { game, clock } = JSON.parse(wish) as Pick<Plan, 'game' | 'clock'>;
      const named = names.who(person);
      return { id, name: named?.name ?? null, handle: named?.handle ?? null, game, clock, rating, since };
    });
}

/** The mean of who plays; a newcomer's where nothing is known. */
async function strengthOf({ ratings }: Context, { game, card }: Listed): Promise<number> {
  const { seats } = JSON.parse(card) as StoredSummary;
  const people = seats.flatMap(([person]) => person ?? []);
  const known = await ratings.ofAll(people, game);
  const scale = await loadRatingScale({ id: game });
  const all = seats.map(([person, bot]) => {
    if (person !== null) return (known.get(person) ?? NEWCOMER).rating;
    return scale && bot ? botRating(scale, bot).rating : NEWCOMER.rating;
  });
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** The matches on now that everybody may watch, the best first. */
async function watched(context: Context, me: string | null): Promise<WatchedTable[]> {
  const since = context.now() - ASLEEP_MS;
  const on = (await context.store.on(since, LONGEST_LIST)).filter(({ card }) => {
    const { seats } = JSON.parse(card) as StoredSummary;
    return seats.length > 1 && seats.some(([person]) => person !== null);
  });
  const summaries = await summariesOf(context, on, me);
  const strengths = await Promise.all(on.map((one) => strengthOf(context, one)));
  return summaries
    .map((summary, i) => ({ ...summary, rating: strengths[i] }))
    .toSorted((a, b) => b.rating - a.rating || b.changed - a.changed);
}

/** The next match: who looks for one, and which one is worth watching. */
export const seekRoutes: Routes = (app, context) => {
  app.get('/api/seeks', { schema: { tags: ['seeks'], summary: 'Who looks for a match' } }, async (request) => ({
    seeks: await seekers(context, await context.seeking.list(), request.identity?.person.id ?? null),
  }));

  const watch = { tags: ['seeks'], summary: 'Matches on now that are in the list, the strongest players first' };
  app.get('/api/watch', { schema: watch }, async (request) => ({
    tables: await watched(context, request.identity?.person.id ?? null),
  }));
};
