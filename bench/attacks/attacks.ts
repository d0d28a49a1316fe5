import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Caller } from './caller.ts';

/** Something under way; what it came to. */
interface Attack {
  stop(): string;
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

function frame(opcode: number, final: boolean, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  // A mask of zeros leaves everything as it is.
  return Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, ...size, 0, 0, 0, 0]), payload]);
}

/** A socket opened by hand, into which so much is written as often as a second has hundredths, and again where it is closed. */
function pour(caller: Caller, cookie: string, first: Buffer, more: Buffer): Attack {
  let sent = 0;
  const state = { stopped: false };
  const attack = async () => {
    const socket = caller.connect().resume();
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${caller.host}\r\nCookie: ${cookie}\r\n` +
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
async function fragments(caller: Caller): Promise<Attack> {
  const cookie = await caller.guest('Mallory');
  return pour(caller, cookie, frame(1, false, Buffer.alloc(40_000, 32)), frames(1700, frame(0, false, NOTHING)));
}

/** Pings, which have to be answered, a megabyte a second. */
const pings = (caller: Caller): Attack => pour(caller, '', NOTHING, frames(1700, frame(9, true, NOTHING)));

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
async function ownTable(caller: Caller, cookie: string): Promise<{ table: string; player: WebSocket }> {
  const plan = JSON.stringify({ key: 'a table of mine', game: 'grand-prix', seats: 1 });
  const { id: table } = JSON.parse(await caller.post('/api/tables', plan, { cookie })) as { id: string };
  const player = caller.socket({ cookie });
  await once(player, 'open');
  await act(player, table, 0, { type: 'sit' });
  await act(player, table, 1, { type: 'start' });
  return { table, player };
}

/** A move, and back again unless it is to stay. */
async function moveAndBack(caller: Caller, cookie: string, table: string, player: WebSocket, stays = false) {
  const read = async (path: string) => JSON.parse(await caller.get(`/api/tables/${table}${path}`, { cookie }));
  const { after, moves } = (await read('/moves')) as { after?: number; moves?: object[] };
  if (!moves?.[0]) return;
  const n = await act(player, table, after ?? 0, { type: 'play', event: moves[0] });
  const latest = (await read('?after=1000000')) as { n?: number };
  if (!stays) await act(player, table, latest.n ?? n, { type: 'ask-back' });
}

/** A table whose log is dear to read: as many take-backs as the limits let one person have in a minute. */
export async function rewoundTable(caller: Caller): Promise<string> {
  const cookie = await caller.guest('Mallory');
  const { table, player } = await ownTable(caller, cookie);
  for (let i = 0; i < 120; i++) await moveAndBack(caller, cookie, table, player, i % 8 === 0);
  player.close();
  return table;
}

const LARGE = JSON.stringify({ name: 'x'.repeat(390_000) });

/** Messages of 390 kB over a socket, ten megabytes a second, by nobody in particular. */
function messages(caller: Caller): Attack {
  let ws = caller.socket();
  const say = async () => {
    if (ws.readyState > 1) ws = caller.socket();
    if (ws.readyState === 1 && ws.bufferedAmount < 4_000_000) ws.send(LARGE);
  };
  return flood('messages of 390 kB', say, 1, 39);
}

/** A request whose answer nobody waits for. */
async function askAndLeave(caller: Caller): Promise<void> {
  const socket = caller.connect();
  await once(socket, 'connect');
  socket.write(`GET /api/tables HTTP/1.1\r\nHost: ${caller.host}\r\n\r\n`);
  await sleep(5);
  socket.destroy();
}

/** A body of a thousand bytes, one a second. */
async function drip(caller: Caller): Promise<void> {
  const socket = caller.connect().resume();
  socket.write(
    `POST /api/session HTTP/1.1\r\nHost: ${caller.host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
  );
  while (!socket.destroyed) {
    socket.write(' ');
    await sleep(1_000);
  }
}

/** A table of one's own, played and taken back as fast as one may, with as many sockets that follow it as an address may have. */
async function crowd(caller: Caller, reads: boolean): Promise<Attack> {
  const cookie = await caller.guest('Crowd');
  const { table, player } = await ownTable(caller, cookie);
  const watchers = Array.from({ length: WATCHERS }, () => caller.socket());
  for (const ws of watchers) {
    ws.on('open', () => {
      ws.send(JSON.stringify({ type: 'follow', table }));
      if (!reads) ws.pause();
    });
  }
  const acting = flood(
    `actions before ${WATCHERS} ${reads ? 'watchers' : 'who do not read'}`,
    () => moveAndBack(caller, cookie, table, player),
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

/** What somebody may do to everybody else, to which they are told of a table whose log is dear to read. */
export const ATTACKS: { readonly [name: string]: (caller: Caller, rewound: string) => Attack | Promise<Attack> } = {
  fragments,
  pings,
  messages,
  tokens: (caller) =>
    flood('forged tokens', () =>
      caller.get('/api/me', { authorization: `Bearer ${randomBytes(24).toString('base64url')}` }),
    ),
  'dear log': (caller, rewound) => flood('reads of a log with take-backs', () => caller.get(`/api/tables/${rewound}`)),
  past: (caller, rewound) =>
    flood('reads of its hundred first views', () => caller.get(`/api/tables/${rewound}/past?from=0&to=99`)),
  lists: (caller) => flood('reads of all lists', () => caller.get('/api/tables')),
  pages: (caller) => flood('reads of a page that is not there', () => caller.get('/nowhere'), 100),
  impatience: (caller) => flood('requests that wait for no answer', () => askAndLeave(caller)),
  bodies: (caller) => flood('bodies of 390 kB', () => caller.post('/api/session', LARGE)),
  'slow bodies': (caller) => flood('bodies that drip in', () => drip(caller), WATCHERS),
  sockets: (caller) =>
    flood('sockets opened and left', async () => {
      const ws = caller.socket();
      await once(ws, 'open').catch(() => {});
      ws.terminate();
    }),
  waits: (caller, rewound) =>
    flood('requests that wait', () => caller.get(`/api/tables/${rewound}/wait?after=1000000`), WATCHERS),
  watchers: (caller) => crowd(caller, true),
  'slow readers': (caller) => crowd(caller, false),
};
