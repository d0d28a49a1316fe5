// The server that is attacked, in a process of its own; it notes how late its thread comes to what is due.
import { type ServerOptions, startServer } from '@waybill/server';
import { answerTo } from '../server/usage.ts';
import { Lateness } from './lateness.ts';

const EVERY_MS = 5;

const lateness = new Lateness(EVERY_MS);
const server = await startServer({ port: 0, ...(JSON.parse(process.argv[2]) as ServerOptions) });
answerTo(
  process,
  server.url,
  () => server.close(),
  () => lateness.take(),
);
