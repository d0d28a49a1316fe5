// Needs hauling-astronauts.
import { setTimeout as sleep } from 'node:timers/promises';
import { Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { rate } from '../src/ratings/formula.ts';
import { Client } from './client.ts';
import { playFirst, tableWith } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

const GAME = 'hauling-astronauts';

async function until<T>(look: () => Promise<T>, fits: (found: T) => boolean): Promise<T> {
  for (const end = Date.now() + 60_000; ; await sleep(50)) {
    const found = await look();
    if (fits(found) || Date.now() > end) return found;
  }
}

const matchesOf = async (client: Client, query = '') => (await client.call('GET', `/api/me/matches${query}`)).body;
const ratedMatches = (client: Client, count: number) =>
  until(
    () => matchesOf(client),
    ({ matches }) => matches.length >= count,
  );

async function resigned(url: string, plan: object = {}, names = ['Ann', 'Ben']) {
  const made = await tableWith(url, names, { game: GAME, ...plan });
  await made.people[0].now(made.table, { type: 'start' });
  await made.people[1].now(made.table, { type: 'resign' });
  return made;
}

test('a match played to its end moves both ratings, without luck, and everybody can check it', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { game: GAME, listed: true });
  await people[0].now(table, { type: 'start' });
  const rng = new Sfc32('ratings');
  for (let phase = 'on'; phase !== 'over'; phase = (await people[0].look(table, 1_000_000)).status.phase)
    await playFirst(people, table, rng);
  const { matches } = await ratedMatches(people[0], 1);
  expect(matches).toMatchObject([{ table, game: GAME, how: 'played', unrated: null, seat: 0 }]);
  expect(matches[0].seats.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Ben']);
  expect(matches[0].rated.luck).not.toBeNull();
  const { ratings } = (await people[0].call('GET', '/api/me/ratings')).body;
  expect(ratings).toMatchObject([{ game: GAME, matches: 1, provisional: true, rating: matches[0].rated.after.rating }]);
  const { results } = (await new Client(url).call('GET', `/api/ratings/${GAME}/results`)).body;
  expect(results).toHaveLength(1);
  for (const { rated, handle, player } of results[0].seats) {
    expect(rate(rated.before, rated.field, rated.without, rated.weight)).toEqual(rated.after);
    expect(handle).toBeNull();
    expect(player).toMatch(/^[\w-]{12}$/);
  }
});

test('who resigned has lost; a match with something taken back, or on another sheet, moves nothing', async () => {
  const { url } = await serving();
  const { people } = await resigned(url);
  const { matches } = await ratedMatches(people[1], 1);
  expect(matches).toMatchObject([{ how: 'resigned', rated: { result: 0, luck: null, before: { rating: 1500 } } }]);
  expect(matches[0].rated.after.rating).toBeLessThan(1500);
  const [ann] = people;
  const alone = await ann.make({ game: GAME, seats: 2 });
  await ann.now(alone, { type: 'sit', seat: 0 });
  await ann.now(alone, { type: 'bot', seat: 1, level: 'random' });
  await ann.now(alone, { type: 'start' });
  const mine = () =>
    until(
      () => ann.look(alone, 1_000_000),
      ({ status }) => status.next === 0,
    );
  await mine();
  await playFirst([ann, ann], alone);
  await mine();
  expect((await ann.now(alone, { type: 'ask-back' })).status).toBe(200);
  await mine();
  await ann.now(alone, { type: 'resign' });
  const both = await ratedMatches(ann, 2);
  expect(both.matches[0]).toMatchObject({ table: alone, unrated: 'taken-back', rated: null });
});

test('pages go on where the one before ended; a game can be asked for alone', async () => {
  const { url } = await serving();
  const { people } = await resigned(url);
  await ratedMatches(people[0], 1);
  expect((await matchesOf(people[0], '?game=ship-it')).matches).toEqual([]);
  expect(await matchesOf(people[0])).toMatchObject({ next: null });
  expect((await people[0].call('GET', '/api/me/matches?before=yesterday')).status).toBe(400);
  const [first] = (await matchesOf(people[0])).matches;
  expect((await matchesOf(people[0], `?before=${first.ended}.${first.table}`)).matches).toEqual([]);
});

test('a match whose end the server was stopped at is rated when it is back, once', async () => {
  const dataDir = freshFolder();
  const first = await serving({ dataDir });
  const { people } = await resigned(first.url);
  await first.close();
  const { url } = await serving({ dataDir });
  people[0].url = url;
  await ratedMatches(people[0], 1);
  await sleep(1500);
  const { ratings } = (await people[0].call('GET', '/api/me/ratings')).body;
  expect(ratings).toMatchObject([{ matches: 1 }]);
});

test('a profile is nobody’s to see until its owner shows it, and then names nobody who does not', async () => {
  const { url } = await serving();
  const { people, table } = await resigned(url, {}, ['Ann Secret', 'Ben Hidden']);
  await ratedMatches(people[0], 1);
  const stranger = new Client(url);
  const { handle } = (await people[0].call('GET', '/api/me/profile')).body;
  const other = (await people[1].call('GET', '/api/me/profile')).body.handle as string;
  const profile = () => stranger.call('GET', `/api/people/${handle}`);
  expect((await profile()).status).toBe(404);
  expect((await stranger.call('PUT', '/api/me/profile', { shown: true })).status).toBe(401);
  const { token } = (await people[0].call('POST', '/api/me/tokens', { name: 'bot' })).body;
  const bot = new Client(url);
  bot.token = token;
  expect((await bot.call('PUT', '/api/me/profile', { shown: true })).status).toBe(403);
  expect((await people[0].call('PUT', '/api/me/profile', { shown: true })).body).toEqual({ shown: true, handle });
  const shown = await profile();
  expect(shown.body).toMatchObject({
    name: 'Ann Secret',
    handle,
    ratings: [{ game: GAME }],
    matches: [{ table: null }],
  });
  // Neither the other's name, nor the link to a table that was among the two.
  for (const secret of ['Ben Hidden', other, table]) expect(shown.text).not.toContain(secret);
  const open = await stranger.call('GET', `/api/ratings/${GAME}/results`);
  expect(open.text).toContain(handle);
  for (const secret of ['Ben Hidden', other, table, 'Ann Secret']) expect(open.text).not.toContain(secret);
  expect((await stranger.call('GET', `/api/people/${other}`)).status).toBe(404);
  await people[0].call('PUT', '/api/me/profile', { shown: false });
  expect((await profile()).status).toBe(404);
  await people[0].call('DELETE', '/api/me');
  expect((await stranger.call('GET', `/api/ratings/${GAME}/results`)).text).not.toContain(handle);
});
