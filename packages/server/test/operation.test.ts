// Needs cape-to-cairo.
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findGame } from '@waybill/games';
import { Sfc32 } from '@waybill/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEPT_COLUMNS } from '../src/backup.ts';
import { BackupFault, backup, restore } from '../src/index.ts';
import { openDatabase } from '../src/store/open.ts';
import { Client } from './client.ts';
import { freePort, NodeProcess } from './process.ts';
import { playFirst, tableWith } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

test('a backup of a running server, put back elsewhere, goes on where it was', async () => {
  const dataDir = freshFolder();
  const { url } = await serving({ dataDir });
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  await people[0].now(table, { type: 'start' });
  const rng = new Sfc32('backup');
  for (let i = 0; i < 10; i++) await playFirst(people, table, rng);
  const before = await people[0].look(table);
  const file = join(freshFolder(), 'all.gz');
  await backup({ dataDir }, file);
  expect(statSync(file).mode & 0o077).toBe(0);
  const other = freshFolder();
  expect(await restore({ dataDir: other }, file)).toBe(1);
  await expect(restore({ dataDir: other }, file)).rejects.toThrow(BackupFault);
  const empty = freshFolder();
  await serving({ dataDir: empty });
  await expect(restore({ dataDir: empty }, file)).rejects.toThrow('another server');
  await playFirst(people, table);
  const there = await serving({ dataDir: other });
  const twins = people.map(({ cookie }) => Object.assign(new Client(there.url), { cookie }));
  expect(await twins[0].look(table)).toEqual(before);
  await playFirst(twins, table);
});

test('a backup of the first version is still put back', async () => {
  const file = join(freshFolder(), 'all.gz');
  const lines = ['{"waybill":"backup","version":1}', '["people","p1","Ann",1]', '["keys","hash","p1","session","",1]'];
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  const dataDir = freshFolder();
  expect(await restore({ dataDir }, file)).toBe(0);
  const db = await openDatabase({ dataDir }, () => {});
  expect(await db.query('select people.name, handle, scopes from people join keys on keys.person = people.id')).toEqual(
    [{ name: 'Ann', handle: null, scopes: 'play' }],
  );
  await db.close();
});

/** What can be made again from the rest, or means nothing elsewhere. */
const LEFT_OUT =
  /^(tables\.(stamp|lease|leased_until|snapshot|snapshot_at)|notice_targets\.(lease|leased_until)|(deal_marks|analyses)\..*|(outages|duties|seeks)\..*|sqlite_.*|migrations\..*|journal.*)$/;

test('a backup keeps every column there is, but what can be made again', async () => {
  const db = await openDatabase({ dataDir: freshFolder() }, () => {});
  const columns = await db.query(
    `select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`,
  );
  await db.close();
  const kept = new Set(
    Object.entries(KEPT_COLUMNS).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
  const names = columns.map(({ name }) => String(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !kept.has(name) && !LEFT_OUT.test(name))).toEqual([]);
});

test('what is no backup is not put back', async () => {
  const file = join(freshFolder(), 'none');
  writeFileSync(file, 'none');
  await expect(restore({ dataDir: freshFolder() }, file)).rejects.toThrow();
});

test('where there is nothing to keep or to put back, nothing is made', async () => {
  const dataDir = join(freshFolder(), 'typo');
  const file = join(freshFolder(), 'all.gz');
  await expect(backup({ dataDir }, file)).rejects.toThrow(`there is no database in ${dataDir}`);
  await expect(restore({ dataDir }, file)).rejects.toThrow('ENOENT');
  writeFileSync(file, 'no gzip');
  await expect(restore({ dataDir }, file)).rejects.toThrow('is not a backup of Waybill');
  writeFileSync(file, gzipSync('{"waybill":"backup","version":99}\n'));
  await expect(restore({ dataDir }, file)).rejects.toThrow('is of version 99');
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup that was cut off or damaged is told, wherever', async () => {
  const file = join(freshFolder(), 'all.gz');
  const whole = gzipSync('{"waybill":"backup","version":1}\n["settings","a","b"]\n');
  writeFileSync(file, whole.subarray(0, -9));
  await expect(restore({ dataDir: freshFolder() }, file)).rejects.toThrow();
  writeFileSync(file, gzipSync('{"waybill":"backup","version":1}\n["settings",'));
  await expect(restore({ dataDir: freshFolder() }, file)).rejects.toThrow('ends in the middle of a line');
});

test('health, metrics and the description of the API are there for those they are for', async () => {
  const { url } = await serving({ metricsToken: 'let me see' });
  const client = new Client(url);
  expect((await client.call('GET', '/healthz')).body).toEqual({ well: true });
  expect((await client.call('GET', '/metrics')).status).toBe(404);
  const seen = await client.call('GET', '/metrics', undefined, { authorization: 'Bearer let me see' });
  expect(seen.text).toMatch(/waybill_tables_loaded 0/);
  const { body } = await client.call('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toContain('/api/tables/{id}/actions');
});

test('a match that is over leaves memory with the last who follows it, and is there for whoever comes back', async () => {
  const { url } = await serving({ metricsToken: 'let me see' });
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  const [ann] = people;
  const loaded = async () => {
    const { text } = await ann.call('GET', '/metrics', undefined, { authorization: 'Bearer let me see' });
    return /waybill_tables_loaded (\d+)/.exec(text)?.[1];
  };
  const socket = await ann.socket();
  const follow = async (phase: string) => {
    socket.send({ type: 'follow', table });
    return socket.next((message) => message.type === 'update' && message.plan && message.status.phase === phase);
  };
  const leave = async () => {
    socket.send({ type: 'unfollow', table });
    // Whatever is answered after it shows that it has been heard.
    socket.send('no JSON');
    await socket.next((message) => message.type === 'problem');
  };
  await follow('open');
  await ann.now(table, { type: 'start' });
  await leave();
  expect(await loaded()).toBe('1');
  await ann.now(table, { type: 'resign' });
  await follow('over');
  await leave();
  expect(await loaded()).toBe('0');
  expect((await follow('over')).status.ending).toMatchObject({ how: 'resigned' });
  socket.close();
});

describe('the container', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

  test('starts the server with the flags that npm start gives it, by itself and in compose', () => {
    const flags = JSON.parse(read('packages/server/flags.json')) as string[];
    const entrypoint = /^ENTRYPOINT (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '';
    expect(JSON.parse(entrypoint)).toEqual(['node', ...flags, 'packages/cli/bin/waybill.mjs']);
    expect(read('compose.yaml')).toMatch(/^ {2}command: \[serve, .*--proxies, '1'\]$/m);
    expect(read('compose.yaml')).not.toMatch('entrypoint');
    // Both nodes are that image, with everything the manual tells an operator to set.
    expect(read('compose.yaml')).toMatch(/^x-node: &node\n {2}build: \.$/m);
    expect(read('compose.yaml').match(/^ {2}node-\d: \*node$/gm)).toHaveLength(2);
    const told = [...read('docs/running.md').matchAll(/`((?:WAYBILL_\w+_TOKEN|DATABASE_URL))`/g)].map(
      ([, name]) => name,
    );
    expect(new Set(told).size).toBe(3);
    for (const name of told) expect(read('compose.yaml')).toMatch(`    ${name}: `);
    for (const limit of ['limit_conn connections', 'limit_req zone=requests'])
      expect(read('compose.yaml')).toMatch(`        ${limit} `);
  });

  test('is made of parts of one version each', () => {
    const images = [...`${read('Dockerfile')}\n${read('compose.yaml')}`.matchAll(/^(?:FROM|\s+image:) (\S+)/gm)];
    expect(images).toHaveLength(4);
    for (const [, image] of images) expect(image).toMatch(/:\d+(\.\d+){1,2}(-|$)/);
    // To the last figure, one for building and for running, and no older than what the program asks for.
    const node = [...read('Dockerfile').matchAll(/^FROM node:(\S+)/gm)].map(([, version]) => version);
    expect(new Set(node).size).toBe(1);
    expect(node[0]).toMatch(/^\d+\.\d+\.\d+-/);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(Number(node[0].split('.')[0])).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  });
});

test('every test that the manual names is there, by its file and by its name', () => {
  const root = new URL('../../../', import.meta.url);
  const manual = ['docs/running.md', 'docs/security.md']
    .map((page) => readFileSync(new URL(page, root), 'utf8'))
    .join();
  const packages = fileURLToPath(new URL('packages', root));
  const there = new Map<string, string>();
  for (const path of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|browser)\.ts$/.test(path) || path.includes('node_modules')) continue;
    const name = basename(path);
    there.set(name, `${there.get(name) ?? ''}${readFileSync(join(packages, path), 'utf8')}`);
  }
  const named = [...manual.matchAll(/`([\w-]+\.(?:test|browser)\.ts)`(?:, \*([^*]+)\*)?/g)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(([, file, name = '']) => !there.get(file)?.includes(name));
  expect(missing.map(([said]) => said)).toEqual([]);
});

test('the web app is served with its pages, its caching and nothing else', async () => {
  const pages = freshFolder();
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Waybill</title>');
  writeFileSync(join(pages, 'assets', 'app-1a2b.js'), 'export {}');
  const { url } = await serving({ pages });
  const client = new Client(url);
  const page = await client.call('GET', '/t/some-table');
  expect(page.text).toMatch('<title>Waybill');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const asset = await client.call('GET', '/assets/app-1a2b.js');
  expect(asset.headers.get('cache-control')).toMatch('immutable');
  expect(asset.headers.get('content-type')).toMatch('text/javascript');
  const again = await client.call('GET', '/', undefined, { 'if-none-match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect((await client.call('GET', '/assets/none.js')).status).toBe(404);
  expect((await client.call('GET', '/api/none')).status).toBe(404);
  expect((await client.call('POST', '/t/some-table', {})).status).toBe(404);
});

test('documents and workers carry their policy, the scripts and styles of a page do not', async () => {
  const pages = freshFolder();
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'assets', 'app-1a2b.js'), 'export {}');
  const client = new Client((await serving({ pages })).url);
  const policyFor = async (destination: string) => {
    const { headers } = await client.call('GET', '/assets/app-1a2b.js', undefined, { 'sec-fetch-dest': destination });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    return headers.get('content-security-policy');
  };
  expect(await policyFor('script')).toBeNull();
  expect(await policyFor('worker')).toMatch("default-src 'none'");
  expect(await policyFor('document')).toMatch("default-src 'none'");
});

test('told to stop, a server finishes what is under way and leaves', async () => {
  const dataDir = freshFolder();
  const node = await new NodeProcess({ port: await freePort(), dataDir }).start();
  const { people, table } = await tableWith(node.url, ['Ann', 'Ben']);
  const socket = await people[0].socket();
  const { n } = await people[0].look(table);
  const acted = people[0].act(table, n, { type: 'start' }).catch(() => null);
  expect(await node.terminate()).toBe(0);
  const answer = await acted;
  expect(socket.ws.readyState).toBeGreaterThan(1);
  expect(existsSync(join(dataDir, 'waybill.sqlite'))).toBe(true);
  await node.start();
  const { status } = await people[0].look(table);
  if (answer?.status === 200) expect(status.phase).toBe('on');
});

test.runIf(findGame('ship-it'))('a long match is reopened from its snapshot, and is the same', async () => {
  const dataDir = freshFolder();
  const server = await serving({ dataDir });
  const { people, table } = await tableWith(server.url, ['Ann', 'Ben'], { game: 'ship-it' });
  await people[0].now(table, { type: 'start' });
  const rng = new Sfc32('long');
  for (let i = 0; i < 70; i++) await playFirst(people, table, rng);
  const before = await people[0].look(table);
  expect(before.n).toBeGreaterThan(70);
  await server.close();
  const { url } = await serving({ dataDir });
  for (const person of people) person.url = url;
  expect(await people[0].look(table)).toEqual(before);
  await playFirst(people, table);
});

test('who never closes their side does not keep a server from stopping', async () => {
  const server = await serving();
  const { hostname, port, host } = new URL(server.url);
  for (const upgrade of ['websocket', 'h2c']) {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.resume();
    socket.write(`GET /api/session HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`);
    await once(socket, 'end');
  }
  await server.close();
}, 20_000);
