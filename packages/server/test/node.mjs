// One server as a process of its own, so that it can be killed: `node node.mjs '{"port": 4000, "dataDir": "…"}'`.
// It is the built one, which starts in a third of the time that the sources take.
import { startServer } from '@waybill/server';
import { pino } from 'pino';

const options = JSON.parse(process.argv[2]);
const logger = pino({ level: process.env.LOG ?? 'silent' });
const server = await startServer({ ...options, logger });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
