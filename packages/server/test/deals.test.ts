import { findGame, games } from '@waybill/games';
import {
  asUsual,
  commitment,
  Dealer,
  type Match,
  MoveList,
  matchOf,
  Play,
  Sfc32,
  setupOf,
  verify,
} from '@waybill/kernel';
import { type Deal, type DealPage, type DealResult, openSeed } from '@waybill/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Deals } from '../src/deals/deals.ts';
import { type RunningServer, startServer } from '../src/index.ts';
import { Client, type Message } from './client.ts';
import { chooseBlind } from './drive.ts';
import { freshPlace } from './place.ts';
import { DUEL, SOLO } from './seats.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const TODAY = '2026-03-01';
const DAY = 86_400_000;

/** Only what the clock says: timers go on as ever. */
const setClock = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at });
afterEach(() => void vi.useRealTimers());

const PLENTY = { connectionsPerSecond: 1e6, requestsPerMinute: 1e6, guestsPerHour: 1e6, actionsPerMinute: 1e6 };
const place = freshPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir: place.folder, limits: PLENTY, botThreads: 1 });
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const play = async (person: Client, deal: string) =>
  (await person.call('POST', `/api/deals/${deal}/play`, {})).body.id as string;
const pageOf = async (person: Client, deal: string) =>
  (await person.call('GET', `/api/deals/${deal}`)).body as DealPage;

/** Decides at random until it is over; bots answer in between. */
async function finish(person: Client, table: string, taste: string): Promise<void> {
  const rng = new Sfc32(taste);
  for (;;) {
    const { n, plan, view, seat, status } = await person.look(table);
    if (status.phase === 'over') return;
    if (status.next !== seat) await new Promise((resolve) => setTimeout(resolve, 20));
    else await person.act(table, n, { type: 'play', event: chooseBlind(plan, view, seat, rng) });
  }
}

const eventsOf = async (person: Client, table: string) =>
  ((await person.look(table)).entries as Message[]).flatMap(({ event }) => (event ? [event] : []));

test('today has a deal of every game, promised a day ahead and told when it is over', async () => {
  setClock(NOON);
  const { url } = server;
  const { deals } = (await new Client(url).call('GET', '/api/deals')).body as { deals: Deal[] };
  for (const { day = '', commit, seed, seats, game } of deals) {
    if (day < TODAY) expect(commitment(seed!)).toBe(commit);
    else expect(seed).toBeUndefined();
    expect(seats.length).toBe(findGame(game)!.seats.min);
    expect(seats.filter((bot) => bot === null)).toHaveLength(1);
  }
  expect(deals.filter(({ day }) => day === TODAY).map(({ game }) => game)).toEqual(games.map(({ id }) => id));
  expect(deals.filter(({ day }) => day! > TODAY)).toHaveLength(games.length);
});

test('what is promised for a day follows from the server’s secret: nobody can work it out from the date', () => {
  const promisesOf = (secret: string) =>
    new Deals(null as never, secret, () => NOON).today().map(({ commit }) => commit);
  const [mine, others] = ['one secret', 'another'].map(promisesOf);
  expect(promisesOf('one secret')).toEqual(mine);
  const open = games.map(({ id }) => commitment(openSeed(TODAY, id)));
  expect(new Set([...mine, ...others, ...open]).size).toBe(3 * games.length);
});

test('everybody meets the same dice, sees nothing of each other before the end, and all of it after', async () => {
  setClock(NOON);
  const { url } = server;
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const id = `${TODAY}-${SOLO}`;
  const [hers, his] = [await play(ann, id), await play(ben, id)];
  expect(await play(ann, id)).toBe(hers);
  expect(his).not.toBe(hers);
  await finish(ann, hers, 'ann');
  const watcher = new Client(url);
  for (const nosy of [ben, watcher]) {
    for (const path of [
      '?after=-1',
      '/wait?after=-1',
      '/stream?after=-1',
      '/past?from=0&to=9',
      '/match',
      '/analysis',
    ]) {
      const { status, body } = await nosy.call('GET', `/api/tables/${hers}${path}`);
      expect([status, body.error.code], path).toEqual([403, 'unplayed']);
    }
    const socket = await nosy.socket();
    socket.send({ type: 'follow', table: hers });
    expect((await socket.next()).error.code).toBe('unplayed');
    socket.close();
    expect(await pageOf(nosy, id)).toMatchObject({ played: 1, results: null });
  }
  await finish(ben, his, 'another taste');
  const { results } = await pageOf(ben, id);
  expect(new Set(results!.map(({ name }) => name))).toEqual(new Set(['Ann', 'Ben']));
  expect(results!.find(({ you }) => you)).toMatchObject({ name: 'Ben', table: his, provisional: true });
  const [a, b] = await Promise.all([eventsOf(ben, hers), eventsOf(ben, his)]);
  const first = (all: Message[]) => JSON.stringify(all.find(({ by }) => by === 'chance'));
  expect(first(a)).toBe(first(b));
  expect(JSON.stringify(a)).not.toBe(JSON.stringify(b));
  const { dealer } = matchOf((await ben.call('GET', `/api/tables/${hers}/match`)).text);
  expect(dealer!.seed).toBeUndefined();
  const { commit } = await pageOf(ben, id);
  const said = new Set([...ann.received, ...ben.received, ...watcher.received].join().match(/"[^"]+"/g));
  expect([...said].filter((text) => commitment(text.slice(1, -1)) === commit)).toEqual([]);
});

test('what was not over with its day does not count, and its seed comes only then', async () => {
  setClock(NOON + 4 * DAY);
  const { url } = server;
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const id = `2026-03-05-${SOLO}`;
  const [hers, his] = [await play(ann, id), await play(ben, id)];
  await finish(ann, hers, 'ann');
  setClock(Date.parse('2026-03-06T00:00:30Z'));
  expect((await pageOf(ann, id)).seed).toBeUndefined();
  await finish(ben, his, 'ben');
  const { results, mine } = await pageOf(ben, id);
  expect(results!.map(({ name }) => name)).toEqual(['Ann']);
  expect(mine).toMatchObject({ over: true, counts: false });
  setClock(Date.parse('2026-03-06T00:01:00Z'));
  const { seed, commit } = await pageOf(ann, id);
  expect(commitment(seed!)).toBe(commit);
  const match = matchOf((await ann.call('GET', `/api/tables/${hers}/match`)).text);
  const game = findGame(SOLO)!;
  expect(verify(game, setupOf(game, match), match).fault).toBeNull();
  const cy = await Client.guest(url, 'Cy');
  expect((await cy.call('POST', `/api/deals/${id}/play`, {})).body.error.code).toBe('deal-over');
  expect((await cy.call('POST', `/api/deals/2026-03-09-${SOLO}/play`, {})).status).toBe(404);
});

test('nothing about a deal can be changed from outside', async () => {
  setClock(NOON + 8 * DAY);
  const { url } = server;
  const ann = await Client.guest(url, 'Ann');
  const table = await play(ann, `2026-03-09-${SOLO}`);
  for (const action of [
    { type: 'ask-back' },
    { type: 'plan', plan: { options: {}, seats: 1, listed: true, clock: null } },
  ])
    expect((await ann.now(table, action)).body.error.code).toBe('deal');
  await ann.now(table, { type: 'resign' });
  expect((await ann.now(table, { type: 'rematch' })).body.error.code).toBe('deal');
  expect(await ann.make({ game: SOLO, seats: 1, deal: `2026-03-09-${SOLO}` }).catch(String)).toMatch(/400/);
  expect((await pageOf(ann, `2026-03-09-${SOLO}`)).results).toMatchObject([{ score: null, how: 'resigned' }]);
});

describe('played without a server', () => {
  const id = `2026-03-09-${SOLO}-open`;
  const game = findGame(SOLO)!;

  /** What a device plays by itself. */
  function playedAlone(seed: string): Match {
    const chosen = { seats: ['Ann'], ...asUsual(game) };
    const dealer = new Dealer(seed, ['']);
    const alone = new Play(game, setupOf(game, chosen));
    const rng = new Sfc32('device');
    for (alone.deal(dealer); game.next(alone.state) !== 'over'; alone.deal(dealer)) {
      const moves = new MoveList();
      game.moves(alone.state, moves);
      alone.mustAccept(game.write(alone.state, moves.codes[rng.below(moves.size)]));
    }
    return { waybill: 1, game: SOLO, ...chosen, dealer: dealer.record(), events: alone.events };
  }

  test('a match joins the results of its day when every move and roll is what it has to be, and only then', async () => {
    setClock(NOON + 8 * DAY);
    const ann = await Client.guest(server.url, 'Ann');
    const send = (match: Match, deal = id) => ann.call('POST', `/api/deals/${deal}/matches`, { match });
    const codeOf = async (match: Match, deal = id) => (await send(match, deal)).body.error.code as string;
    const match = playedAlone(openSeed('2026-03-09', SOLO));
    expect(await codeOf(playedAlone('dice of my own'))).toBe('deal-dice');
    expect(await codeOf({ ...match, events: match.events.slice(0, -1) })).toBe('deal-unfinished');
    expect(await codeOf({ ...match, game: 'another' })).toBe('deal-set-up');
    expect(await codeOf({ ...match, events: 'none' as never })).toBe('malformed');
    expect(await codeOf(match, `2026-03-09-${SOLO}`)).toBe('deal');
    const sent = await send(match);
    expect((await send(match)).body).toEqual(sent.body);
    const { results, seed, mine } = await pageOf(ann, id);
    expect(results).toMatchObject([{ name: 'Ann', table: sent.body.id, how: 'played' }]);
    expect([seed, mine!.counts]).toEqual([openSeed('2026-03-09', SOLO), true]);
    expect((await pageOf(ann, `2026-03-09-${SOLO}`)).mine).toBeNull();
    const file = matchOf((await ann.call('GET', `/api/tables/${sent.body.id}/match`)).text);
    expect(file.events).toEqual(match.events);
    // What an analysis says of it comes a little later.
    await expect
      .poll(async () => (await pageOf(ann, id)).results![0].marks, { timeout: 100_000, interval: 500 })
      .toMatchObject({ unit: 'score' });
    expect((await ann.call('POST', `/api/deals/${id}/play`, {})).body).toEqual(sent.body);
    const late = await Client.guest(server.url, 'Late');
    setClock(NOON + 20 * DAY);
    expect((await late.call('POST', `/api/deals/${id}/matches`, { match })).body.error.code).toBe('deal-over');
  });
});

describe.runIf(DUEL)('against others', () => {
  const make = async (person: Client, more: object) =>
    (await person.call('POST', '/api/deals', { key: 'a-duplicate', game: DUEL, days: 3, ...more })).body.id as string;

  test('a bot gives the same answers to whoever decides the same', async () => {
    const { url } = server;
    const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.guest(url, name)));
    const id = await make(people[0], { seats: [null, 'medium'] });
    const logs: string[] = [];
    for (const person of people) {
      const table = await play(person, id);
      for (;;) {
        const { n, plan, view, seat, status } = await person.look(table);
        if (status.events > 12 || status.phase === 'over') break;
        if (status.next !== seat) await new Promise((resolve) => setTimeout(resolve, 20));
        else {
          const event = chooseBlind(plan, view, seat, new Sfc32(`${status.events}`));
          await person.act(table, n, { type: 'play', event });
        }
      }
      logs.push(JSON.stringify((await eventsOf(person, table)).slice(0, 12)));
      await person.now(table, { type: 'resign' });
    }
    expect(logs[0]).toBe(logs[1]);
  }, 60_000);

  test('a duplicate at several tables compares those who sat in the same seat', async () => {
    const { url } = server;
    const people = await Promise.all(['Ann', 'Ben', 'Cy', 'Di'].map((name) => Client.guest(url, name)));
    const id = await make(people[0], { seats: [null, null] });
    expect(await make(people[0], { seats: [null, null] })).toBe(id);
    const tables: string[] = [];
    for (const person of people) tables.push(await play(person, id));
    expect(new Set(tables).size).toBe(2);
    expect((await people[2].call('GET', `/api/tables/${tables[0]}?after=-1`)).status).toBe(403);
    for (const [i, loser] of [people[0], people[3]].entries()) await loser.now(tables[2 * i], { type: 'resign' });
    const { results, played } = await pageOf(people[0], id);
    expect(played).toBe(4);
    const found = (name: string) => results!.find((one: DealResult) => one.name === name)!;
    expect(found('Ann')).toMatchObject({ seat: 0, won: false });
    expect(found('Cy')).toMatchObject({ seat: 0, won: true });
    expect(found('Ann').percent).toBe(50);
    expect((await people[1].call('GET', `/api/tables/${tables[2]}?after=-1`)).status).toBe(200);
  });

  test('a duplicate that can’t be is refused', async () => {
    const { url } = server;
    const ann = await Client.guest(url, 'Ann');
    const asked = async (more: object) =>
      (await ann.call('POST', '/api/deals', { key: 'a-duplicate', game: DUEL, days: 3, ...more })).body.error;
    expect(await asked({ seats: ['easy', 'easy'] })).toMatchObject({ code: 'played-for-others' });
    expect(await asked({ seats: [null] })).toMatchObject({ code: 'flaw' });
    expect(await asked({ seats: [null, 'expert'] })).toMatchObject({ code: 'malformed' });
    expect(await asked({ seats: [null, 'easy'], days: 400 })).toMatchObject({ code: 'malformed' });
  });
});
