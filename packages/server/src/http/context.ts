import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AskedAnalyses } from '../analyses/asked-analyses.ts';
import type { PersonNews } from '../bus/bus.ts';
import type { Deals } from '../deals/deals.ts';
import type { DealMarking } from '../deals/marks.ts';
import type { DealResults } from '../deals/results.ts';
import type { Host } from '../host/host.ts';
import type { Names } from '../host/names.ts';
import type { TableMaker } from '../host/table-maker.ts';
import type { Limits } from '../limits.ts';
import type { PersonId } from '../log/entry.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { Seeking } from '../pairing/seeking.ts';
import type { RatingStore } from '../ratings/rating-store.ts';
import type { Database } from '../store/database.ts';
import type { ForbiddenWords } from '../store/forbidden-words.ts';
import type { People, Person } from '../store/people.ts';
import type { Reports } from '../store/reports.ts';
import type { TableStore } from '../store/tables.ts';
import type { Time } from '../time.ts';
import { Buckets, Counts, neighbourhood } from './buckets.ts';
import type { Identities, Identity } from './identity.ts';
import type { OpenSessions } from './open-sessions.ts';
import { Pace } from './pace.ts';
import { Problem, TooOften } from './problem.ts';
import { Tarpit } from './tarpit.ts';
import { Turns } from './turns.ts';

/** All that a route works with. */
export interface Context {
  readonly db: Database;
  readonly host: Host;
  readonly maker: TableMaker;
  readonly deals: Deals;
  readonly dealResults: DealResults;
  readonly marking: DealMarking;
  readonly analyses: AskedAnalyses;
  readonly store: TableStore;
  readonly people: People;
  /** What nobody may be called or say. */
  readonly forbidden: ForbiddenWords;
  readonly reports: Reports;
  readonly notices: Notices;
  readonly ratings: RatingStore;
  /** Who looks for a match, at this node. */
  readonly seeking: Seeking;
  /** Makes pseudonyms that nobody can trace. */
  readonly secret: string;
  readonly names: Names;
  /** No node may go on with what it remembers of this person. */
  readonly changed: (person: PersonId, what: PersonNews['what']) => void;
  readonly identities: Identities;
  readonly sessions: OpenSessions;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  readonly gates: Gates;
}

export type Routes = (app: FastifyInstance, context: Context) => void;

export interface Gates {
  readonly requests: Buckets;
  /** Those of all people at one address together. */
  readonly households: Buckets;
  /** By address. */
  readonly pages: Buckets;
  /** Of pages, and of sockets to be opened, by address. */
  readonly pagePace: Pace;
  readonly socketPace: Pace;
  readonly guests: Buckets;
  /** Tokens that are none, by address. */
  readonly forgeries: Buckets;
  readonly actions: Buckets;
  readonly chats: Buckets;
  readonly analyses: Buckets;
  /** By address. */
  readonly connections: Buckets;
  readonly sockets: Counts;
  readonly waits: Counts;
  /** Where those wait who were refused for asking too often. */
  readonly tarpit: Tarpit;
  /** Where those wait who ask at the same moment as many others. */
  readonly turns: Turns;
}

/** As many people as one address may have at work at the same time; in how many milliseconds they may do it all at once. */
const [HOUSEHOLD, HOUSEHOLD_MS] = [10, 10_000];

export function gatesOf(limits: Limits, { steady, after }: Pick<Time, 'steady' | 'after'>): Gates {
  return {
    requests: new Buckets(limits.requestsPerMinute, 60_000, steady),
    households: new Buckets((limits.requestsPerMinute * HOUSEHOLD * HOUSEHOLD_MS) / 60_000, HOUSEHOLD_MS, steady),
    pages: new Buckets(limits.pagesPerMinute, 60_000, steady),
    pagePace: new Pace(new Buckets(limits.pagesAtOnce, 500, steady), after),
    socketPace: new Pace(new Buckets(limits.socketsAtOnce, 100, steady), after),
    guests: new Buckets(limits.guestsPerHour, 3_600_000, steady),
    forgeries: new Buckets(limits.forgeriesPerMinute, 60_000, steady),
    actions: new Buckets(limits.actionsPerMinute, 60_000, steady),
    chats: new Buckets(limits.chatsPerMinute, 60_000, steady),
    analyses: new Buckets(limits.analysesPerHour, 3_600_000, steady),
    connections: new Buckets(limits.connectionsPerSecond, 1000, steady),
    sockets: new Counts(limits.socketsPerAddress),
    waits: new Counts(limits.waitsPerAddress),
    tarpit: new Tarpit(limits.refusalMs, limits.refusalsHeld, after),
    turns: new Turns(),
  };
}

/** What is large counts as several. */
const COUNTS_AS_ONE = 16_000;
export const weightOf = (bytes: number) => 1 + Math.floor(bytes / COUNTS_AS_ONE);

export function pass(gate: Buckets, who: string, weight = 1): void {
  const seconds = gate.take(who, weight);
  if (seconds > 0) throw new TooOften(who, seconds);
}

/** Requests of a person count for their address too: accounts cost nothing. Who is nobody is counted by address alone. */
export function passRequest(gates: Gates, identity: Identity | null, address: string, weight = 1): void {
  pass(gates.requests, identity?.person.id ?? address, weight);
  if (identity) pass(gates.households, address, weight);
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** Who asks; a request without a session is refused. */
export function personOf(request: FastifyRequest): Person {
  if (!request.identity) throw new Problem(401, 'not-signed-in');
  return request.identity.person;
}

/** The same, for what changes the account: a token needs to have been made for that. */
export function ownerOf(request: FastifyRequest): Person {
  const person = personOf(request);
  if (!request.identity?.scopes.includes('account')) throw new Problem(403, 'scope');
  return person;
}

/** Text without words that are not wanted here. */
export async function refuseForbidden({ forbidden }: Pick<Context, 'forbidden'>, text: string): Promise<void> {
  const word = await forbidden.find(text);
  if (word !== null) throw new Problem(400, 'forbidden-word', { word });
}

export const addressOf = (request: FastifyRequest) => neighbourhood(request.ip);

/** By whom requests are counted. */
export const askerOf = (request: FastifyRequest) => request.identity?.person.id ?? addressOf(request);
