import { isFlaw, isRefusal, readMatch } from '@waybill/kernel';
import { type Deal, type DealPage, duplicateSchema, type NewDuplicate } from '@waybill/protocol';
import type { FastifyRequest } from 'fastify';
import { playDeal } from '../../deals/play-deal.ts';
import { takeIn } from '../../deals/take-in.ts';
import type { PersonId } from '../../log/entry.ts';
import { type Context, personOf, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { dealIdSchema, dealMatchSchema } from '../schemas.ts';
import { refuseTable } from './tables.ts';

async function dealOf({ deals }: Context, request: FastifyRequest): Promise<Deal> {
  const deal = await deals.find((request.params as { deal: string }).deal);
  if (!deal) throw new Problem(404, 'not-found');
  return deal;
}

async function pageOf({ deals, dealResults }: Context, deal: Deal, person: PersonId | null): Promise<DealPage> {
  const [news] = await dealResults.news([deals.shown(deal)], person);
  const mayKnow = deals.isOver(deal) || (person !== null && (await dealResults.hasFinished(deal.id, person)));
  return { ...news, results: mayKnow ? await dealResults.all(deal, person) : null };
}

/** Today's deals, and those that people make for each other. */
export const dealRoutes: Routes = (app, context) => {
  const { deals, dealResults, limits } = context;
  const tags = ['deals'];

  const list = { tags, summary: 'Today’s deals: promised a day ahead, told when the day is over' };
  app.get('/api/deals', { schema: list }, () => ({ deals: deals.list() }));

  const today = { tags, summary: 'Today’s deals, who has played them, and your own matches' };
  app.get('/api/deals/today', { schema: today }, async (request) => ({
    deals: await dealResults.news(deals.today(), request.identity?.person.id ?? null),
  }));

  const make = { tags, summary: 'Make a duplicate: a deal for whoever gets its link', body: duplicateSchema };
  app.post('/api/deals', { schema: make }, async (request, reply) => {
    const made = await deals.make(personOf(request).id, request.body as NewDuplicate, limits.unfinishedTables);
    return isRefusal(made) ? refuseTable(reply, made) : { id: made };
  });

  const look = { tags, summary: 'A deal; with the results once you have finished it', params: dealIdSchema };
  app.get('/api/deals/:deal', { schema: look }, async (request) =>
    pageOf(context, await dealOf(context, request), request.identity?.person.id ?? null),
  );

  const play = { tags, summary: 'Play a deal: your table, the same again', params: dealIdSchema };
  app.post('/api/deals/:deal/play', { schema: play }, async (request, reply) => {
    const person = personOf(request);
    const id = await playDeal(context, person, await dealOf(context, request));
    return isRefusal(id) ? refuseTable(reply, id) : { id };
  });

  const send = {
    tags,
    summary: 'A match that was played without a server',
    params: dealIdSchema,
    body: dealMatchSchema,
  };
  app.post('/api/deals/:deal/matches', { schema: send }, async (request, reply) => {
    const person = personOf(request);
    const deal = await dealOf(context, request);
    const match = readMatch((request.body as { match: unknown }).match);
    if (isFlaw(match)) throw new Problem(400, 'malformed', { field: `match.${match.field}`, words: match.words });
    const id = await takeIn(context, person, deal, match);
    return isRefusal(id) ? refuseTable(reply, id) : { id };
  });
};
