/** Of each operation, by its id: what is sent, and what comes back. */
interface Example {
  readonly body?: unknown;
  readonly answer: unknown;
}

const [MADE, CHANGED, DAY] = [1767225600000, 1767225960000, 86_400_000];
const [PERSON, TABLE, GAME] = ['kq3vZ0a1bX2c', 'Zk3v0a1bX2cQm9wL8y7t', 'some-game'];
const COMMIT = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const TARGET = '87119283-255f-4d04-b514-415df7231ed9';
const SECRET = '7tEkvMwE8glgDcdVnpygXqgP7knR9jxV';

const ann = { id: PERSON, name: 'Ann', handle: 'ann', made: MADE };
const person = { person: ann };
const nothing = { answer: {} };
const keys = [{ kind: 'token', name: 'my bot', made: MADE, scopes: 'play' }];

const summary = {
  id: TABLE,
  game: GAME,
  phase: 'on',
  made: MADE,
  changed: CHANGED,
  next: 0,
  clock: 'live',
  seats: [
    { name: 'Ann', person: true, bot: null },
    { name: null, person: false, bot: 'medium' },
  ],
  seat: 0,
};
const tables = { tables: [summary] };

const event = { by: 0, type: 'drive', to: 7 };
const update = {
  type: 'update',
  table: TABLE,
  n: 18,
  seat: 0,
  entries: [{ n: 18, at: CHANGED, type: 'event', index: 14, event }],
  view: { turn: 3, step: 'roll' },
  status: {
    phase: 'on',
    starting: false,
    paused: false,
    seats: [
      { name: 'Ann', handle: 'ann', person: true, bot: null, out: false },
      { name: null, handle: null, person: false, bot: 'medium', out: false },
    ],
    next: 0,
    events: 15,
    asked: null,
    takenBack: 0,
    clocks: { left: [540_000, 600_000], since: CHANGED, running: 0 },
    ending: null,
    rematch: null,
  },
};

const match = {
  waybill: 1,
  game: GAME,
  options: {},
  seats: ['Ann', 'Ben'],
  dealer: { version: 2, commit: COMMIT, salts: ['', ''], seed: 'abc' },
  events: [event],
};

const deal = {
  id: `2026-01-01-${GAME}`,
  kind: 'day',
  day: '2026-01-01',
  game: GAME,
  options: {},
  seats: [null, 'medium'],
  commit: COMMIT,
  begins: MADE,
  ends: MADE + DAY,
};
const news = { played: 1, mine: { table: TABLE, over: true, score: 21, counts: true } };
const result = {
  table: TABLE,
  seat: 0,
  name: 'Ann',
  handle: 'ann',
  you: true,
  how: 'played',
  score: 21,
  margin: 4,
  won: true,
  place: 1,
  percent: null,
  provisional: false,
  marks: { unit: 'win', exact: false, cost: 0.12, rating: 1650, luck: -0.03 },
};

const rating = { game: GAME, rating: 1612.4, deviation: 74.2, matches: 31, provisional: false };
const [before, after] = [
  { rating: 1600, deviation: 75 },
  { rating: 1612.4, deviation: 74.2 },
];
const pastMatch = {
  table: TABLE,
  game: GAME,
  ended: CHANGED,
  how: 'played',
  unrated: null,
  seat: 0,
  seats: [
    { name: 'Ann', handle: 'ann', person: true, bot: null, score: 21, won: 1 },
    { name: null, handle: null, person: false, bot: 'medium', score: 17, won: 0 },
  ],
  rated: { result: 1, luck: 0.1, without: 0.9, before, after },
};
const bots = { random: 890, easy: 1257, medium: 1500, hard: 1684, expert: 1792 };

const judged = { event, value: 0.56 };
const analysed = {
  offered: true,
  analysis: {
    unit: 'win',
    best: 'highest',
    exact: false,
    finished: true,
    start: [0.5, 0.5],
    final: [1, 0],
    luckTotal: [0.3, -0.3],
    errorTotal: [0.02, 0.04],
    giftTotal: [0, 0],
    driftTotal: [0, 0],
    adjusted: [0.7, 0.3],
    adjustedError: [0.02, 0.04],
    decisions: [
      {
        index: 0,
        seat: 0,
        event,
        value: 0.54,
        loss: 0.02,
        sure: 0.8,
        class: 'doubtful',
        best: judged,
        options: [judged],
        choices: 120,
      },
    ],
    chances: [{ index: 1, luck: [0.1, -0.1] }],
    graph: [
      [0.5, 0.5],
      [0.6, 0.4],
    ],
    rating: [1650, null],
  },
};

export const examples: { readonly [operation: string]: Example } = {
  whoAmI: { answer: { person: null } },
  signIn: { body: { name: 'Ann' }, answer: { person: ann, recovery: SECRET } },
  recover: { body: { token: SECRET }, answer: person },
  signOut: nothing,
  me: { answer: person },
  rename: { body: { name: 'Anna' }, answer: { person: { ...ann, name: 'Anna' } } },
  forgetMe: nothing,
  makeRecoveryLink: { answer: { recovery: SECRET } },
  keys: { answer: { keys: keys.map((key) => ({ hash: COMMIT, ...key })) } },
  makeToken: { body: { name: 'my bot', scopes: ['play'] }, answer: { token: SECRET } },
  dropKey: nothing,
  exportMe: {
    answer: {
      person: ann,
      keys,
      notices: [],
      quiet: null,
      tables: [{ id: TABLE, game: GAME, phase: 'open', made: MADE, did: [{ at: MADE, type: 'sit', seat: 0 }] }],
      deals: [],
      ratings: [],
      shown: false,
    },
  },
  myTables: { answer: tables },
  myMatches: { answer: { matches: [pastMatch], next: null } },
  myRatings: { answer: { ratings: [rating] } },
  myProfile: { answer: { shown: false, handle: 'ann' } },
  showProfile: { body: { shown: true }, answer: { shown: true, handle: 'ann' } },
  profile: { answer: { name: 'Ann', handle: 'ann', ratings: [rating], matches: [pastMatch] } },
  bestPlayers: { answer: { bots, people: [{ ...rating, name: 'Ann', handle: 'ann' }] } },
  ratedResults: {
    answer: {
      scale: { bots, luck: {} },
      results: [
        {
          number: 1,
          ended: CHANGED,
          seats: [
            {
              player: 'adDIMgTGmz58',
              handle: 'ann',
              bot: null,
              score: 21,
              won: 1,
              rated: { result: 1, before, after },
            },
            { player: null, handle: null, bot: 'medium', score: 17, won: 0, rated: null },
          ],
        },
      ],
    },
  },
  seeks: {
    answer: {
      seeks: [
        {
          id: 'y1kWXQ2KaqnY',
          name: 'Ann',
          handle: 'ann',
          game: GAME,
          clock: { kind: 'live', bank: 600_000, add: 5_000 },
          rating: 1612.4,
          since: MADE,
        },
      ],
    },
  },
  watch: { answer: { tables: [{ ...summary, rating: 1556.2 }] } },
  blocks: { answer: { handles: ['ben'] } },
  block: nothing,
  unblock: nothing,
  notices: {
    answer: {
      pushKey: 'BOvlbB9SczQsZF6j3xZ_jGVuDoBkq110Cbc79VrkodoiwGlGnbFv9Nvr9yu0NXhVPSmH4CNIpwjsG9578qFYWDE',
      quiet: { from: '22:00', to: '07:00', zone: 'Europe/Berlin' },
      targets: [
        {
          id: TARGET,
          kind: 'webhook',
          address: 'https://example.org/turns',
          made: MADE,
          failures: 0,
          failure: '',
          off: false,
        },
      ],
      feed: true,
    },
  },
  addBrowser: {
    body: { endpoint: 'https://push.example.org/v2/abc', keys: { p256dh: COMMIT, auth: 'tUfcMa8Cuk0jDOQQ6HYGAI' } },
    answer: { id: TARGET },
  },
  addWebhook: { body: { url: 'https://example.org/turns' }, answer: { id: TARGET, secret: SECRET } },
  testNotice: { answer: { failure: 'answered 500' } },
  dropNotice: nothing,
  beQuiet: { body: { from: '22:00', to: '07:00', zone: 'Europe/Berlin' }, answer: {} },
  endQuiet: nothing,
  makeFeed: { answer: { path: `/api/feeds/${SECRET}` } },
  feed: { answer: '<feed xmlns="http://www.w3.org/2005/Atom"><title>Waybill</title></feed>' },
  report: {
    body: { handle: 'ben', table: TABLE, words: 'Says what nobody wants to read' },
    answer: { id: PERSON },
  },
  games: {
    answer: {
      games: [{ id: GAME, title: 'Some Game', seats: { min: 2, max: 2 }, options: [], best: 'highest' }],
    },
  },
  deals: { answer: { deals: [{ ...deal, seed: 'abc' }] } },
  dealsOfToday: { answer: { deals: [{ ...deal, ...news }] } },
  makeDuplicate: {
    body: { key: 'a-duplicate', game: GAME, seats: [null, 'medium'], days: 3 },
    answer: { id: 'hs9mXr2c0a1bQm9wL8y7' },
  },
  deal: { answer: { ...deal, ...news, results: [result] } },
  playDeal: { answer: { id: TABLE } },
  sendMatch: { body: { match }, answer: { id: TABLE } },
  tables: { answer: { tables: [{ ...summary, seat: null }] } },
  makeTable: {
    body: { key: 'a-table-of-mine', game: GAME, seats: 2, clock: { kind: 'live', bank: 600_000, add: 5_000 } },
    answer: { id: TABLE },
  },
  look: { answer: update },
  wait: { answer: update },
  stream: { answer: `id: 18\ndata: ${JSON.stringify(update)}\n\n` },
  past: { answer: { from: 0, views: [{ turn: 0, step: 'drive' }] } },
  act: { body: { after: 17, key: 'move-eighteen', action: { type: 'play', event } }, answer: { n: 18 } },
  moves: { answer: { after: 18, moves: [event], key: TARGET } },
  match: { answer: match },
  analysis: { answer: analysed },
  askForAnalysis: { answer: analysed },
};
