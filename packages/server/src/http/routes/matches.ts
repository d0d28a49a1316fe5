import type { PastMatch, PastMatches } from '@waybill/protocol';
import type { FastifyRequest } from 'fastify';
import type { PersonId } from '../../log/entry.ts';
import type { ListedResult, StoredResult } from '../../ratings/rating-store.ts';
import type { Named } from '../../store/people.ts';
import { type Context, personOf, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { matchesSchema } from '../schemas.ts';

const PAGE = 50;

/** Where the next page goes on. */
const markOf = ({ ended, table }: StoredResult) => `${ended}.${table}`;

function beforeIn(mark: string | undefined): { ended: number; table: string } | undefined {
  if (mark === undefined) return undefined;
  const found = /^(\d{1,15})\.([\w-]{20})$/.exec(mark);
  if (!found) throw new Problem(400, 'malformed', { field: 'querystring.before', words: 'is not where a page ended' });
  return { ended: Number(found[1]), table: found[2] };
}

/** A match that is over, as somebody who sat there sees it; `named` says who may be named. */
export function pastMatch(
  { table, game, ended, how, unrated, seats }: StoredResult,
  me: PersonId,
  named: (person: PersonId) => Named | null,
): PastMatch {
  const seat = seats.findIndex(({ person }) => person === me);
  const rated = seats[seat]?.rated ?? null;
  return {
    table,
    game,
    ended,
    how,
    unrated,
    seat,
    seats: seats.map(({ person, bot, score, won }) => {
      const who = person === null ? null : named(person);
      return { name: who?.name ?? null, handle: who?.handle ?? null, person: person !== null, bot, score, won };
    }),
    rated: rated && {
      result: rated.result,
      luck: rated.luck,
      without: rated.without,
      before: shortOf(rated.before),
      after: shortOf(rated.after),
    },
  };
}

const shortOf = ({ rating, deviation }: { rating: number; deviation: number }) => ({ rating, deviation });

/** So many of the last matches of somebody, and where the ones before them begin. */
export async function lastMatches(
  { ratings }: Context,
  query: FastifyRequest['query'],
  person: PersonId,
  dealsUntil?: number,
): Promise<{ results: ListedResult[]; next: string | null }> {
  const { game, before } = query as { game?: string; before?: string };
  const found = await ratings.results(
    { person, game, before: beforeIn(before), ...(dealsUntil !== undefined && { dealsUntil }) },
    PAGE + 1,
  );
  const results = found.slice(0, PAGE);
  return { results, next: found.length > PAGE ? markOf(results[PAGE - 1]) : null };
}

/** What one has played here. */
export const matchRoutes: Routes = (app, context) => {
  const { names } = context;
  const list = {
    tags: ['matches'],
    summary: 'Your finished matches, the latest first, 50 at a time',
    querystring: matchesSchema,
  };
  app.get('/api/me/matches', { schema: list }, async (request): Promise<PastMatches> => {
    const me = personOf(request).id;
    const { results, next } = await lastMatches(context, request.query, me);
    await names.learn(results.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
    return { matches: results.map((one) => pastMatch(one, me, (person) => names.who(person))), next };
  });
};
