import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Analyst } from './analyses/analysts.ts';
import type { Thinkers } from './host/bots.ts';
import { makeApp } from './http/app.ts';
import { limitConnections } from './http/connections.ts';
import { operatorRoutes } from './http/operator/health.ts';
import { operatorPage } from './http/operator/routes.ts';
import { readPages, servePages } from './http/pages.ts';
import { Sockets } from './http/sockets.ts';
import type { Limits } from './limits.ts';
import { makeNode, type Node } from './node.ts';
import type { Pace } from './notices/sender.ts';

export interface ServerOptions {
  /** 0 is any that is free. */
  readonly port?: number;
  readonly host?: string;
  /** A Postgres URL; without one, SQLite in `dataDir`. */
  readonly database?: string | undefined;
  readonly dataDir?: string;
  /** The folder of the built web app; without one, only the API is served. */
  readonly pages?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** How many bots may think at once. */
  readonly botThreads?: number;
  /** Whoever thinks for them; threads of this process unless given. Closed with the server. */
  readonly bots?: Thinkers | undefined;
  /** Who goes through matches that are over; without one, a thread of this server's own. */
  readonly analyst?: Analyst | undefined;
  /** How long a table stays in memory with nothing happening. */
  readonly idleMs?: number;
  /** How many proxies there are on the way to it: so many of the last addresses in `X-Forwarded-For` are theirs to say. */
  readonly proxies?: number;
  /** Whether people may be told at addresses of the own network, and over plain http. */
  readonly privateHooks?: boolean;
  /** How soon people are told whose turn it is; slowly enough unless given. */
  readonly noticePace?: Partial<Pace>;
  /** Cookies only over https. */
  readonly secure?: boolean;
  /** Who may read the metrics from another machine. */
  readonly metricsToken?: string | undefined;
  /** Who may see accounts, tables and reports; without one nobody. */
  readonly operatorToken?: string | undefined;
  /** Silent unless given. */
  readonly logger?: Logger;
}

export interface RunningServer {
  readonly url: string;
  /** Takes nothing new, finishes what is under way, and hands the rest to other nodes. Twice is as good as once. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const log = options.logger ?? pino({ level: 'silent' });
  const node = await makeNode(options, log);
  const { gates, metrics } = node.context;
  const proxies = options.proxies ?? 0;
  const app = await makeApp(node.context, log, proxies);
  // Behind proxies all connections are theirs.
  if (proxies === 0) limitConnections(app.server, gates, () => metrics.refusedAtTheEdge.inc({ code: 'connections' }));
  operatorRoutes(app, node.context, options.metricsToken);
  operatorPage(app, node.context, options.operatorToken);
  servePages(app, options.pages !== undefined && existsSync(options.pages) ? readPages(options.pages) : new Map());
  const sockets = new Sockets(node.context, app.log, addressBehind(proxies));
  sockets.attach(app.server);
  showGauges(node, sockets);
  node.start();
  await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  const end = async () => {
    sockets.close();
    await app.close();
    await node.close();
  };
  let ending: Promise<void> | null = null;
  return { url: urlOf(app), close: () => (ending ??= end()) };
}

/** What an operator may see. */
function showGauges({ context: { host, metrics }, bots }: Node, sockets: Sockets): void {
  metrics.gauge('waybill_tables_loaded', 'Tables in memory', () => host.loaded);
  metrics.gauge('waybill_tables_followed', 'Tables somebody follows here', () => host.followed);
  metrics.gauge('waybill_sockets', 'Open WebSockets', () => sockets.count);
  metrics.gauge('waybill_bots_busy', 'Bots that think or wait to', () => bots.busy);
}

/** The address that the outermost of so many proxies saw. What stands to the left of it anybody may have written. */
function addressBehind(proxies: number): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const said = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    return [...said, socket.remoteAddress ?? ''].at(-1 - Math.min(proxies, said.length)) ?? '';
  };
}

function urlOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo;
  const name = address === '0.0.0.0' || address === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
