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

const ADDRESS = { 'x-forwarded-for': '6.6.6.6' };
const AT_ONCE = 10;

/** So many at once, each again and again. */
function flood(what: string, one: () => Promise<unknown>): Attack {
  let count = 0;
  const state = { stopped: false };
  const loop = async () => {
    while (!state.stopped) {
      await one().catch(() => sleep(5));
      count++;
    }
  };
  for (let i = 0; i < AT_ONCE; i++) void loop();
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

/** An unfinished message of 40 kB, then empty parts of it, a megabyte a second. */
function fragments(url: string): Attack {
  const { hostname, port, host } = new URL(url);
  const parts = Buffer.concat(Array.from({ length: 1700 }, () => frame(0, false, Buffer.alloc(0))));
  let sent = 0;
  const state = { stopped: false };
  const attack = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 6.6.6.6\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    socket.write(frame(1, false, Buffer.alloc(40_000, 32)));
    while (!state.stopped && !socket.destroyed) {
      socket.write(parts);
      sent += parts.length;
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

/** A table whose log is dear to read: as many take-backs as the limits let one person have in a minute. */
export async function rewoundTable(url: string): Promise<string> {
  const cookie = await guest(url, 'Mallory');
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ key: 'a table of mine', game: 'grand-prix', seats: 1 });
  const made = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
  const { id: rewound } = (await made.json()) as { id: string };
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await once(ws, 'open');
  await act(ws, rewound, 0, { type: 'sit' });
  await act(ws, rewound, 1, { type: 'start' });
  for (let i = 0; i < 120; i++) {
    const asked = await fetch(`${url}/api/tables/${rewound}/moves`, { headers });
    const { after, moves } = (await asked.json()) as { after?: number; moves?: object[] };
    if (!moves?.[0]) break;
    const n = await act(ws, rewound, after ?? 0, { type: 'play', event: moves[0] });
    const latest = (await (await fetch(`${url}/api/tables/${rewound}?after=1000000`, { headers })).json()) as {
      n?: number;
    };
    if (i % 8 > 0) await act(ws, rewound, latest.n ?? n, { type: 'ask-back' });
  }
  ws.close();
  return rewound;
}

const LARGE = JSON.stringify({ name: 'x'.repeat(390_000) });

export const ATTACKS: { readonly [name: string]: (url: string, rewound: string) => Attack } = {
  fragments,
  tokens: (url) =>
    flood('forged tokens', () =>
      get(`${url}/api/me`, { ...ADDRESS, authorization: `Bearer ${randomBytes(24).toString('base64url')}` }),
    ),
  'dear log': (url, rewound) =>
    flood('reads of a log with take-backs', () => get(`${url}/api/tables/${rewound}`, ADDRESS)),
  lists: (url) => flood('reads of all lists', () => get(`${url}/api/tables`, ADDRESS)),
  bodies: (url) =>
    flood('bodies of 390 kB', async () => {
      const headers = { ...ADDRESS, 'content-type': 'application/json' };
      await (await fetch(`${url}/api/session`, { method: 'POST', headers, body: LARGE })).arrayBuffer();
    }),
  sockets: (url) =>
    flood('sockets opened and left', async () => {
      const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: ADDRESS });
      await once(ws, 'open').catch(() => {});
      ws.terminate();
    }),
};
