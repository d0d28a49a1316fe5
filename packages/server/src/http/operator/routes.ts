import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, type Context } from '../context.ts';
import { fromElsewhere } from '../identity.ts';
import { Problem } from '../problem.ts';
import { forget } from '../routes/data.ts';
import { MOST_WORDS, operatorHtml } from './page.ts';
import { STYLE } from './style.ts';

const SECURITY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const HEADERS = {
  'content-security-policy': SECURITY,
  'cache-control': 'no-store',
  // Otherwise a browser says of its forms that they come from nowhere.
  'referrer-policy': 'same-origin',
};
const HIDDEN = { schema: { hide: true } };

const hash = (text: string) => createHash('sha256').update(text).digest();

/** By the token as the password that a browser asks for. */
function isOperator({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const password = Buffer.from(given, 'base64').toString().split(':').slice(1).join(':');
  return timingSafeEqual(hash(password), hash(token));
}

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** Accounts, tables, reports and forbidden words, for who has the operator's token; without one there is no such page. */
export function operatorPage(app: FastifyInstance, context: Context, token: string | undefined): void {
  const { people, reports, forbidden, gates } = context;

  function enter(request: FastifyRequest, reply: FastifyReply): boolean {
    if (token === undefined) throw new Problem(404, 'not-found');
    const address = addressOf(request);
    const seconds = gates.forgeries.wait(address);
    if (seconds > 0) throw new Problem(429, 'too-often', { seconds });
    if (isOperator(request, token)) return true;
    if (request.headers.authorization !== undefined) gates.forgeries.take(address);
    reply.code(401).header('www-authenticate', 'Basic realm="operator", charset="UTF-8"').send('');
    return false;
  }

  void app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    pages.get('/operator', HIDDEN, async (request, reply) => {
      if (!enter(request, reply)) return reply;
      const { find } = request.query as { find?: unknown };
      const page = await operatorHtml(context, typeof find === 'string' ? find.trim().slice(0, 40) : '');
      return reply.headers(HEADERS).type('text/html').send(page);
    });

    pages.get('/operator/style.css', HIDDEN, async (_, reply) => {
      if (token === undefined) throw new Problem(404, 'not-found');
      return reply.type('text/css').send(STYLE);
    });

    const post = (path: string, job: (request: FastifyRequest) => Promise<void>) =>
      pages.post(path, HIDDEN, async (request, reply) => {
        if (!enter(request, reply)) return reply;
        if (fromElsewhere(request.headers)) throw new Problem(403, 'not-allowed');
        await job(request);
        return reply.redirect('/operator', 303);
      });

    post('/operator/reports/:id', (request) => reports.settle(idOf(request)));

    post('/operator/people/:id/unname', async (request) => {
      await people.unname(idOf(request));
      context.changed(idOf(request), 'name');
    });

    post('/operator/people/:id/remove', async (request) => {
      const named = (await people.names([idOf(request)])).get(idOf(request));
      if (named) await forget(context, { id: idOf(request), made: 0, ...named });
    });

    post('/operator/words', async (request) => {
      const { words } = (request.body ?? {}) as { words?: unknown };
      if (typeof words !== 'string') throw new Problem(400, 'malformed', { field: 'words', words: 'must be text' });
      if (words.length > MOST_WORDS) throw new Problem(413, 'too-large');
      await forbidden.set(words.replaceAll('\r\n', '\n').trim());
    });
  });
}
