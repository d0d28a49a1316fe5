import { games } from '@waybill/games';
import type { Rng } from '@waybill/kernel';
import { expect } from 'vitest';
import { type Answer, Client } from './client.ts';

/** For whom any game for one person will do. */
export const [SOLO] = games.filter(({ seats }) => seats.max === 1).map(({ id }) => id);
/** … and for two. */
export const [DUEL] = games.filter(({ seats }) => seats.min === 2 && seats.max === 2).map(({ id }) => id);

/** A table with everybody seated. */
export async function tableWith(url: string, names: readonly string[], plan: object = {}) {
  const people = await Promise.all(names.map((name) => Client.guest(url, name)));
  const table = await people[0].make({ game: 'cape-to-cairo', seats: names.length, ...plan });
  for (const [seat, person] of people.entries()) {
    expect((await person.now(table, { type: 'sit', seat })).status).toBe(200);
  }
  return { people, table };
}

/** Plays a legal event of whoever is to act, the first or any, and says who that was. */
export async function playFirst(people: readonly Client[], table: string, rng?: Rng): Promise<number> {
  const { status } = await people[0].look(table, 1_000_000);
  const mover = people[status.next];
  const { after, moves } = (await mover.call('GET', `/api/tables/${table}/moves`)).body;
  const event = moves[rng ? rng.below(moves.length) : 0];
  const { status: code, text } = await mover.act(table, after, { type: 'play', event });
  expect(code, text).toBe(200);
  return status.next;
}

/** Plays until it is somebody else's turn, and says whose. */
export async function passTurn(people: readonly Client[], table: string): Promise<number> {
  const mover = await playFirst(people, table);
  for (;;) {
    const { status } = await people[0].look(table, 1_000_000);
    if (status.next !== mover) return status.next;
    await playFirst(people, table);
  }
}

/** Whatever a bot does in between. */
export async function surely(person: Client, table: string, action: object): Promise<Answer> {
  for (;;) {
    const answer = await person.now(table, action);
    if (answer.status !== 409) return answer;
  }
}
