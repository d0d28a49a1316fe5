import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { StoredSummary } from '../../host/append.ts';
import type { PersonId } from '../../log/entry.ts';
import { feedOf } from '../../notices/feed.ts';
import { pushMessage } from '../../notices/messages.ts';
import { type Turn, testNotice, turnOf } from '../../notices/notice.ts';
import { LANGUAGES, type Language, type Target } from '../../notices/notice-store.ts';
import { flawOf } from '../../notices/post.ts';
import { isZone, type QuietHours } from '../../notices/quiet-hours.ts';
import { hashOf } from '../../store/people.ts';
import { addressOf, type Context, ownerOf, pass, type Routes } from '../context.ts';
import { guess } from '../guess.ts';
import { Problem } from '../problem.ts';
import { feedSchema, noticeIdSchema, pushSchema, quietSchema, webhookSchema } from '../schemas.ts';

const MOST_TABLES = 1_000;

/** Where the app is that asks: by its own word, or by the name it was asked by. */
const originOf = ({ headers, protocol, host }: FastifyRequest) => headers.origin ?? `${protocol}://${host}`;

const malformed = (field: string, words: string) => new Problem(400, 'malformed', { field, words });

/** Of a browser's address only its host is anybody's business: the rest is a secret. */
function shown({ id, kind, address, made, failures, failure, off }: Target) {
  return { id, kind, address: kind === 'push' ? new URL(address).host : address, made, failures, failure, off };
}

/** How somebody wants to be told that it is their turn. */
export const noticeRoutes: Routes = (app, context) => {
  const { notices, people, gates, now } = context;
  const { keys, reach, sender, store: targets } = notices;

  app.get('/api/me/notices', { schema: { tags: ['notices'], summary: 'How you are told' } }, async (request) => {
    const { id } = ownerOf(request);
    const feeds = (await people.keys(id)).filter(({ kind }) => kind === 'feed');
    return {
      pushKey: keys.publicKey,
      quiet: await targets.quiet(id),
      targets: (await targets.targets(id)).map(shown),
      feed: feeds.length > 0,
    };
  });

  const add = async (request: FastifyRequest, target: Pick<Target, 'kind' | 'address' | 'secret' | 'language'>) => {
    const person = ownerOf(request);
    const flaw = flawOf(target.address, reach);
    if (flaw) throw malformed(target.kind === 'push' ? 'endpoint' : 'url', flaw);
    const most = context.limits.noticeTargets;
    const others = (await targets.targets(person.id)).filter(({ address }) => address !== target.address);
    if (others.length >= most) throw new Problem(422, 'too-many', { most });
    const id = randomUUID();
    const whole = { ...target, id, person: person.id, origin: originOf(request), made: now() };
    if (target.kind === 'push') checkKeys({ ...whole, failures: 0, failure: '', off: false });
    await targets.add(whole);
    return id;
  };

  function checkKeys(target: Target): void {
    try {
      pushMessage(target, testNotice(target.language), keys);
    } catch {
      throw malformed('keys', 'are not those of a subscription');
    }
  }

  const push = { tags: ['notices'], summary: 'Be told by this browser', body: pushSchema };
  app.post('/api/me/notices/push', { schema: push }, async (request) => {
    const { endpoint, keys: secret, language = 'en' } = request.body as Subscription;
    return { id: await add(request, { kind: 'push', address: endpoint, secret: JSON.stringify(secret), language }) };
  });

  const hook = {
    tags: ['notices'],
    summary: 'Be told by a POST to an address; its secret is shown once',
    body: webhookSchema,
  };
  app.post('/api/me/notices/webhook', { schema: hook }, async (request) => {
    const { url, language = 'en' } = request.body as { url: string; language?: Language };
    const secret = notices.random(24);
    return { id: await add(request, { kind: 'webhook', address: url, secret, language }), secret };
  });

  const test = { tags: ['notices'], summary: 'Tell me something now, to see whether it comes', params: noticeIdSchema };
  app.post('/api/me/notices/:id/test', { schema: test }, async (request) => {
    const person = ownerOf(request);
    pass(gates.chats, person.id);
    const { id } = request.params as { id: string };
    const target = (await targets.targets(person.id)).find((one) => one.id === id);
    if (!target) throw new Problem(404, 'not-found');
    return { failure: await sender.test(target, testNotice(target.language)) };
  });

  const drop = { tags: ['notices'], summary: 'Be told there no longer', params: noticeIdSchema };
  app.delete('/api/me/notices/:id', { schema: drop }, async (request) => {
    const found = await targets.drop(ownerOf(request).id, (request.params as { id: string }).id);
    if (!found) throw new Problem(404, 'not-found');
    return {};
  });

  const quiet = {
    tags: ['notices'],
    summary: 'When to be left alone; what comes then is told after it',
    body: quietSchema,
  };
  app.put('/api/me/quiet', { schema: quiet }, async (request) => {
    const asked = request.body as QuietHours;
    for (const field of ['from', 'to'] as const)
      if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(asked[field])) throw malformed(field, 'must be a time such as 22:00');
    if (!isZone(asked.zone)) throw malformed('zone', 'must be a time zone such as Europe/Berlin');
    await targets.setQuiet(ownerOf(request).id, asked);
    return {};
  });

  const loud = { tags: ['notices'], summary: 'Be told at any hour' };
  app.delete('/api/me/quiet', { schema: loud }, async (request) => {
    await targets.setQuiet(ownerOf(request).id, null);
    return {};
  });

  const renew = { tags: ['notices'], summary: 'A new address for the feed of your turns; the one before ends' };
  app.post('/api/me/feed', { schema: renew }, async (request) => {
    const secret = await people.giveKey(ownerOf(request).id, 'feed', 'feed', now());
    return { path: `/api/feeds/${secret}` };
  });

  const feed = {
    tags: ['notices'],
    summary: 'Your turns as an Atom feed, for whoever has its address',
    params: feedSchema,
  };
  app.get('/api/feeds/:secret', { schema: feed }, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    const { language } = request.query as { language?: string };
    const look = () => people.holderOf(secret, 'feed');
    const person = await guess(gates.forgeries, addressOf(request), look, (found) => found === null);
    if (!person) throw new Problem(404, 'not-found');
    const text = feedOf({
      turns: await turnsOf(context, person.id),
      origin: originOf(request),
      id: hashOf(secret).slice(0, 16),
      made: person.made,
      language: LANGUAGES.find((one) => one === language) ?? 'en',
    });
    return reply.type('application/atom+xml; charset=utf-8').send(text);
  });
};

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language?: Language;
}

async function turnsOf({ names, store }: Context, person: PersonId): Promise<Turn[]> {
  const tables = (await store.of(person, MOST_TABLES)).filter(({ phase }) => phase === 'on');
  const mine = tables.flatMap(({ id, game, changed, card }) => {
    const { seats, next } = JSON.parse(card) as StoredSummary;
    const isMine = next !== null && seats[next][0] === person && seats[next][1] === null;
    const seated = seats.map(([sitter, bot]) => ({ person: sitter, bot }));
    return isMine ? [{ id, game: { id: game }, changed, seats: seated }] : [];
  });
  await names.learn(mine.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? [])));
  return mine.map((table) => turnOf(table, person, names.of));
}
