// Serves the built app: `PORT=8080 node serve.mjs`. start() is for programs that bring their own port.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const DIST = fileURLToPath(new URL('./dist', import.meta.url));

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

/** What only a document or a worker is bound by. */
const DOCUMENT_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
    "worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const PART_OF_A_PAGE = new Set(['script', 'style', 'image', 'font']);

/** The file a path asks for; a path without a file is a page of the app. */
async function find(root, path) {
  const file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return { file, size: found.size, changed: found.mtimeMs };
  if (extname(path) !== '') return null;
  const page = join(root, 'index.html');
  const { size, mtimeMs: changed } = await stat(page);
  return { file: page, size, changed };
}

const compress = promisify(gzip);
const compressed = new Map();

/** The bytes of a file, gzipped once for everybody. */
function gzipped({ file, changed }) {
  const known = compressed.get(file);
  if (known?.changed === changed) return known.bytes;
  const bytes = readFile(file).then((text) => compress(text, { level: 9 }));
  compressed.set(file, { changed, bytes });
  return bytes;
}

/** Names under /assets carry a hash of what they hold. */
function caching(path) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/icon') ? 'public, max-age=86400' : 'no-cache';
}

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
  const path = decodeURIComponent(new URL(request.url, 'http://waybill').pathname);
  // There is no server behind these pages, and asking for one is no fault.
  if (path.startsWith('/api/')) return response.writeHead(204, HEADERS).end();
  const found = await find(root, path);
  if (!found) return response.writeHead(404, { ...HEADERS, ...DOCUMENT_HEADERS }).end('not found');
  const kind = extname(found.file);
  const wantsGzip = COMPRESSED.has(kind) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const packed = wantsGzip ? await gzipped(found) : null;
  response.writeHead(200, {
    ...HEADERS,
    ...(PART_OF_A_PAGE.has(request.headers['sec-fetch-dest']) ? {} : DOCUMENT_HEADERS),
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    'Cache-Control': caching(path),
    Vary: 'Accept-Encoding',
    ...(packed && { 'Content-Encoding': 'gzip' }),
    'Content-Length': packed?.length ?? found.size,
  });
  if (request.method === 'HEAD') return response.end();
  return packed ? response.end(packed) : createReadStream(found.file).pipe(response);
}

/** Resolves to the running server once it listens; port 0 takes a free one. */
export function start(port, root = DIST) {
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 8080);
  await start(port);
  console.log(`Waybill is served at http://localhost:${port}`);
}
