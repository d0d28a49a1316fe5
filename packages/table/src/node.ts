import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { aloneBus, type Bus, type PersonNews } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { Bots } from './host/bots.ts';
import { Duty } from './host/duty.ts';
import { Host } from './host/host.ts';
import { Maker } from './host/make.ts';
import { Names } from './host/names.ts';
import { type Context, gatesOf } from './http/context.ts';
import { Identities } from './http/identity.ts';
import { LIMITS } from './limits.ts';
import { Metrics } from './metrics.ts';
import type { ServerOptions } from './server.ts';
import type { Database } from './store/database.ts';
import { GroupCommit } from './store/group-commit.ts';
import { openDatabase } from './store/open.ts';
import { People } from './store/people.ts';
import { sharedSetting } from './store/settings.ts';
import { TableStore } from './store/tables.ts';

/** Everything one node is made of, besides what listens. */
export interface Node {
  readonly context: Context;
  readonly bus: Bus;
  readonly bots: Bots;
  readonly duty: Duty;
  /** What this node does about news of a person. */
  readonly persons: { heed(news: PersonNews): void };
  close(): Promise<void>;
}

export async function makeNode(options: ServerOptions, log: Logger): Promise<Node> {
  const { database, dataDir = 'data' } = options;
  const name = randomBytes(9).toString('base64url');
  const trouble = (error: unknown) => log.error({ err: error }, 'trouble');
  const db = await openDatabase({ database, dataDir }, trouble);
  await owned(db);
  const bus = database === undefined ? aloneBus : await new PostgresBus(database, name, trouble).open();
  const bots = new Bots(options.botThreads ?? Math.max(1, availableParallelism() - 1));
  const persons: Node['persons'] = { heed() {} };
  const now = () => Date.now();
  const duty: Duty = new Duty(
    db,
    () => context.host,
    bots,
    name,
    now,
    (error, table) => log.error({ err: error, table }, 'trouble'),
  );
  const context = await makeContext({ options, log, db, bus, persons, name, now, onDue: (id) => duty.kick(id) });
  const close = async () => {
    await duty.stop();
    await bots.close();
    await bus.close();
    await db.close();
  };
  return { context, bus, bots, duty, persons, close };
}

async function owned(db: Database): Promise<void> {
  try {
    await db.own();
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface Base extends Pick<Node, 'bus' | 'persons'> {
  readonly log: Logger;
  readonly options: ServerOptions;
  readonly db: Database;
  readonly name: string;
  readonly now: () => number;
  readonly onDue: (table: string) => void;
}

async function makeContext({ options, log, db, bus, persons, name: node, now, onDue }: Base): Promise<Context> {
  const limits = { ...LIMITS, ...options.limits };
  const secret = await sharedSetting(db, 'secret', () => randomBytes(32).toString('base64url'));
  const metrics = new Metrics();
  const store = new TableStore(db);
  const people = new People(db);
  const names = new Names(people);
  const commits = new GroupCommit(db, (tables, seconds) => metrics.committed(tables, seconds));
  const idleMs = options.idleMs ?? 120_000;
  const shared = options.database !== undefined;
  const host = new Host({
    node,
    store,
    commits,
    bus,
    names,
    now,
    idleMs,
    shared,
    onDue,
  });
  const maker = new Maker({ store, host, secret, now, shared, most: limits.unfinishedTables });
  const identities = new Identities(people, secret, now, options.secure ?? false);
  const changed: Context['changed'] = (id, what) => {
    const news: PersonNews = { kind: 'person', id, what };
    persons.heed(news);
    bus.publish([news]);
  };
  const gates = gatesOf(limits, now);
  return { db, host, maker, store, people, names, changed, identities, limits, metrics, log, now, gates };
}
