import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Host } from './host/host.ts';
import { makeApp } from './http/app.ts';
import { operatorRoutes } from './http/operator.ts';
import { readPages, servePages } from './http/pages.ts';
import { Sockets } from './http/sockets.ts';
import type { Limits } from './limits.ts';
import { makeNode, type Node } from './node.ts';

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
  /** How long a table stays in memory with nothing happening. */
  readonly idleMs?: number;
  /** Behind a proxy: believe what it says of addresses. */
  readonly trustProxy?: boolean;
  /** Cookies only over https. */
  readonly secure?: boolean;
  /** Who may read the metrics from another machine. */
  readonly metricsToken?: string | undefined;
  /** Silent unless given. */
  readonly logger?: Logger;
}

export interface RunningServer {
  readonly url: string;
  /** Takes nothing new, finishes what is under way, and hands the rest to other nodes. Twice is as good as once. */
  close(): Promise<void>;
}

const HOUSEKEEPING_MS = 5_000;
/** Rounds of housekeeping between two times a node says who is at its tables. */
const ANNOUNCE_EVERY = 12;

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const log = options.logger ?? pino({ level: 'silent' });
  const node = await makeNode(options, log);
  const app = await makeApp(node.context, log, options.trustProxy ?? false);
  operatorRoutes(app, node.context, options.metricsToken);
  servePages(app, options.pages !== undefined && existsSync(options.pages) ? readPages(options.pages) : new Map());
  const sockets = new Sockets(node.context, app.log, addressBy(options.trustProxy ?? false));
  sockets.attach(app.server);
  watch(node, sockets, log);
  const timer = keepHouse(node.context.host, options.database !== undefined, log);
  node.duty.start();
  await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  const end = async () => {
    clearInterval(timer);
    sockets.close();
    await app.close();
    await node.close();
  };
  let ending: Promise<void> | null = null;
  return { url: urlOf(app), close: () => (ending ??= end()) };
}

/** What other nodes say, what people change, and what an operator may see. */
function watch({ context, bots, bus, persons }: Node, sockets: Sockets, log: Logger): void {
  const { host, names, identities, metrics } = context;
  const trouble = (error: unknown) => log.error({ err: error }, 'trouble');
  persons.heed = ({ id, what }) => {
    identities.forget(id);
    names.forget(id);
    if (what !== 'name') sockets.drop(id);
    if (what === 'gone') host.silence(id).catch(trouble);
  };
  bus.listen((news) => {
    if (news.kind === 'person') persons.heed(news);
    else if (news.kind === 'here') host.presence.heard(news);
    else host.heard(news.id, news.entries).catch(trouble);
  });
  metrics.gauge('waybill_tables_loaded', 'Tables in memory', () => host.loaded);
  metrics.gauge('waybill_tables_followed', 'Tables somebody follows here', () => host.followed);
  metrics.gauge('waybill_sockets', 'Open WebSockets', () => sockets.count);
  metrics.gauge('waybill_bots_busy', 'Bots that think or wait to', () => bots.busy);
}

function keepHouse(host: Host, manyNodes: boolean, log: Logger): NodeJS.Timeout {
  let rounds = 0;
  const round = async () => {
    await host.evict();
    if (!manyNodes) return;
    await host.lookAround();
    if (++rounds % ANNOUNCE_EVERY === 0) host.presence.announce();
  };
  const trouble = (error: unknown) => log.error({ err: error }, 'trouble');
  return setInterval(() => void round().catch(trouble), HOUSEKEEPING_MS).unref();
}

function addressBy(trustProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const said = String(headers['x-forwarded-for'] ?? '')
      .split(',')[0]
      .trim();
    return trustProxy && said !== '' ? said : (socket.remoteAddress ?? '');
  };
}

function urlOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo;
  const name = address === '0.0.0.0' || address === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
