import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PersonId } from '../../log/entry.ts';
import { seatOf } from '../../log/table.ts';
import { type Context, pass, personOf, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { idSchema } from '../schemas.ts';
import { held } from './news.ts';
import { idOf, sendZipped } from './tables.ts';

/** Analyses of matches that are over, made by workers: whoever sat there may ask, whoever may see the match may see it. */
export const analysisRoutes: Routes = (app, context) => {
  const { analyses } = context;
  const tags = ['tables'];
  const answer = (request: FastifyRequest, reply: FastifyReply, analysis: string | null) =>
    sendZipped(request, reply, `{"offered":${analyses.isOffered},"analysis":${analysis ?? 'null'}}`);

  const look = {
    tags,
    summary: 'The analysis of a match that is over, if somebody has asked for it',
    params: idSchema,
  };
  app.get('/api/tables/:id/analysis', { schema: look }, async (request, reply) => {
    await refuseUnfinished(context, request, request.identity?.person.id ?? null);
    return answer(request, reply, await analyses.kept(idOf(request)));
  });

  const ask = {
    tags,
    summary: 'Have a match that is over analysed by a worker, and wait for it; null where it takes longer: ask again',
    params: idSchema,
  };
  app.post('/api/tables/:id/analysis', { schema: ask }, async (request, reply) => {
    const { id: person } = personOf(request);
    const { seat, how } = await refuseUnfinished(context, request, person);
    if (seat === null) throw new Problem(403, 'not-seated');
    if (how !== 'played') throw new Problem(409, 'not-played');
    const kept = await analyses.kept(idOf(request));
    return answer(request, reply, kept ?? (await held(context, request, () => made(context, idOf(request), person))));
  });
};

/** How the match ended, and where this person sat. */
async function refuseUnfinished({ host }: Context, request: FastifyRequest, person: PersonId | null) {
  const found = await host.show(idOf(request), person, (table) => ({
    how: table.ending?.how ?? null,
    seat: person === null ? null : seatOf(table, person),
  }));
  if (!found) throw new Problem(404, 'not-found');
  if (found.how === null) throw new Problem(409, 'not-over');
  return found;
}

/** The one that is being made, or a new one; null where it takes longer than anybody waits for an answer. */
async function made({ analyses, gates, limits }: Context, id: string, person: PersonId): Promise<string | null> {
  if (!analyses.isOffered) throw new Problem(409, 'no-worker');
  let making = analyses.awaited(id);
  if (!making) {
    if (analyses.isAsking(person)) throw new Problem(409, 'one-at-a-time');
    pass(gates.analyses, person);
    making = analyses.make(id, person);
  }
  const waiting = new AbortController();
  const late = sleep(limits.waitMs, 'late' as const, { signal: waiting.signal }).catch(() => 'late' as const);
  try {
    const found = await Promise.race([making, late]);
    if (found === null) throw new Problem(409, 'no-worker');
    return found === 'late' ? null : found;
  } finally {
    waiting.abort();
  }
}
