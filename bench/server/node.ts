// One server in a process of its own, which says on request what it has used.
import { type ServerOptions, startServer } from '@waybill/table';

const PLENTY = {
  requestsPerMinute: 1e9,
  actionsPerMinute: 1e9,
  guestsPerHour: 1e6,
  unfinishedTables: 1e6,
  socketsPerAddress: 1e6,
};

const options = JSON.parse(process.argv[2]) as ServerOptions;
const server = await startServer({ ...options, limits: PLENTY });
process.on('message', (asked) => {
  if (asked === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage().rss });
  } else void server.close().then(() => process.exit(0));
});
process.send?.({ url: server.url });
