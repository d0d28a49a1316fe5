// Needs cape-to-cairo, hauling-astronauts.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { serving } from './serving.ts';

async function twoAtATable(url: string, plan: object = {}) {
  const ann = await Client.guest(url, 'Ann');
  const ben = await Client.guest(url, 'Ben');
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2, ...plan });
  expect((await ann.now(table, { type: 'sit', seat: 0, salt: 'a' })).status).toBe(200);
  expect((await ben.now(table, { type: 'sit', salt: 'b' })).status).toBe(200);
  return { ann, ben, table };
}

describe('a table', () => {
  test('is made, joined by its link, started and played', async () => {
    const { url } = await serving();
    const { ann, ben, table } = await twoAtATable(url);
    const before = await ben.look(table);
    expect(before.seat).toBe(1);
    expect(before.plan).toMatchObject({ game: 'cape-to-cairo', seats: 2, salts: ['a', 'b'] });
    expect(before.status).toMatchObject({ phase: 'open', seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    expect((await ben.now(table, { type: 'start' })).status).toBe(200);
    const { n, view, status } = await ann.look(table);
    expect(view).not.toBeNull();
    const mover = status.next === 0 ? ann : ben;
    const { body } = await mover.call('GET', `/api/tables/${table}/moves`);
    expect(body.moves.length).toBeGreaterThan(0);
    const played = await mover.act(table, n, { type: 'play', event: body.moves[0] });
    expect(played.status).toBe(200);
    expect((await ann.look(table, n)).entries[0]).toMatchObject({ n: n + 1, type: 'event', event: body.moves[0] });
  });

  test('does a repeated action once, and refuses a stale one with what is new', async () => {
    const { url } = await serving();
    const { ann, ben, table } = await twoAtATable(url);
    const key = randomUUID();
    const { n } = await ann.look(table);
    const first = await ann.act(table, n, { type: 'start' }, key);
    const again = await ann.act(table, n, { type: 'start' }, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const stale = await ben.act(table, n, { type: 'resign' });
    expect(stale.status).toBe(409);
    expect(stale.body.error.code).toBe('stale');
    expect(stale.body.update.entries[0]).toMatchObject({ n: n + 1, type: 'start' });
  });

  test('sends live updates over a socket and goes on where a client left', async () => {
    const { url } = await serving();
    const { ann, ben, table } = await twoAtATable(url);
    const socket = await ben.socket();
    socket.send({ type: 'follow', table });
    const opened = await socket.next((m) => m.type === 'update');
    await ann.now(table, { type: 'chat', text: ' hello <b>there</b>\u202e ' });
    const chat = await socket.next((m) => m.type === 'update');
    expect(chat.entries).toMatchObject([{ n: opened.n + 1, type: 'chat', name: 'Ann', text: 'hello <b>there</b>' }]);
    socket.close();
    await ann.now(table, { type: 'start' });
    const back = await ben.socket();
    back.send({ type: 'follow', table, after: chat.n });
    const missed = await back.next((m) => m.type === 'update');
    expect(missed.entries[0]).toMatchObject({ n: chat.n + 1, type: 'start' });
    expect(missed.plan).toBeUndefined();
  });

  test('waits with a long-poll, and streams', async () => {
    const { url } = await serving({ limits: { waitMs: 300 } });
    const { ann, ben, table } = await twoAtATable(url);
    const { n } = await ben.look(table);
    expect((await ben.call('GET', `/api/tables/${table}/wait?after=${n}`)).status).toBe(204);
    const waiting = ben.call('GET', `/api/tables/${table}/wait?after=${n}`);
    await ann.now(table, { type: 'chat', text: 'there' });
    expect((await waiting).body.entries).toMatchObject([{ type: 'chat', text: 'there' }]);
    const stream = await fetch(`${url}/api/tables/${table}/stream`, {
      headers: { ...ben.headers(), 'last-event-id': String(n) },
    });
    const reader = stream.body!.getReader();
    const text = new TextDecoder().decode((await reader.read()).value);
    expect(text).toMatch(new RegExp(`^id: ${n + 1}\ndata: \\{"type":"update"`));
    await reader.cancel();
  });

  test('seats bots, which play to the end, and proves its dice', async () => {
    const { url } = await serving();
    const ann = await Client.guest(url, 'Ann');
    const table = await ann.make({ game: 'hauling-astronauts', seats: 2 });
    await ann.now(table, { type: 'sit' });
    expect((await ann.now(table, { type: 'bot', seat: 1, level: 'random' })).status).toBe(200);
    await ann.now(table, { type: 'start' });
    await ann.now(table, { type: 'stand' });
    const socket = await ann.socket();
    socket.send({ type: 'follow', table });
    const end = await socket.next((m) => m.type === 'update' && m.status.phase === 'over', 60_000);
    expect(end.status.ending.how).toBe('played');
    const file = await ann.call('GET', `/api/tables/${table}/match`);
    expect(file.status).toBe(200);
    expect(file.body.dealer.seed).toBeTruthy();
  });
});
