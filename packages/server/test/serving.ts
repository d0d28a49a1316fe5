import { afterEach } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { freshPlace } from './place.ts';

const open: { close(): Promise<void> }[] = [];

export function freshFolder(): string {
  const place = freshPlace();
  open.push({ close: async () => place.remove() });
  return place.folder;
}

const PLENTY = {
  connectionsPerSecond: 1e6,
  requestsPerMinute: 1e6,
  guestsPerHour: 1e6,
  actionsPerMinute: 1e6,
  chatsPerMinute: 1e6,
};

/** A real server on a free port, ended with the test. */
export async function serving(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? freshFolder();
  const server = await startServer({ botThreads: 1, ...options, dataDir, limits: { ...PLENTY, ...options.limits } });
  open.push(server);
  return server;
}

afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
}, 120_000);
