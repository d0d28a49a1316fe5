import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Follower } from '../../host/followers.ts';
import { addressOf, type Context, type Routes } from '../context.ts';
import { Problem } from '../problem.ts';
import { afterSchema, idSchema } from '../schemas.ts';
import { afterOf, idOf } from './tables.ts';

const BEAT_MS = 15_000;
/** Of an address hundreds may read nothing: what waits for them is in memory. */
const MOST_BEHIND = 500_000;

/** Live updates for whoever can't have, or doesn't want, a WebSocket. */
export const newsRoutes: Routes = (app, context) => {
  const schema = { tags: ['tables'], params: idSchema, querystring: afterSchema };
  const wait = { ...schema, summary: 'Waits until there is something you have not seen (long-poll)' };
  app.get('/api/tables/:id/wait', { schema: wait }, async (request, reply) => {
    const text = await held(context, request, () => firstNews(context, request, reply));
    return text === null ? reply.code(204).send() : reply.type('application/json; charset=utf-8').send(text);
  });

  const stream = { ...schema, summary: 'Updates as they come (server-sent events)' };
  app.get('/api/tables/:id/stream', { schema: stream }, async (request, reply) => {
    await held(context, request, () => streamTo(context, request, reply));
    return reply;
  });
};

/** Of those who wait, an address may have so many. */
export async function held<T>({ gates }: Context, request: FastifyRequest, job: () => Promise<T>): Promise<T> {
  const who = addressOf(request);
  if (!gates.waits.enter(who)) throw new Problem(429, 'too-often', { seconds: 5 });
  try {
    return await job();
  } finally {
    gates.waits.leave(who);
  }
}

/** The first update later than `after`; null where none comes in time. */
function firstNews({ host, limits }: Context, request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const after = afterOf(request);
  const id = idOf(request);
  return new Promise((resolve, reject) => {
    const end = (text: string | null) => {
      clearTimeout(timer);
      host.unfollow(id, follower);
      resolve(text);
    };
    const timer = setTimeout(() => end(null), limits.waitMs);
    const follower: Follower = {
      person: request.identity?.person.id ?? null,
      send: (update, n) => n > after && end(update.text),
    };
    reply.raw.on('close', () => end(null));
    host.follow(id, follower, after).then((found) => {
      if (reply.raw.destroyed) host.unfollow(id, follower);
      if (!found) reject(new Problem(404, 'not-found'));
    }, reject);
  });
}

/** Goes on until either side has had enough; `Last-Event-ID` goes on from there. */
export async function streamTo(
  { host, sessions }: Pick<Context, 'host' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const last = /^\d{1,8}$/.exec(String(request.headers['last-event-id'] ?? ''));
  const after = last ? Number(last[0]) : afterOf(request);
  const id = idOf(request);
  // Before anything is sent: what is refused later would never be answered.
  if ((await host.show(id, request.identity?.person.id ?? null, () => true)) === null)
    throw new Problem(404, 'not-found');
  reply.hijack();
  const { raw } = reply;
  const headers = reply.getHeaders() as Record<string, string>;
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const follower: Follower = {
    person: request.identity?.person.id ?? null,
    send: (update, n) => {
      // However long one is: a whole log comes at once.
      if (raw.writableLength > MOST_BEHIND) raw.destroy();
      else raw.write(`id: ${n}\ndata: ${update.text}\n\n`);
    },
  };
  const beat = setInterval(() => raw.write(':\n\n'), BEAT_MS);
  const release = sessions.hold(request.identity, () => raw.destroy());
  const closed = new Promise<void>((resolve) => raw.on('close', resolve));
  await host.follow(id, follower, after).catch(() => raw.destroy());
  await closed;
  clearInterval(beat);
  release();
  host.unfollow(id, follower);
}
