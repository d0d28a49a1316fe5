import type { FastifyReply, FastifyRequest } from 'fastify';
import { mixesAlphabets } from '../../store/handles.ts';
import type { Person } from '../../store/people.ts';
import { addressOf, type Context, ownerOf, pass, personOf, type Routes, refuseForbidden } from '../context.ts';
import { clean } from '../json.ts';
import { Problem } from '../problem.ts';
import { guestSchema, recoverSchema } from '../schemas.ts';

/** Something that can be seen by itself: accents without a letter are not. */
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

export function cleanName(name: string): string {
  const cleaned = clean(name.normalize('NFKC'));
  if (!LETTER.test(cleaned)) throw new Problem(400, 'malformed', { field: 'name', words: 'must have letters' });
  if (mixesAlphabets(cleaned)) throw new Problem(400, 'malformed', { field: 'name', words: 'must not mix alphabets' });
  return cleaned;
}

async function allowedName(context: Context, name: string): Promise<string> {
  const cleaned = cleanName(name);
  await refuseForbidden(context, cleaned);
  return cleaned;
}

const shown = ({ id, name, handle, made }: Person) => ({ id, name, handle, made });

async function signIn(context: Context, person: Person, reply: FastifyReply): Promise<void> {
  const secret = await context.people.giveKey(person.id, 'session', 'browser', context.now());
  reply.header('set-cookie', context.identities.cookie(secret));
}

export const peopleRoutes: Routes = (app, context) => {
  const { people, gates, now } = context;

  const who = { tags: ['people'], summary: 'Is there a server, and who am I to it? Nobody is an answer too' };
  app.get('/api/session', { schema: who }, (request) => ({
    person: request.identity && shown(request.identity.person),
  }));

  app.post('/api/session', { schema: { tags: ['people'], summary: 'Become somebody', body: guestSchema } }, become);
  async function become(request: FastifyRequest, reply: FastifyReply) {
    if (request.identity) return { person: shown(request.identity.person) };
    pass(gates.guests, addressOf(request));
    const name = await allowedName(context, (request.body as { name: string }).name);
    const person = await people.make(name, now());
    await signIn(context, person, reply);
    return { person: shown(person), recovery: await people.giveKey(person.id, 'recovery', 'link', now()) };
  }

  const recover = { tags: ['people'], summary: 'Go on here as somebody, by the recovery link', body: recoverSchema };
  app.post('/api/session/recover', { schema: recover }, async (request, reply) => {
    pass(gates.guests, addressOf(request));
    const { token } = request.body as { token: string };
    const person = await people.holderOf(token, 'recovery');
    if (!person) throw new Problem(401, 'forged');
    await signIn(context, person, reply);
    return { person: shown(person) };
  });

  app.delete('/api/session', { schema: { tags: ['people'], summary: 'Leave this device' } }, async (request, reply) => {
    const person = personOf(request);
    if (request.identity) await people.dropKey(person.id, request.identity.hash);
    context.changed(person.id, 'keys');
    return reply.header('set-cookie', context.identities.noCookie()).send({});
  });

  app.get('/api/me', { schema: { tags: ['people'], summary: 'Who am I?' } }, async (request) => ({
    person: shown(personOf(request)),
  }));

  const rename = { tags: ['people'], summary: 'Take another name', body: guestSchema };
  app.patch('/api/me', { schema: rename }, async (request) => {
    const person = ownerOf(request);
    const name = await allowedName(context, (request.body as { name: string }).name);
    await people.rename(person.id, name);
    context.changed(person.id, 'name');
    return { person: shown({ ...person, name }) };
  });

  const link = { tags: ['people'], summary: 'A new recovery link; the one before ends' };
  app.post('/api/me/recovery', { schema: link }, async (request) => ({
    recovery: await people.giveKey(ownerOf(request).id, 'recovery', 'link', now()),
  }));
};
