import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { games } from '@waybill/games';
import { isFlaw, isRefusal, legalEvents, type Refusal } from '@waybill/kernel';
import {
  type ActionRequest,
  envelopeSchema,
  type NewTable,
  newTableSchema,
  type Plan,
  readAction,
  type TableSummary,
} from '@waybill/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredSummary } from '../../host/append.ts';
import { viewerOf } from '../../host/update.ts';
import { inWords } from '../../host/words.ts';
import type { PersonId } from '../../log/entry.ts';
import { viewsOf } from '../../log/replay.ts';
import { seatOf, toAct } from '../../log/table.ts';
import { sharing } from '../../store/sharing.ts';
import type { Listed } from '../../store/tables.ts';
import { act } from '../act.ts';
import { addressOf, type Context, passRequest, personOf, type Routes } from '../context.ts';
import { Problem, refusedJson, statusOfRefusal } from '../problem.ts';
import { afterSchema, idSchema, rangeSchema } from '../schemas.ts';
import { matchFile } from './match-file.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const LONGEST_LIST = 100;
const LONGEST_PAST = 100;
const zip = promisify(gzip);

export const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

export function afterOf(request: FastifyRequest): number {
  const { after = '-1' } = request.query as { after?: string };
  if (!/^(-1|\d+)$/.test(after)) throw new Problem(400, 'malformed', { field: 'after', words: 'must be a number' });
  return Number(after);
}

function rangeOf(request: FastifyRequest): [from: number, to: number] {
  const { from, to } = request.query as { from: string; to: string };
  for (const [field, value] of Object.entries({ from, to })) {
    if (!/^\d+$/.test(value)) throw new Problem(400, 'malformed', { field, words: 'must be a number' });
  }
  return [Number(from), Number(to)];
}

/** What is much alike, as views of one match, is packed: a hundred are hardly more than one. */
export async function sendZipped(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.type(JSON_TYPE);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await zip(text));
}

/** Lists name people; they are looked up together. */
export async function summariesOf(
  { names }: Context,
  tables: readonly Listed[],
  me: PersonId | null,
): Promise<TableSummary[]> {
  const cards = tables.map((table) => JSON.parse(table.card) as StoredSummary);
  await names.learn(cards.flatMap((card) => card.seats.flatMap(([person]) => person ?? [])));
  return tables.map(({ id, game, phase, made, changed }, i) => {
    const { seats, next, clock } = cards[i];
    const shown = seats.map(([person, bot]) => ({ name: person && names.of(person), person: person !== null, bot }));
    const own = seats.findIndex(([person]) => person !== null && person === me);
    return { id, game, phase, made, changed, next, clock, seats: shown, seat: own < 0 ? null : own };
  });
}

export function refuseTable(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const refused = { ok: false as const, refusal, words: inWords(refusal, null), update: null };
  return reply.code(statusOfRefusal(refusal)).type(JSON_TYPE).send(refusedJson(refused));
}

export const tableRoutes: Routes = (app, context) => {
  const { host, maker, store, limits, gates } = context;

  app.get('/api/games', { schema: { tags: ['tables'], summary: 'The games' } }, () => ({
    games: games.map(({ id, title, seats, options, best }) => ({ id, title, seats, options, best })),
  }));

  const listed = sharing(() => store.listed(LONGEST_LIST));
  app.get('/api/tables', { schema: { tags: ['tables'], summary: 'Listed tables' } }, async (request) => ({
    tables: await summariesOf(context, await listed(), request.identity?.person.id ?? null),
  }));

  app.get('/api/me/tables', { schema: { tags: ['tables'], summary: 'Your tables' } }, async (request) => ({
    tables: await summariesOf(context, await store.of(personOf(request).id, LONGEST_LIST), personOf(request).id),
  }));

  const make = { tags: ['tables'], summary: 'Make a table', body: newTableSchema };
  app.post('/api/tables', { schema: make, bodyLimit: limits.sheetBytes }, async (request, reply) => {
    const { key, ...asked } = request.body as NewTable;
    const plan: Plan = { options: {}, listed: false, clock: null, ...asked };
    const made = await maker.make(personOf(request).id, plan, key);
    return isRefusal(made) ? refuseTable(reply, made) : { id: made };
  });

  const look = { tags: ['tables'], summary: 'What you have not seen yet', params: idSchema, querystring: afterSchema };
  app.get('/api/tables/:id', { schema: look }, async (request, reply) => {
    const update = await host.update(idOf(request), request.identity?.person.id ?? null, afterOf(request));
    if (!update) throw new Problem(404, 'not-found');
    return reply.type(JSON_TYPE).send(update.text);
  });

  const past = { tags: ['tables'], summary: 'What you knew then', params: idSchema, querystring: rangeSchema };
  app.get('/api/tables/:id/past', { schema: past }, async (request, reply) => {
    const [from, to] = rangeOf(request);
    // Each view is worked out and written: ten of them cost about what another request does.
    const weight = Math.floor(Math.min(Math.max(0, to - from), LONGEST_PAST) / 10);
    passRequest(gates, request.identity, addressOf(request), weight);
    const person = request.identity?.person.id ?? null;
    const views = await host.show(idOf(request), person, async (table) => {
      const { history } = await store.whole(table.id, table.entries);
      return viewsOf(table, history.events, viewerOf(table, person), from, Math.min(to, from + LONGEST_PAST - 1));
    });
    if (!views) throw new Problem(404, 'not-found');
    return sendZipped(request, reply, JSON.stringify({ from, views }));
  });

  const actSchema = { tags: ['tables'], summary: 'Act', params: idSchema, body: envelopeSchema };
  app.post('/api/tables/:id/actions', { schema: actSchema, bodyLimit: limits.sheetBytes }, async (request, reply) => {
    const { after, key, action: claimed } = request.body as ActionRequest;
    const action = readAction(claimed);
    if (isFlaw(action)) throw new Problem(400, 'malformed', { ...action });
    const outcome = await act(context, personOf(request).id, idOf(request), { after, key, action });
    if (outcome.ok) return { n: outcome.n };
    return reply.code(statusOfRefusal(outcome.refusal)).type(JSON_TYPE).send(refusedJson(outcome));
  });

  const moves = { tags: ['tables'], summary: 'Your legal events', params: idSchema };
  app.get('/api/tables/:id/moves', { schema: moves }, async (request) => {
    const person = personOf(request);
    const found = await host.look(idOf(request), (table) => {
      const { game, playing, paused, entries } = table;
      const yours = !paused && seatOf(table, person.id) === toAct(table);
      return { after: entries - 1, moves: yours && playing ? legalEvents(game, playing.state) : [] };
    });
    if (!found) throw new Problem(404, 'not-found');
    return { ...found, key: randomUUID() };
  });

  const file = { tags: ['tables'], summary: 'The match file, once the match is over', params: idSchema };
  app.get('/api/tables/:id/match', { schema: file }, async (request, reply) => {
    const text = await matchFile(context, idOf(request), request.identity?.person.id ?? null);
    return reply.type(JSON_TYPE).send(text);
  });
};
