// One of our servers in a process of its own.
import { type ServerOptions, startServer } from '@waybill/server';
import { answerTo } from './usage.ts';

const PLENTY = {
  requestsPerMinute: 1e9,
  actionsPerMinute: 1e9,
  guestsPerHour: 1e6,
  unfinishedTables: 1e6,
  connectionsPerSecond: 1e6,
  socketsPerAddress: 1e6,
};

const options = JSON.parse(process.argv[2]) as ServerOptions;
const server = await startServer({ port: 0, ...options, limits: options.limits ?? PLENTY });
answerTo(process, server.url, () => server.close());
