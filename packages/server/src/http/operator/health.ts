import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';

const LOCAL = /^(127\.|::1$|::ffff:127\.)/;

function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return LOCAL.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
  const [own, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(request.headers.authorization ?? '')];
  return own.length === given.length && timingSafeEqual(own, given);
}

/** For those who run it: is it well, and how busy. Numbers are for this machine alone, or for who has the token. */
export function operatorRoutes(
  app: FastifyInstance,
  { db, metrics }: Pick<Context, 'db' | 'metrics'>,
  token: string | undefined,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await db.query('select 1 as one');
    return { well: true };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayWatch(request, token)) throw new Problem(404, 'not-found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
