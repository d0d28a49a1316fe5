import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Row, Value } from '../store/database.ts';
import type { Context } from './context.ts';
import { fromElsewhere } from './identity.ts';
import { Problem } from './problem.ts';
import { forget } from './routes/data.ts';

const MOST = 100;
const SECURITY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const hash = (text: string) => createHash('sha256').update(text).digest();

/** By the token as the password that a browser asks for. */
function isOperator({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const password = Buffer.from(given, 'base64').toString().split(':').slice(1).join(':');
  return timingSafeEqual(hash(password), hash(token));
}

const ENTITIES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (value: Value) => String(value ?? '').replaceAll(/[&<>"']/g, (char) => ENTITIES[char]);
const dayOf = (at: Value) => new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ');

function listOf(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return `<h2>${title}</h2>\n<table>\n${line(heads, 'th')}\n${body}\n</table>`;
}

const button = (path: string, words: string) => `<form method="post" action="${path}"><button>${words}</button></form>`;

const REPORTS = `select reports.id, reports.at, reports.words, reports.table_id, a.handle as about, a.id as person, b.handle as teller
  from reports left join people a on a.id = reports.about left join people b on b.id = reports.person
  where settled = 0 order by at limit ?`;

async function pageOf({ db }: Context): Promise<string> {
  const ask = (sql: string): Promise<Row[]> => db.query(sql, [MOST]);
  const reports = await ask(REPORTS);
  const people = await ask('select id, name, handle, made from people order by made desc limit ?');
  const tables = await ask('select id, game, phase, changed, entries from tables order by changed desc limit ?');
  const parts = [
    listOf(
      'Reports',
      ['when', 'by', 'about', 'words', 'table', '', ''],
      reports.map((one) => [
        dayOf(one.at),
        safe(one.teller),
        safe(one.about),
        safe(one.words),
        `<a href="/table/${safe(one.table_id)}">${safe(one.table_id)}</a>`,
        button(`/operator/reports/${safe(one.id)}`, 'Settle'),
        one.person === null ? '' : button(`/operator/people/${safe(one.person)}`, 'Remove the account'),
      ]),
    ),
    listOf(
      'Accounts',
      ['handle', 'name', 'since'],
      people.map((one) => [safe(one.handle), safe(one.name), dayOf(one.made)]),
    ),
    listOf(
      'Tables',
      ['table', 'game', 'phase', 'entries', 'changed'],
      tables.map((one) => [
        `<a href="/table/${safe(one.id)}">${safe(one.id)}</a>`,
        safe(one.game),
        safe(one.phase),
        safe(one.entries),
        dayOf(one.changed),
      ]),
    ),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Waybill: operator</title><h1>Operator</h1>\n${parts.join('\n')}</html>`;
}

/** Accounts, tables and reports, for who has the operator's token; without one there is no such page. */
export function operatorPage(app: FastifyInstance, context: Context, token: string | undefined): void {
  const { people, reports, gates } = context;

  function enter(request: FastifyRequest, reply: FastifyReply): boolean {
    if (token === undefined) throw new Problem(404, 'not-found');
    const seconds = gates.forgeries.wait(request.ip);
    if (seconds > 0) throw new Problem(429, 'too-often', { seconds });
    if (isOperator(request, token)) return true;
    if (request.headers.authorization !== undefined) gates.forgeries.take(request.ip);
    reply.code(401).header('www-authenticate', 'Basic realm="operator", charset="UTF-8"').send('');
    return false;
  }

  const isFirst = (request: FastifyRequest) => {
    if (fromElsewhere(request.headers)) throw new Problem(403, 'not-allowed');
  };
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

  void app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, {}),
    );

    pages.get('/operator', { schema: { hide: true } }, async (request, reply) => {
      if (!enter(request, reply)) return reply;
      const page = await pageOf(context);
      return reply
        .headers({ 'content-security-policy': SECURITY, 'cache-control': 'no-store' })
        .type('text/html')
        .send(page);
    });

    pages.post('/operator/reports/:id', { schema: { hide: true } }, async (request, reply) => {
      if (!enter(request, reply)) return reply;
      isFirst(request);
      await reports.settle(idOf(request));
      return reply.redirect('/operator', 303);
    });

    pages.post('/operator/people/:id', { schema: { hide: true } }, async (request, reply) => {
      if (!enter(request, reply)) return reply;
      isFirst(request);
      const named = (await people.names([idOf(request)])).get(idOf(request));
      if (named) await forget(context, { id: idOf(request), made: 0, ...named });
      return reply.redirect('/operator', 303);
    });
  });
}
