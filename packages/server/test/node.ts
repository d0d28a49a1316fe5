// One server as a process of its own, so that it can be killed: `node … node.ts '{"port": 4000, "dataDir": "…"}'`.
import { pino } from 'pino';
import { type ServerOptions, startServer } from '../src/index.ts';

const options = JSON.parse(process.argv[2]) as ServerOptions;
const logger = pino({ level: process.env.LOG ?? 'silent' });
const server = await startServer({ ...options, logger });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
