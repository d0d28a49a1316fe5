import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Context, pass, personOf, type Routes } from '../context.ts';
import { clean } from '../json.ts';
import { Problem } from '../problem.ts';
import { handleSchema, reportSchema } from '../schemas.ts';

async function meant({ people }: Context, handle: string): Promise<string> {
  const id = await people.byHandle(handle);
  if (id === null) throw new Problem(404, 'not-found');
  return id;
}

/** Whom one would rather not meet, and what those who run the server should know. */
export const strangerRoutes: Routes = (app, context) => {
  const { people, reports, gates, now } = context;
  const handleIn = (request: FastifyRequest) => (request.params as { handle: string }).handle;

  const list = { tags: ['strangers'], summary: 'Whom you have blocked' };
  app.get('/api/me/blocks', { schema: list }, async (request) => ({
    handles: await people.blocked(personOf(request).id),
  }));

  const block = {
    tags: ['strangers'],
    summary: 'Block somebody: they can’t sit down where you sit',
    params: handleSchema,
  };
  app.put('/api/me/blocks/:handle', { schema: block }, async (request) => {
    await people.block(personOf(request).id, await meant(context, handleIn(request)));
    return {};
  });

  const unblock = { tags: ['strangers'], summary: 'Block somebody no longer', params: handleSchema };
  app.delete('/api/me/blocks/:handle', { schema: unblock }, async (request) => {
    await people.unblock(personOf(request).id, await meant(context, handleIn(request)));
    return {};
  });

  const report = { tags: ['strangers'], summary: 'Tell those who run the server about somebody', body: reportSchema };
  app.post('/api/reports', { schema: report }, async (request) => {
    const person = personOf(request).id;
    pass(gates.chats, person);
    const { handle, table, words } = request.body as { handle: string; table: string; words: string };
    const about = await meant(context, handle);
    const id = randomUUID();
    await reports.add({ id, at: now(), person, about, table, words: clean(words) });
    return { id };
  });
};
