import type { Schema } from '@waybill/kernel';
import { object, text } from '@waybill/protocol';
import { examples } from './openapi-examples.ts';
import { any, flag, listOf, orNull, ref, schemas, whole, word } from './openapi-schemas.ts';
import { Problem } from './problem.ts';

/** What the routes' own schemas don't say: names, answers, errors and keys. */
interface Operation {
  readonly id: string;
  /** Nobody needs to be signed in, a key is needed, or one that may change the account. */
  readonly key: 'none' | 'play' | 'account';
  readonly answer: Schema | null;
  /** Besides what can happen to any request. */
  readonly errors?: readonly number[];
  /** Of the answer, where it is not JSON. */
  readonly type?: string;
}

const nothing = object({});
const person = object({ person: ref('Person') });
const made = object({ id: text(1, 40) });
const analysis = object({ offered: flag, analysis: orNull(ref('Analysis')) });
const shownState = object({ shown: flag, handle: orNull(text(3, 20)) });
const tables = object({ tables: listOf(ref('Summary')) });

const operations: { readonly [route: string]: Operation } = {
  'get /api/session': {
    id: 'whoAmI',
    key: 'none',
    answer: object({ person: orNull(ref('Person')) }),
  },
  'post /api/session': {
    id: 'signIn',
    key: 'none',
    answer: object({ person: ref('Person'), recovery: word }, 'recovery'),
  },
  'post /api/session/recover': { id: 'recover', key: 'none', answer: person },
  'delete /api/session': { id: 'signOut', key: 'play', answer: nothing },
  'get /api/me': { id: 'me', key: 'play', answer: person },
  'patch /api/me': { id: 'rename', key: 'account', answer: person },
  'delete /api/me': { id: 'forgetMe', key: 'account', answer: nothing },
  'post /api/me/recovery': { id: 'makeRecoveryLink', key: 'account', answer: object({ recovery: word }) },
  'get /api/me/tokens': {
    id: 'keys',
    key: 'account',
    answer: object({ keys: listOf(object({ hash: word, kind: word, name: word, made: whole, scopes: word })) }),
  },
  'post /api/me/tokens': { id: 'makeToken', key: 'account', answer: object({ token: word }), errors: [422] },
  'delete /api/me/tokens/{hash}': { id: 'dropKey', key: 'account', answer: nothing, errors: [404] },
  'get /api/me/export': { id: 'exportMe', key: 'account', answer: any },
  'get /api/me/tables': { id: 'myTables', key: 'play', answer: tables },
  'get /api/me/matches': {
    id: 'myMatches',
    key: 'play',
    answer: object({ matches: listOf(ref('PastMatch')), next: orNull(word) }),
  },
  'get /api/me/ratings': { id: 'myRatings', key: 'play', answer: object({ ratings: listOf(ref('Rating')) }) },
  'get /api/me/profile': { id: 'myProfile', key: 'play', answer: shownState },
  'put /api/me/profile': { id: 'showProfile', key: 'account', answer: shownState },
  'get /api/people/{handle}': {
    id: 'profile',
    key: 'none',
    answer: object({
      name: word,
      handle: word,
      ratings: listOf(ref('Rating')),
      matches: listOf(ref('PastMatch')),
    }),
    errors: [404],
  },
  'get /api/ratings/{game}': {
    id: 'bestPlayers',
    key: 'none',
    answer: object({ bots: orNull(any), people: listOf(ref('BestPlayer')) }),
    errors: [404],
  },
  'get /api/ratings/{game}/results': {
    id: 'ratedResults',
    key: 'none',
    answer: object({ scale: orNull(any), results: listOf(ref('PublicResult')) }),
    errors: [404],
  },
  'get /api/seeks': { id: 'seeks', key: 'none', answer: object({ seeks: listOf(ref('Seeker')) }) },
  'get /api/watch': { id: 'watch', key: 'none', answer: object({ tables: listOf(ref('Watched')) }) },
  'get /api/me/blocks': {
    id: 'blocks',
    key: 'play',
    answer: object({ handles: listOf(word) }),
  },
  'put /api/me/blocks/{handle}': { id: 'block', key: 'play', answer: nothing, errors: [404] },
  'delete /api/me/blocks/{handle}': { id: 'unblock', key: 'play', answer: nothing, errors: [404] },
  'get /api/me/notices': {
    id: 'notices',
    key: 'account',
    answer: object({
      pushKey: word,
      quiet: orNull(object({ from: word, to: word, zone: word })),
      targets: listOf(ref('NoticeTarget')),
      feed: flag,
    }),
  },
  'post /api/me/notices/push': { id: 'addBrowser', key: 'account', answer: made, errors: [422] },
  'post /api/me/notices/webhook': {
    id: 'addWebhook',
    key: 'account',
    answer: object({ id: word, secret: word }),
    errors: [422],
  },
  'post /api/me/notices/{id}/test': {
    id: 'testNotice',
    key: 'account',
    answer: object({ failure: orNull(word) }),
    errors: [404],
  },
  'delete /api/me/notices/{id}': { id: 'dropNotice', key: 'account', answer: nothing, errors: [404] },
  'put /api/me/quiet': { id: 'beQuiet', key: 'account', answer: nothing },
  'delete /api/me/quiet': { id: 'endQuiet', key: 'account', answer: nothing },
  'post /api/me/feed': { id: 'makeFeed', key: 'account', answer: object({ path: word }) },
  'get /api/feeds/{secret}': {
    id: 'feed',
    key: 'none',
    answer: word,
    errors: [404],
    type: 'application/atom+xml',
  },
  'post /api/reports': { id: 'report', key: 'play', answer: made, errors: [404] },
  'get /api/games': { id: 'games', key: 'none', answer: object({ games: listOf(ref('Game')) }) },
  'get /api/deals': { id: 'deals', key: 'none', answer: object({ deals: listOf(ref('Deal')) }) },
  'get /api/deals/today': { id: 'dealsOfToday', key: 'none', answer: object({ deals: listOf(ref('DealNews')) }) },
  'post /api/deals': { id: 'makeDuplicate', key: 'play', answer: made, errors: [422] },
  'get /api/deals/{deal}': { id: 'deal', key: 'none', answer: ref('DealPage'), errors: [404] },
  'post /api/deals/{deal}/play': { id: 'playDeal', key: 'play', answer: made, errors: [404, 422] },
  'post /api/deals/{deal}/matches': { id: 'sendMatch', key: 'play', answer: made, errors: [404, 422] },
  'get /api/tables': { id: 'tables', key: 'none', answer: tables },
  'post /api/tables': {
    id: 'makeTable',
    key: 'play',
    answer: made,
    errors: [422],
  },
  'get /api/tables/{id}': { id: 'look', key: 'none', answer: ref('Update'), errors: [403, 404] },
  'get /api/tables/{id}/wait': { id: 'wait', key: 'none', answer: ref('Update'), errors: [403, 404] },
  'get /api/tables/{id}/stream': {
    id: 'stream',
    key: 'none',
    answer: word,
    errors: [403, 404],
    type: 'text/event-stream',
  },
  'get /api/tables/{id}/past': {
    id: 'past',
    key: 'none',
    answer: object({ from: whole, views: listOf(any) }),
    errors: [403, 404],
  },
  'post /api/tables/{id}/actions': {
    id: 'act',
    key: 'play',
    answer: object({ n: whole }),
    errors: [404, 409, 422],
  },
  'get /api/tables/{id}/moves': {
    id: 'moves',
    key: 'play',
    answer: object({ after: whole, moves: listOf(ref('Event')), key: word }),
    errors: [404],
  },
  'get /api/tables/{id}/match': { id: 'match', key: 'none', answer: ref('Match'), errors: [403, 404, 409] },
  'get /api/tables/{id}/analysis': { id: 'analysis', key: 'none', answer: analysis, errors: [403, 404, 409] },
  'post /api/tables/{id}/analysis': { id: 'askForAnalysis', key: 'play', answer: analysis, errors: [404, 409] },
};

const ERRORS: { readonly [status: number]: string } = {
  400: 'What was sent has not the form it should; `facts.field` says where',
  401: 'Nobody, or a key that is none',
  403: 'From another site, by a token that may not, to somebody who has blocked you, what is for those who sat there, or a match of a deal you have not finished',
  404: 'There is no such thing',
  409: 'Not now: something came first, the match is not over, or nobody has time',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Refused by the rules or by the table',
  429: 'Too often; `Retry-After` says when',
  503: 'Try again, with the same key: it may or may not have been done',
};

/** One of those that have each status. */
const PROBLEMS = [
  new Problem(400, 'malformed', { field: 'name', words: 'must have letters' }),
  new Problem(401, 'not-signed-in'),
  new Problem(403, 'scope'),
  new Problem(404, 'not-found'),
  new Problem(409, 'not-over'),
  new Problem(413, 'too-large'),
  new Problem(415, 'wrong-type'),
  new Problem(422, 'too-many', { most: 10 }),
  new Problem(429, 'too-often', { seconds: 3 }),
  new Problem(503, 'unavailable'),
];
const errorExample = (status: number) => PROBLEMS.find((one) => one.status === status)?.toJSON();

function responsesOf({ key, answer, errors = [], type = 'application/json', id }: Operation, changes: boolean): object {
  const statuses = [
    ...new Set([
      400,
      401,
      ...(key === 'none' && !changes ? [] : [403]),
      ...(changes ? [413, 415] : []),
      ...errors,
      429,
      503,
    ]),
  ].sort((a, b) => a - b);
  const content = { [type]: { schema: answer, example: examples[id]?.answer } };
  return {
    200: { description: 'Done', content },
    ...(id === 'wait' ? { 204: { description: 'Nothing came in time' } } : {}),
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          description: ERRORS[status],
          content: { 'application/json': { schema: ref('Error'), example: errorExample(status) } },
        },
      ]),
    ),
  };
}

const SECURITY = {
  none: [{}, { cookie: [] }, { bearer: [] }],
  play: [{ cookie: [] }, { bearer: ['play'] }],
  account: [{ cookie: [] }, { bearer: ['account'] }],
};

type Part = { [key: string]: unknown };
interface Body {
  readonly content: { readonly [type: string]: { readonly schema: { readonly properties: Part }; example?: unknown } };
}
interface Document {
  openapi: string;
  paths: { [path: string]: { [method: string]: Part } };
  [key: string]: unknown;
}

/** Of what the routes say of themselves a document that a client can be made from. A route that is not listed here is an error. */
export function completeOpenapi(found: object): Document {
  const document = structuredClone(found) as Document;
  document.servers = [{ url: '/', description: 'This server' }];
  document.components = {
    schemas,
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: 'waybill', description: 'A browser’s session, from signIn' },
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'A token, from makeToken; its scopes are play and account',
      },
    },
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, part] of Object.entries(methods)) {
      const operation = operations[`${method} ${path}`];
      if (!operation) throw new Error(`openapi: ${method} ${path} is not described`);
      const changes = method !== 'get';
      Object.assign(part, {
        operationId: operation.id,
        security: SECURITY[operation.key],
        responses: responsesOf(operation, changes),
      });
      const json = (part.requestBody as Body | undefined)?.content['application/json'];
      if (json) json.example = examples[operation.id]?.body;
      if (json && operation.id === 'act') json.schema.properties.action = ref('Action');
    }
  }
  return document;
}
