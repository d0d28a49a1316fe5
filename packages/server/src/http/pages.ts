import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

interface Page {
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzip: Buffer | null;
  readonly tag: string;
  readonly caching: string;
}

function readPage(root: string, path: string): Page {
  const bytes = readFileSync(join(root, path));
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const gzip = /text|json|svg/.test(type) ? gzipSync(bytes, { level: 9 }) : null;
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  // Names under assets/ carry a hash of what they hold.
  const caching = path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { type, bytes, gzip, tag, caching };
}

/** The built web app, read once: a path is looked up in a table, so none leads out of it. */
export function readPages(root: string): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name).slice(join(root, sep).length);
    pages.set(`/${path.split(sep).join('/')}`, readPage(root, path));
  }
  return pages;
}

/** Pages of the app have no extension; whatever else isn't there isn't there. */
export function servePages(app: FastifyInstance, pages: ReadonlyMap<string, Page>): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const page = pages.get(path) ?? (/\.|^\/api\//.test(path) ? undefined : pages.get('/index.html'));
    if (!readable || !page) throw new Problem(404, 'not-found');
    return send(page, request, reply);
  });
}

/** What only a document or a worker is bound by: beside a small script these headers weigh as much as the script. */
const FOR_DOCUMENTS = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
const PART_OF_A_PAGE = new Set(['script', 'style', 'image', 'font']);

function send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (PART_OF_A_PAGE.has(String(request.headers['sec-fetch-dest']))) {
    for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
  }
  reply.headers({ 'cache-control': page.caching, etag: page.tag, vary: 'accept-encoding' }).type(page.type);
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  if (!page.gzip || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.bytes);
  return reply.header('content-encoding', 'gzip').send(page.gzip);
}
