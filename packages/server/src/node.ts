import type { Logger } from 'pino';
import { AnalysisThread, type Analyst } from './analyses/analysts.ts';
import { AskedAnalyses } from './analyses/asked-analyses.ts';
import { aloneBus, type Bus, type PersonNews } from './bus/bus.ts';
import { notifyClient, PostgresBus } from './bus/postgres.ts';
import { Deals } from './deals/deals.ts';
import { DealMarking } from './deals/marks.ts';
import { refuseUnplayed } from './deals/may-look.ts';
import { DealResults } from './deals/results.ts';
import { thoughtSeed } from './deals/thought.ts';
import { Bots, type Thinkers } from './host/bots.ts';
import { DueTables } from './host/due-tables.ts';
import { Host } from './host/host.ts';
import { Names } from './host/names.ts';
import { Outages } from './host/outages.ts';
import { TableMaker } from './host/table-maker.ts';
import { type Context, gatesOf } from './http/context.ts';
import { Identities } from './http/identity.ts';
import { OpenSessions } from './http/open-sessions.ts';
import { LIMITS } from './limits.ts';
import { Metrics } from './metrics.ts';
import { makeNotices, type Notices } from './notices/notices.ts';
import { SeekStore } from './pairing/seek-store.ts';
import { Seeking } from './pairing/seeking.ts';
import { type Random, systemRandom } from './random.ts';
import { Rater } from './ratings/rater.ts';
import { RatingStore } from './ratings/rating-store.ts';
import type { ServerOptions } from './server.ts';
import type { Database } from './store/database.ts';
import { freeDuties, leaveDuties } from './store/duties.ts';
import { ForbiddenWords } from './store/forbidden-words.ts';
import { GroupCommit } from './store/group-commit.ts';
import { openDatabase, sharedSetting } from './store/open.ts';
import { People } from './store/people.ts';
import { Reports } from './store/reports.ts';
import { TableStore } from './store/tables.ts';
import { every, systemLoad, systemTime, type Time } from './time.ts';

/** Everything one node is made of, besides what listens. */
export interface Node {
  readonly context: Context;
  readonly bots: Thinkers;
  /** Looks after its tables and hears what other nodes say, from now on. */
  start(): void;
  close(): Promise<void>;
}

/** What a node stands on; the simulation has its own of each. */
export interface Ground {
  readonly time: Time;
  /** The share of its time that the node's main thread has been busy since this was last asked. */
  readonly load: () => number;
  readonly random: Random;
  readonly metrics: Metrics;
  readonly bots: Thinkers;
  readonly analyst: Analyst;
  openDatabase(): Promise<Database>;
  /** By the node's name. */
  openBus(node: string): Promise<Bus>;
}

function systemGround(options: ServerOptions, log: Logger): Ground {
  const { database, dataDir = 'data', botThreads } = options;
  const trouble = troubleIn(log);
  return {
    time: systemTime,
    load: systemLoad(),
    random: systemRandom,
    metrics: new Metrics(),
    bots: options.bots ?? new Bots(botThreads),
    analyst: options.analyst ?? new AnalysisThread(),
    openDatabase: () => openDatabase({ database, dataDir }, trouble),
    openBus: async (name) =>
      database === undefined
        ? aloneBus
        : new PostgresBus(() => notifyClient(database), name, systemTime, trouble).start(),
  };
}

const troubleIn = (log: Logger) => (error: unknown) => log.error({ err: error }, 'trouble');

const HOUSEKEEPING_MS = 3_000;
/** Rounds of housekeeping between two times a node says who is at its tables. */
const ANNOUNCE_EVERY = 20;
/** … and between two looks for matches of deals that nobody has gone through, though they were over so long ago. */
const MARK_EVERY = 20;
const LEFT_MS = 60_000;
/** … and between two looks whether the sessions of those who are connected have ended. */
const CHECK_SESSIONS_EVERY = 10;

export async function makeNode(
  options: ServerOptions,
  log: Logger,
  ground: Ground = systemGround(options, log),
): Promise<Node> {
  const { time, load, random, bots } = ground;
  const name = random(9);
  const db = await ground.openDatabase();
  await owned(db);
  if (options.database === undefined) await freeDuties(db);
  const bus = await ground.openBus(name);
  const persons: Persons = { heed() {} };
  const outages = new Outages(db, time);
  const due: DueTables = new DueTables(
    db,
    () => context.host,
    bots,
    (table, seat) => thoughtSeed(context.deals, table, seat),
    name,
    outages,
    time,
    (error, table) => log.error({ err: error, table }, 'trouble'),
  );
  const ratings = new RatingStore(db);
  const tables = new TableStore(db);
  const rater = new Rater({ node: name, db, tables, ratings, bots, time, load, onError: troubleIn(log) });
  const base: Base = {
    options,
    log,
    ground,
    db,
    bus,
    persons,
    outages,
    name,
    ratings,
    onDue: (id) => due.kick(id),
    onOver: (id) => rater.ended(id),
  };
  const context = await makeContext(base);
  let stopHousekeeping = () => {};
  const start = () => {
    listen(context, bus, persons);
    stopHousekeeping = keepHouse(context, time, options.database !== undefined);
    due.start();
    context.notices.sender.start();
    rater.start();
    context.seeking.start();
  };
  const close = async () => {
    stopHousekeeping();
    rater.stop();
    await context.notices.sender.stop();
    await context.seeking.stop();
    await due.stop();
    await leaveDuties(db, name).catch(troubleIn(log));
    await bots.close();
    await ground.analyst.close();
    await bus.close();
    await db.close();
  };
  return { context, bots, start, close };
}

async function owned(db: Database): Promise<void> {
  try {
    await db.own();
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** What this node does about news of a person. */
interface Persons {
  heed(news: PersonNews): void;
}

interface Base {
  readonly options: ServerOptions;
  readonly log: Logger;
  readonly ground: Ground;
  readonly db: Database;
  readonly bus: Bus;
  readonly persons: Persons;
  readonly outages: Outages;
  readonly name: string;
  readonly ratings: RatingStore;
  readonly onDue: (table: string) => void;
  readonly onOver: (table: string) => void;
}

async function makeContext({
  options,
  log,
  ground,
  db,
  bus,
  persons,
  outages,
  name: node,
  ratings,
  onDue,
  onOver,
}: Base): Promise<Context> {
  const { time, random, metrics } = ground;
  const { now } = time;
  const limits = { ...LIMITS, ...options.limits };
  const secret = await sharedSetting(db, 'secret', () => random(32));
  const store = new TableStore(db);
  const commits = new GroupCommit(db, time, (tables, seconds) => metrics.committed(tables, seconds));
  const idleMs = options.idleMs ?? 120_000;
  const shared = options.database !== undefined;
  const forbidden = new ForbiddenWords(db, time.steady, shared);
  const people = new People(db, random, forbidden);
  const names = new Names(people, time.steady, shared);
  const deals = new Deals(db, secret, now);
  const dealResults = new DealResults(db, names);
  const marking = new DealMarking(db, store, ground.analyst, troubleIn(log));
  const host = new Host({
    node,
    store,
    commits,
    bus,
    names,
    outages,
    time,
    idleMs,
    shared,
    refuseUnplayed: refuseUnplayed(deals, dealResults),
    onOver: (table) => {
      marking.ended(table);
      onOver(table.id);
    },
    onDue,
  });
  const maker = new TableMaker({ store, host, secret, now, random, shared, most: limits.unfinishedTables });
  const seeking = new Seeking({
    node,
    db,
    store: new SeekStore(db),
    ratings,
    host,
    maker,
    time,
    most: limits.seeksPerNode,
    onError: troubleIn(log),
  });
  const gates = gatesOf(limits, time);
  const identities = new Identities(people, secret, time.steady, options.secure ?? false, gates.forgeries);
  const notices: Notices = await makeNotices({ db, host, store, names, node, time, random, log }, options);
  const changed: Context['changed'] = (id, what) => {
    const news: PersonNews = { kind: 'person', id, what };
    persons.heed(news);
    bus.publish([news]);
  };
  return {
    db,
    host,
    maker,
    deals,
    dealResults,
    marking,
    analyses: new AskedAnalyses(db, store, ground.analyst, now),
    store,
    people,
    forbidden,
    reports: new Reports(db),
    ratings,
    seeking,
    secret,
    names,
    notices,
    changed,
    identities,
    sessions: new OpenSessions(people),
    limits,
    metrics,
    log,
    now,
    gates,
  };
}

/** What other nodes say, and what people change. */
function listen({ host, names, identities, sessions, log }: Context, bus: Bus, persons: Persons): void {
  const trouble = troubleIn(log);
  persons.heed = ({ id, what }) => {
    identities.forget(id);
    names.forget(id);
    if (what !== 'name') sessions.drop(id);
    if (what === 'gone') host.silence(id).catch(trouble);
  };
  const missed = () => {
    identities.forgetAll();
    names.forgetAll();
    host.lookAround().catch(trouble);
    sessions.check().catch(trouble);
  };
  bus.listen((news) => {
    if (news.kind === 'person') persons.heed(news);
    else if (news.kind === 'here') host.presence.heard(news);
    else host.heard(news.id, news.entries).catch(trouble);
  }, missed);
}

function keepHouse({ host, log, marking, sessions, now }: Context, time: Time, manyNodes: boolean): () => void {
  let rounds = 0;
  const round = async () => {
    await host.evict();
    if (rounds % MARK_EVERY === 0) await marking.catchUp(now() - LEFT_MS);
    rounds++;
    if (rounds % CHECK_SESSIONS_EVERY === 0) await sessions.check();
    if (!manyNodes) return;
    await host.lookAround();
    if (rounds % ANNOUNCE_EVERY === 0) host.presence.announce();
  };
  return every(time, HOUSEKEEPING_MS, () => void round().catch(troubleIn(log)));
}
