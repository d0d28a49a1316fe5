import swagger from '@fastify/swagger';
import { check } from '@waybill/kernel';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addressOf, askerOf, type Context, pass, passRequest, weightOf } from './context.ts';
import { fromElsewhere } from './identity.ts';
import { parseJson } from './json.ts';
import { completeOpenapi } from './openapi.ts';
import { Problem, problemIn, TooOften } from './problem.ts';
import { analysisRoutes } from './routes/analyses.ts';
import { dataRoutes } from './routes/data.ts';
import { dealRoutes } from './routes/deals.ts';
import { matchRoutes } from './routes/matches.ts';
import { newsRoutes } from './routes/news.ts';
import { noticeRoutes } from './routes/notices.ts';
import { peopleRoutes } from './routes/people.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { seekRoutes } from './routes/seeks.ts';
import { strangerRoutes } from './routes/strangers.ts';
import { tableRoutes } from './routes/tables.ts';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
    "worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const ROUTES = [
  peopleRoutes,
  dataRoutes,
  tableRoutes,
  analysisRoutes,
  dealRoutes,
  strangerRoutes,
  newsRoutes,
  noticeRoutes,
  matchRoutes,
  ratingRoutes,
  seekRoutes,
];

export async function makeApp(context: Context, log: FastifyBaseLogger, proxies: number): Promise<FastifyInstance> {
  const { limits } = context;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: (_, hop) => hop < proxies,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.arrivalMs,
    forceCloseConnections: true,
    http: { headersTimeout: limits.arrivalMs, connectionsCheckingInterval: Math.min(limits.arrivalMs, 5000) },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => {
      request.log.warn({ code: error.code, ip: request.ip }, 'refused');
      reply.hijack();
      reply.raw.writeHead(400, { ...HEADERS, 'content-type': 'application/json' });
      reply.raw.end(JSON.stringify(new Problem(400, 'not-found')));
    },
  });
  validateByOwnSchemas(app, limits.depth);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Waybill',
        version: '1',
        description: 'Tables, for people and programs.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
    },
  });
  app.decorateRequest('identity', null);
  guard(app, context);
  report(app, context);
  await app.register(async (api) => {
    for (const routes of ROUTES) routes(api, context);
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => completeOpenapi(app.swagger()));
  return app;
}

/** The schemas that the API publishes are the ones it enforces. */
function validateByOwnSchemas(app: FastifyInstance, depth: number): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (value: unknown) => {
    const flaw = check(schema, value, httpPart === 'body' ? '' : (httpPart ?? ''));
    return flaw ? { error: new Problem(400, 'malformed', { ...flaw }) } : { value };
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, parseJson(String(body), depth));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Who asks, how often, and from where. */
function guard(app: FastifyInstance, { identities, gates }: Context): void {
  // Who has gone by the time it is their turn wants no answer.
  app.addHook('onRequest', (request, reply, done) => {
    gates.turns.take(() => (request.raw.socket.destroyed ? void reply.hijack() : done()));
  });
  // Somebody who asks on and on is not looked into before being left without an answer: that would cost others time.
  app.addHook('onRequest', (request, reply, done) => {
    if ((isApi(request) && hasSession(request)) || !gates.tarpit.isFull(addressOf(request))) return done();
    reply.hijack();
    request.raw.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!isApi(request)) {
      pass(gates.pages, addressOf(request));
      return gates.pagePace.turn(addressOf(request));
    }
    reply.header('cache-control', 'no-store');
    const claim = await identities.of(request.headers, addressOf(request));
    const weight = weightOf(Number(request.headers['content-length'] ?? 0));
    if (claim === 'forged') {
      pass(gates.requests, addressOf(request), weight);
      reply.header('set-cookie', identities.noCookie());
      throw new Problem(401, 'forged');
    }
    request.identity = claim === 'none' ? null : claim;
    passRequest(gates, request.identity, addressOf(request), weight);
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && fromElsewhere(request.headers)) throw new Problem(403, 'not-allowed');
  });
}

const isApi = ({ url }: FastifyRequest) => url.startsWith('/api/');

/** Or says so: whoever is signed in is counted apart from others at the same address. */
const hasSession = ({ headers }: FastifyRequest) => headers.cookie !== undefined || headers.authorization !== undefined;

function report(app: FastifyInstance, { metrics, gates }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'pages';
    metrics.requests.inc({ route, status: reply.statusCode });
    const { identity, method, ip } = request;
    const line = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip };
    request.log.info({ ...line, person: identity?.person.id }, 'request');
  });
  app.setErrorHandler(async (error: FastifyError | Problem, request, reply) => {
    const problem = problemOf(error);
    metrics.refusedAtTheEdge.inc({ code: problem.code });
    const who = problem instanceof TooOften ? problem.who : askerOf(request);
    const may = problem.status !== 429 || (await gates.tarpit.hold(who));
    // Who doesn't wait for the answer need not be given one.
    if (!may || request.raw.socket.destroyed) {
      reply.hijack();
      request.raw.destroy();
      return reply;
    }
    if (problem.status >= 500) request.log.error({ err: error }, 'failed');
    else request.log.warn({ code: problem.code, facts: problem.facts, ip: request.ip }, 'refused');
    if (problem.status === 429) reply.header('retry-after', String(problem.facts.seconds));
    return reply.code(problem.status).send(problem.toJSON());
  });
}

const KNOWN: { readonly [code: string]: [status: number, code: string] } = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrong-type'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'not-json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'not-json'],
};

function problemOf(error: FastifyError | Problem): Problem {
  const own = problemIn(error);
  if (own || error instanceof Problem) return own ?? new Problem(503, 'unavailable');
  const known = KNOWN[error.code];
  if (known) return new Problem(...known);
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem(error.statusCode, 'not-found');
  return new Problem(503, 'unavailable');
}
