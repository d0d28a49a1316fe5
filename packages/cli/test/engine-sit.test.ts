// Needs hauling-astronauts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@waybill/games';
import { describe, expect, test, vi } from 'vitest';
import { Client } from '../../server/test/client.ts';
import { freePort } from '../../server/test/process.ts';
import { freshFolder, serving } from '../../server/test/serving.ts';
import { bad, bot, folder } from './engine-bots.ts';
import { cli, isOneLine, SOLO } from './support.ts';

const GAME = { game: 'hauling-astronauts', seats: 2 };
const good = bot('guest');

/** A table made by Ann, who has no seat there yet. */
async function table(url: string, plan: object = GAME) {
  const ann = await Client.guest(url, 'Ann');
  const id = await ann.make(plan);
  return { ann, id, link: `${url}/table/${id}` };
}

const sit = (link: string, program: string, ...more: string[]) => cli(['engine', 'sit', link, program, ...more]);

/** Waits for something at the table, which Ann can see. */
const until = (ann: Client, id: string, isSo: (update: Awaited<ReturnType<Client['look']>>) => boolean) =>
  vi.waitFor(async () => expect(await ann.look(id)).toSatisfy(isSo), { timeout: 60_000, interval: 50 });

describe('an engine at a table of a server', () => {
  test('two play a match to its end, with dice that nobody could choose', async () => {
    const { url } = await serving();
    const { link } = await table(url);
    const file = join(folder, 'online.json');
    const both = [sit(link, good, '--json', '--save', file), sit(link, good, '--name', 'Rival', '--start')];
    const [first, second] = await Promise.all(both);
    expect([first.code, second.code]).toEqual([0, 0]);
    const { seat, seats, how, winners, scores } = JSON.parse(first.out) as {
      seat: number;
      seats: string[];
      how: string;
      winners: number[];
      scores: number[];
    };
    expect(how).toBe('played');
    expect(seats.toSorted()).toEqual(['Rival', 'test']);
    expect(first.err).toContain(`sits at seat ${seat} as test, and waits for the match to start`);
    const shared = winners.length > 1 ? 'shared the win' : 'won';
    expect(second.out.split(' (')[0]).toBe(winners.includes(1 - seat) ? shared : 'lost');
    expect(second.out).toContain(`test ${scores[seat]}`);
    const { dealer } = JSON.parse(readFileSync(file, 'utf8')) as { dealer: { salts: string[] } };
    expect(dealer.salts.filter((salt) => salt !== '')).toHaveLength(2);
    expect((await cli(['verify', link])).out).toBe((await cli(['verify', file])).out);
    expect((await cli(['verify', file])).code).toBe(0);
  });

  test.each(bad.slice(0, 3))('one that %s resigns, and the other wins', async (name, body, words) => {
    const { url } = await serving();
    const { ann, id, link } = await table(url);
    await ann.now(id, { type: 'sit', seat: 1 });
    const { code, out, err } = await sit(link, bot(name, body), '--start', '--seat', '0', '--time-limit', '200');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(words);
    expect(err).toMatch(/; the program has resigned\n$/);
    expect((await ann.look(id)).status.ending).toMatchObject({ how: 'resigned', winners: [1] });
  });

  test('it agrees to take back, and goes on when the server was away', async () => {
    const [port, dataDir] = [await freePort(), freshFolder()];
    const server = await serving({ port, dataDir });
    const { ann, id, link } = await table(server.url);
    await ann.now(id, { type: 'sit', seat: 0 });
    const playing = sit(link, good, '--start');
    await until(ann, id, ({ status }) => status.phase === 'on');
    const { moves } = (await ann.call('GET', `/api/tables/${id}/moves`)).body;
    await ann.now(id, { type: 'play', event: moves[0] });
    await until(ann, id, ({ status }) => status.next === 0);
    await ann.now(id, { type: 'ask-back' });
    await until(ann, id, ({ status }) => status.takenBack === 1 && status.next === 0);
    await server.close();
    await serving({ port, dataDir });
    await ann.now(id, { type: 'play', event: moves[1] });
    await until(ann, id, ({ status }) => status.next === 0 && status.events > 1);
    await ann.now(id, { type: 'resign' });
    const { code, out, err } = await playing;
    expect(code).toBe(0);
    expect(out).toMatch(/^won \(resigned\)/);
    expect(err).toMatch(/can't be reached; trying again\nthe server is there again\n/);
  });

  test('with a token it keeps its seat when it leaves; a guest gives it up', async () => {
    const { url } = await serving();
    const { ann, id, link } = await table(url);
    await ann.now(id, { type: 'sit', seat: 1 });
    const { token } = (await (await Client.guest(url, 'Owner')).call('POST', '/api/me/tokens', { name: 'bot' })).body;
    const stops: (() => void)[] = [];
    const onStop = (stop: () => void) => {
      stops.push(stop);
      return () => {};
    };
    const env = { WAYBILL_TOKEN: token as string };
    const hangs = cli(['engine', 'sit', link, bot(bad[0][0], bad[0][1]), '--start'], { env, onStop });
    await until(ann, id, ({ status }) => status.phase === 'on');
    stops[0]();
    expect(await hangs).toMatchObject({ code: 130, err: expect.stringContaining('the same command goes on') });
    const again = cli(['engine', 'sit', link, good], { env });
    await until(ann, id, ({ status }) => status.next === 1);
    await ann.now(id, { type: 'resign' });
    expect((await again).out).toMatch(/^won/);

    const other = await table(url);
    const guest = cli(['engine', 'sit', other.link, good], { onStop });
    await until(other.ann, other.id, ({ status }) => status.seats[0].person);
    stops[1]();
    expect(await guest).toMatchObject({ code: 130, err: expect.stringContaining('left the table\n') });
    expect((await other.ann.look(other.id)).status.seats[0].person).toBe(false);
  });

  test('what can not be is said in one line', async () => {
    const { url } = await serving();
    const { ann, id, link } = await table(url);
    const race = await table(url, { game: SOLO, seats: 1 });
    const told = async (argv: string[], env = {}) => {
      const { code, out, err } = await cli(['engine', 'sit', ...argv], { env });
      expect(out).toBe('');
      expect(err).toSatisfy(isOneLine);
      return [code, err.replaceAll(url, 'URL').trim()];
    };
    expect(await told([url, good])).toEqual([
      1,
      'URL: is not the link of a table, such as https://example.org/table/ID',
    ]);
    expect(await told([`${url}/table/${'x'.repeat(20)}`, good])).toEqual([1, 'URL: there is no such table']);
    const unfinished = await cli(['analyse', link]);
    expect({ code: unfinished.code, out: unfinished.out }).toEqual({ code: 1, out: '' });
    expect(unfinished.err).toBe(`${link}: the match is not over yet\n`);
    expect(await told([link, './nowhere.py'])).toEqual([1, './nowhere.py: there is no such program']);
    expect(await told([race.link, good])).toEqual([1, `${good}: does not play ${findGame(SOLO)!.title}`]);
    expect(await told([link, good, '--seat', '7'])).toEqual([1, 'this table has no such seat']);
    expect(await told([link, good, '--name', 'A'], { WAYBILL_TOKEN: 'x' })).toEqual([
      2,
      '--name is for a guest; with WAYBILL_TOKEN your own name is used',
    ]);
    const forged = await told([link, good], { WAYBILL_TOKEN: 'x' });
    expect(forged).toEqual([1, expect.stringContaining('is WAYBILL_TOKEN a token of this server?')]);
    const port = await freePort();
    const nobody = `http://127.0.0.1:${port}/table/${'x'.repeat(20)}`;
    expect((await told([nobody, good]))[1]).toBe(`http://127.0.0.1:${port}: can't be reached (ECONNREFUSED)`);
    for (const seat of [0, 1])
      await ann.now(id, seat === 0 ? { type: 'sit', seat } : { type: 'bot', seat, level: 'random' });
    expect(await told([link, good])).toEqual([1, 'no seat is free at this table']);
    await ann.now(id, { type: 'start' });
    expect(await told([link, good])).toEqual([1, 'the match is on, and this player has no seat in it']);
    await ann.now(id, { type: 'resign' });
    expect(await told([link, good])).toEqual([1, 'the match at this table is over']);
  });
});
