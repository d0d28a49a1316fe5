import type { PersonId, TableId } from '../../log/entry.ts';
import type { Person, Scope } from '../../store/people.ts';
import { type Context, ownerOf, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { hashSchema, tokenSchema } from '../schemas.ts';
import { cleanName } from './people.ts';

const MOST_TABLES = 10_000;

/** One's own data: tokens for programs, everything in one file, and its deletion. */
export const dataRoutes: Routes = (app, context) => {
  const { people, limits, now } = context;

  app.get('/api/me/tokens', { schema: { tags: ['people'], summary: 'Keys in use' } }, async (request) => ({
    keys: await people.keys(ownerOf(request).id),
  }));

  const make = { tags: ['people'], summary: 'A token for a program; it is shown once', body: tokenSchema };
  app.post('/api/me/tokens', { schema: make }, async (request) => {
    const person = ownerOf(request);
    const tokens = (await people.keys(person.id)).filter((key) => key.kind === 'token');
    if (tokens.length >= limits.tokensPerPerson) throw new Problem(422, 'too-many', { most: limits.tokensPerPerson });
    const { name, scopes = ['play'] } = request.body as { name: string; scopes?: Scope[] };
    return { token: await people.giveKey(person.id, 'token', cleanName(name), now(), scopes) };
  });

  const drop = { tags: ['people'], summary: 'End a session, a link or a token', params: hashSchema };
  app.delete('/api/me/tokens/:hash', { schema: drop }, async (request) => {
    const person = ownerOf(request);
    const found = await people.dropKey(person.id, (request.params as { hash: string }).hash);
    if (!found) throw new Problem(404, 'not-found');
    context.changed(person.id, 'keys');
    return {};
  });

  app.get('/api/me/export', { schema: { tags: ['people'], summary: 'All that is kept about you' } }, (request) =>
    everythingOf(context, ownerOf(request)),
  );

  app.delete('/api/me', { schema: { tags: ['people'], summary: 'Be forgotten' } }, async (request, reply) => {
    await forget(context, ownerOf(request));
    return reply.header('set-cookie', context.identities.noCookie()).send({});
  });
};

async function everythingOf({ deals, notices, people, ratings, store }: Context, person: Person) {
  const keys = await people.keys(person.id);
  const targets = await notices.store.targets(person.id);
  const tables = [];
  for (const { id, game, phase, made } of await store.of(person.id, MOST_TABLES)) {
    const own = (await store.since(id, 0)).filter((entry) => entry.by === person.id);
    tables.push({ id, game, phase, made, did: own });
  }
  return {
    person,
    keys: keys.map(({ kind, name, made, scopes }) => ({ kind, name, made, scopes })),
    notices: targets.map(({ kind, address, language, made }) => ({ kind, address, language, made })),
    quiet: await notices.store.quiet(person.id),
    tables,
    deals: await deals.madeBy(person.id),
    ratings: await ratings.of(person.id),
    shown: await people.isShown(person.id),
  };
}

/** Bots play on where a match is under way; a seat at an open table becomes free. */
export async function forget(context: Context, person: Person): Promise<void> {
  const { host, people, store } = context;
  for (const { id, phase } of await store.of(person.id, MOST_TABLES)) {
    if (phase !== 'over') await standUp(host, id, person.id);
  }
  await people.forget(person.id);
  context.changed(person.id, 'gone');
}

/** Whatever others do in between. */
async function standUp(host: Context['host'], id: TableId, person: PersonId): Promise<void> {
  for (;;) {
    const after = await host.look(id, (table) => table.entries - 1);
    if (after === null) return;
    const outcome = await host.act(person, id, { after, key: `forget-${person}`, action: { type: 'stand' } });
    if (outcome.ok || outcome.refusal.code !== 'stale') return;
  }
}
