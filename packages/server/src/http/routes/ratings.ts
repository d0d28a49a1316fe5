import { createHmac } from 'node:crypto';
import { findGame, loadRatingScale } from '@waybill/games';
import {
  type BestPlayers,
  beginOfDay,
  dayOf,
  type Profile,
  type PublicResult,
  type ShownRating,
} from '@waybill/protocol';
import type { FastifyRequest } from 'fastify';
import type { PersonId } from '../../log/entry.ts';
import { isProvisional, PROVISIONAL } from '../../ratings/formula.ts';
import type { GameRating, StoredResult } from '../../ratings/rating-store.ts';
import { type Context, ownerOf, personOf, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { gameSchema, handleSchema, profileSchema, resultsSchema } from '../schemas.ts';
import { lastMatches, pastMatch } from './matches.ts';

const LONGEST_LIST = 100;
const RESULTS_AT_ONCE = 500;

const shownRating = ({ game, rating, deviation, matches }: GameRating): ShownRating => ({
  game,
  rating,
  deviation,
  matches,
  provisional: isProvisional({ deviation }),
});

function gameIn(request: FastifyRequest): string {
  const { game } = request.params as { game: string };
  if (!findGame(game)) throw new Problem(404, 'not-found');
  return game;
}

/** The same for the same person, and nobody can tell who it is. */
const pseudonym = (secret: string, person: PersonId) =>
  createHmac('sha256', secret).update(`rating\n${person}`).digest('base64url').slice(0, 12);

/** Everything the formula needs, and nobody's name but of those who show themselves. */
async function publicResults(
  { people, secret }: Context,
  results: readonly (StoredResult & { readonly number: number })[],
): Promise<PublicResult[]> {
  const shown = await people.shownOf(results.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
  return results.map(({ number, ended, seats }) => ({
    number,
    ended,
    seats: seats.map(({ person, bot, score, won, rated }) => ({
      player: person === null ? null : pseudonym(secret, person),
      handle: (person && shown.get(person)?.handle) ?? null,
      bot,
      score,
      won,
      rated,
    })),
  }));
}

/** Today's deal is still being played: what others made of it is told tomorrow. */
const beginOfToday = ({ now }: Context) => beginOfDay(dayOf(now()));

/** Of whoever shows themselves; of the others there is nothing to be seen, not even that they exist. */
async function profileOf(context: Context, handle: string): Promise<Profile> {
  const { people, ratings } = context;
  const id = await people.byHandle(handle);
  const person = id === null ? undefined : (await people.shownOf([id])).get(id);
  if (id === null || !person) throw new Problem(404, 'not-found');
  const { results } = await lastMatches(context, {}, id, beginOfToday(context));
  const shown = await people.shownOf(results.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? [])));
  return {
    name: person.name,
    handle,
    ratings: (await ratings.of(id)).map(shownRating),
    matches: results.map((one) => ({
      ...pastMatch(one, id, (other) => shown.get(other) ?? null),
      // Who has a table's id may look: one that was not in the list stays among those who had the link.
      table: one.listed ? one.table : null,
    })),
  };
}

/** Ratings, who shows them, and all that they come from. */
export const ratingRoutes: Routes = (app, context) => {
  const { people, ratings } = context;

  app.get('/api/me/ratings', { schema: { tags: ['ratings'], summary: 'Your ratings' } }, async (request) => ({
    ratings: (await ratings.of(personOf(request).id)).map(shownRating),
  }));

  app.get('/api/me/profile', { schema: { tags: ['ratings'], summary: 'Whether others see you' } }, async (request) => ({
    shown: await people.isShown(personOf(request).id),
    handle: personOf(request).handle,
  }));

  const show = { tags: ['ratings'], summary: 'Show yourself to everybody, or no longer', body: profileSchema };
  app.put('/api/me/profile', { schema: show }, async (request) => {
    const { id, handle } = ownerOf(request);
    const { shown } = request.body as { shown: boolean };
    await people.show(id, shown);
    return { shown, handle };
  });

  const profile = { tags: ['ratings'], summary: 'Somebody who shows themselves', params: handleSchema };
  app.get('/api/people/:handle', { schema: profile }, (request) =>
    profileOf(context, (request.params as { handle: string }).handle),
  );

  const best = { tags: ['ratings'], summary: 'The strongest who show themselves, and the bots', params: gameSchema };
  app.get('/api/ratings/:game', { schema: best }, async (request): Promise<BestPlayers> => {
    const game = gameIn(request);
    const found = await ratings.best(game, PROVISIONAL, LONGEST_LIST);
    const shown = await people.shownOf(found.map(({ person }) => person));
    return {
      bots: (await loadRatingScale({ id: game }))?.bots ?? null,
      people: found.flatMap((one) => {
        const who = shown.get(one.person);
        return who ? [{ ...shownRating(one), name: who.name, handle: who.handle }] : [];
      }),
    };
  });

  const results = {
    tags: ['ratings'],
    summary: 'The results that ratings come from, in the order in which they counted, 500 at a time',
    params: gameSchema,
    querystring: resultsSchema,
  };
  app.get('/api/ratings/:game/results', { schema: results }, async (request) => {
    const { after = '0' } = request.query as { after?: string };
    if (!/^\d+$/.test(after))
      throw new Problem(400, 'malformed', { field: 'querystring.after', words: 'must be a number' });
    const found = await ratings.rated(gameIn(request), Number(after), beginOfToday(context), RESULTS_AT_ONCE);
    return { scale: await loadRatingScale({ id: gameIn(request) }), results: await publicResults(context, found) };
  });
};
