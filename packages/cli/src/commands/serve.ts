import { fileURLToPath } from 'node:url';
import { jsonLogger, type ServerOptions, startServer } from '@waybill/server';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { placeOf } from '../place.ts';

const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PORT = 8080;

/** Serves until it is told to stop; what is under way is finished first. */
export async function run(call: Call): Promise<void> {
  const { io } = call;
  const port = whole(call, 'port', 0) ?? PORT;
  if (port > 65_535) throw usage('--port must be at most 65535');
  const place = placeOf(call);
  const atWorkers = call.has('workers') ? await thoughtAtWorkers(place.database) : null;
  const options: ServerOptions = {
    ...place,
    ...atWorkers,
    port,
    host: call.value('host') ?? '127.0.0.1',
    pages: PAGES,
    proxies: whole(call, 'proxies', 0) ?? 0,
    secure: call.has('https'),
    privateHooks: call.has('private-hooks'),
    operatorToken: io.env.WAYBILL_OPERATOR_TOKEN || undefined,
    metricsToken: io.env.WAYBILL_METRICS_TOKEN || undefined,
    logger: jsonLogger(io.env.LOG_LEVEL),
  };
  const server = await startServer(options).catch(async (error: Error) => {
    await atWorkers?.bots.close();
    throw new Failure(`can't start the server: ${error.message}`);
  });
  io.out(`Waybill is served at ${server.url}\n`);
  await stopped(call);
  await server.close();
}

/** Bots and analyses. */
async function thoughtAtWorkers(database: string | undefined) {
  if (database === undefined) throw usage('--workers needs --database');
  const [{ openWorkerDesk }, { WorkerBots }, { WorkerAnalyst }] = await Promise.all([
    import('../queue/worker-desk.ts'),
    import('../queue/worker-bots.ts'),
    import('../queue/worker-analyst.ts'),
  ]);
  const desk = await openWorkerDesk(database);
  return { bots: new WorkerBots(desk), analyst: new WorkerAnalyst(desk) };
}

function stopped({ io }: Call): Promise<void> {
  return new Promise((resolve) => {
    io.onStop(resolve);
    process.once('SIGTERM', () => resolve());
  });
}
