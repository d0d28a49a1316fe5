import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findGame } from '@waybill/games';
import {
  asUsual,
  canonical,
  type Event,
  MoveList,
  type Options,
  type Sfc32,
  setupOf,
  type View,
} from '@waybill/kernel';
import type { Answer, Client } from './client.ts';

/** A random legal event, by nothing but what the seat has been told: exactly what an online client can do. */
export function chooseBlind(plan: Plan, view: View, seat: number, rng: Sfc32): Event {
  const { game, setup } = setupOfPlan(plan);
  const imagined = game.imagine(setup, view, seat, rng);
  const list = new MoveList();
  game.moves(imagined, list);
  return game.write(imagined, list.codes[rng.below(list.size)]);
}

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [key: string]: unknown };
}

/** As the server makes a table of it today. */
export function setupOfPlan(plan: Plan) {
  const game = findGame(plan.game)!;
  const seats = Array.from({ length: plan.seats }, (_, i) => `P${i}`);
  const options = (plan.options ?? {}) as Options;
  const setup = setupOf(game, { seats, ...asUsual(game, { options }) });
  return { game, setup };
}

/** What the server has said yes to: it must never forget it. */
export interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly event: Event;
}

/** Repeats a request until the server answers, as a client does that has lost its connection. */
export async function insist(call: () => Promise<Answer>, until = 120_000): Promise<Answer> {
  for (const end = Date.now() + until; ; ) {
    const answer = await call().catch(() => null);
    if (answer && answer.status < 500) return answer;
    if (Date.now() > end) throw new Error(`no answer: ${answer?.status} ${answer?.text}`);
    await sleep(50 + Math.random() * 100);
  }
}

/** Says it until it is done, whatever others do in between and however often the server dies. */
export async function insistOn(person: Client, table: string, action: object): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const { body } = await insist(() => person.call('GET', `/api/tables/${table}?after=-1`));
    const answer = await insist(() => person.act(table, body.n, action, key));
    if (answer.status === 200) return;
    if (answer.status !== 409) throw new Error(answer.text);
  }
}

/** Seats everybody and starts. */
export async function startMatch(people: readonly Client[], plan: Plan): Promise<string> {
  const key = randomUUID();
  const made = await insist(() => people[0].call('POST', '/api/tables', { key, ...plan }));
  const table = made.body.id as string;
  for (let seat = 0; seat < plan.seats; seat++)
    await insistOn(people[seat], table, { type: 'sit', seat, salt: `salt ${seat}` });
  await insistOn(people[0], table, { type: 'start' });
  return table;
}

/** Plays at random until the match is over or somebody says stop; every yes is written down. */
export async function playOn(
  people: readonly Client[],
  plan: Plan,
  table: string,
  rng: Sfc32,
  acknowledged: Acknowledged[],
  stop: () => boolean,
): Promise<void> {
  for (let after = 0; !stop(); ) {
    const { body } = await insist(() => people[0].call('GET', `/api/tables/${table}?after=${after}`));
    after = body.n;
    const { next, phase } = body.status;
    if (phase === 'over') return;
    const { body: own } = await insist(() => people[next].call('GET', `/api/tables/${table}?after=${after}`));
    if (own.n !== after) continue;
    const event = chooseBlind(plan, own.view, next, rng);
    const key = randomUUID();
    const answer = await insist(() => people[next].act(table, after, { type: 'play', event }, key));
    if (answer.status === 200) acknowledged.push({ table, n: answer.body.n, event });
    else if (answer.status !== 409) throw new Error(`refused: ${answer.text} for ${JSON.stringify(event)}`);
  }
}

/** The same event, but for what the viewer may not know. */
function agrees(shown: Event | undefined, said: Event): boolean {
  return Object.entries(said).every(([key, value]) => {
    const text = canonical(shown?.[key] ?? null);
    return text.includes('null') || text === canonical(value);
  });
}

/** Every yes is there, at its number, once, and the numbers have no gap. */
export async function missing(client: Client, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  for (const table of new Set(acknowledged.map((one) => one.table))) {
    const events = acknowledged.filter((one) => one.table === table);
    const { body } = await insist(() => client.call('GET', `/api/tables/${table}?after=-1`));
    const entries = body.entries as { n: number; type: string; event: Event; index: number }[];
    entries.forEach((entry, i) => entry.n === i || faults.push(`${table}: entry ${i} is numbered ${entry.n}`));
    const indices = entries.filter((entry) => entry.type === 'event').map((entry) => entry.index);
    indices.forEach((index, i) => index === i || faults.push(`${table}: event ${i} is numbered ${index}`));
    for (const { n, event } of events) {
      if (!agrees(entries[n]?.event, event)) faults.push(`${table}: entry ${n} is not what was said`);
    }
    if (new Set(events.map(({ n }) => n)).size !== events.length) faults.push(`${table}: one entry, two yeses`);
  }
  return faults;
}
