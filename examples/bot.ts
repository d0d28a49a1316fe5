// Plays one whole match through the HTTP API: see README.md beside this file.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';

interface Answer {
  readonly id?: string;
  readonly n?: number;
  readonly status?: {
    readonly phase: string;
    readonly events: number;
    readonly ending: { readonly winners: number[] };
  };
  readonly moves?: readonly object[];
  readonly error?: { readonly words: string };
}

const [server = 'http://localhost:8080', game = 'hauling-astronauts', seats = '2'] = process.argv.slice(2);
const headers: Record<string, string> = { 'content-type': 'application/json' };
if (process.env.WAYBILL_TOKEN) headers.authorization = `Bearer ${process.env.WAYBILL_TOKEN}`;

async function call(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(server + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie) headers.cookie = cookie;
  if (response.status === 204) return {};
  const answer = (await response.json()) as Answer;
  // 409: something happened that we had not seen. The caller looks again.
  if (!response.ok && response.status !== 409) throw new Error(`${method} ${path}: ${answer.error?.words}`);
  return answer;
}

/** Does it once, however often it has to be said: the key stays the same, and a stale action is made anew. */
async function act(table: string, action: object): Promise<void> {
  for (;;) {
    const { n } = await call('GET', `/api/tables/${table}?after=1000000`);
    const { error } = await call('POST', `/api/tables/${table}/actions`, { after: n, key: randomUUID(), action });
    if (!error) return;
  }
}

if (!headers.authorization) await call('POST', '/api/session', { name: 'Example bot' });
const { id: table = '' } = await call('POST', '/api/tables', { key: randomUUID(), game, seats: Number(seats) });
await act(table, { type: 'sit', seat: 0, salt: randomUUID() });
for (let seat = 1; seat < Number(seats); seat++) await act(table, { type: 'bot', seat, level: 'easy' });
await act(table, { type: 'start' });
console.log(`playing ${game} at ${server}/table/${table}`);

for (let after = -1; ; ) {
  const { n = after, status } = await call('GET', `/api/tables/${table}/wait?after=${after}`);
  after = n;
  if (status?.phase === 'over') break;
  const { moves = [] } = await call('GET', `/api/tables/${table}/moves`);
  // A better bot would look at the update's `view` and think here.
  if (moves.length > 0) {
    const event = moves[Math.floor(Math.random() * moves.length)];
    await call('POST', `/api/tables/${table}/actions`, { after, key: randomUUID(), action: { type: 'play', event } });
  }
}

const { status } = await call('GET', `/api/tables/${table}`);
const response = await fetch(`${server}/api/tables/${table}/match`, { headers });
writeFileSync('match.waybill.json', await response.text());
console.log(`over after ${status?.events} events; winners: ${status?.ending.winners.join(', ') || 'none'}`);
