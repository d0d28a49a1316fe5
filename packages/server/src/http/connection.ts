import { isFlaw } from '@waybill/kernel';
import { type ActMessage, type ClientMessage, readClientMessage, type SeekMessage } from '@waybill/protocol';
import type { Broadcast } from '../host/broadcast.ts';
import type { Follower } from '../host/followers.ts';
import type { ActionOutcome } from '../host/perform.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import { act } from './act.ts';
import { type Context, passRequest, weightOf } from './context.ts';
import type { Identity } from './identity.ts';
import { parseJson } from './json.ts';
import { Problem, problemIn, refusedJson } from './problem.ts';
import { SocketSeek } from './socket-seek.ts';

/** In a row; then whoever does not listen is let go. */
const MOST_REFUSALS = 20;

/** The way back to a client. */
export interface Wire {
  readonly isOpen: boolean;
  /** How long a message there and an answer take, in milliseconds, as far as this side has measured it. */
  readonly lag: number;
  /** Measures that anew, unless it has just been. */
  measure(): void;
  send(text: string): void;
  /** The same goes to several. */
  broadcast(message: Broadcast): void;
  /** Says goodbye, and listens no more. */
  dismiss(code: number, reason: string): void;
}

/** What all connections of a node share. */
export interface Surroundings {
  readonly context: Context;
  refused(connection: Connection, error: unknown): void;
}

/** A table that a connection follows. */
class SocketFollower implements Follower {
  constructor(
    private readonly socket: Wire,
    readonly person: PersonId | null,
    readonly lean: boolean,
  ) {}

  send(update: Broadcast): void {
    this.socket.broadcast(update);
  }

  hear(message: Broadcast): void {
    this.send(message);
  }
}

/** One client's connection: it follows tables and acts at them. */
export class Connection<T extends Wire = Wire> {
  private readonly follows = new Map<TableId, Follower>();
  /** For coming too often, in a row. */
  private refusals = 0;
  private seek: SocketSeek | null = null;

  constructor(
    private readonly around: Surroundings,
    readonly socket: T,
    readonly identity: Identity | null,
    readonly address: string,
  ) {}

  /** The client has gone. */
  end(): void {
    for (const [id, follower] of this.follows) this.context.host.unfollow(id, follower);
    this.follows.clear();
    this.seek?.end();
  }

  receive(text: string): void {
    let key: string | undefined;
    try {
      passRequest(this.context.gates, this.identity, this.address, weightOf(text.length));
      this.refusals = 0;
      const message = readClientMessage(parseJson(text, this.context.limits.depth));
      if (isFlaw(message)) throw new Problem(400, 'malformed', { ...message });
      if (message.type === 'act' || message.type === 'seek') key = message.key;
      this.handle(message)?.catch((error) => this.refuse(error, key));
    } catch (error) {
      this.refuse(error, key);
    }
  }

  private get context(): Context {
    return this.around.context;
  }

  private refuse(error: unknown, key: string | undefined): void {
    const own = problemIn(error);
    const problem = own ?? new Problem(503, 'unavailable');
    if (own) this.context.metrics.refusedAtTheEdge.inc({ code: problem.code });
    if (problem.status === 429 && ++this.refusals > MOST_REFUSALS)
      return this.socket.dismiss(1008, 'too many messages');
    this.around.refused(this, error);
    this.socket.send(JSON.stringify({ type: 'problem', key, ...problem.toJSON() }));
  }

  private handle(message: ClientMessage): Promise<void> | void {
    if (message.type === 'act') return this.act(message);
    if (message.type === 'seek') return this.startSeeking(message);
    if (message.type === 'unseek') return this.seek?.end();
    this.drop(message.table);
    if (message.type === 'follow') return this.follow(message);
  }

  private act({ table, after, key, action }: ActMessage): Promise<void> {
    if (!this.identity) throw new Problem(401, 'not-signed-in');
    const { id } = this.identity.person;
    const acting = act(this.context, id, table, { after, key, action }, this.socket.lag);
    return acting.then((outcome) => this.answer(table, key, outcome));
  }

  private answer(table: TableId, key: string, outcome: ActionOutcome): void {
    this.socket.measure();
    const about = `"table":${JSON.stringify(table)},"key":${JSON.stringify(key)}`;
    if (outcome.ok) this.socket.send(`{"type":"done",${about},"n":${outcome.n}}`);
    else this.socket.send(`{"type":"refused",${about},${refusedJson(outcome).slice(1)}`);
  }

  private startSeeking(message: SeekMessage): Promise<void> {
    if (!this.identity) throw new Problem(401, 'not-signed-in');
    this.seek?.end();
    const seek = new SocketSeek(this.context, this.socket, this.identity.person.id, message);
    this.seek = seek;
    return seek.begin();
  }

  private async follow({ table, after = -1, lean = false }: Extract<ClientMessage, { type: 'follow' }>): Promise<void> {
    const { host, limits } = this.context;
    if (this.follows.size >= limits.tablesPerSocket)
      throw new Problem(422, 'too-many', { most: limits.tablesPerSocket });
    const follower = new SocketFollower(this.socket, this.identity?.person.id ?? null, lean);
    this.follows.set(table, follower);
    this.socket.measure();
    const found = await host.follow(table, follower, after);
    if (this.follows.get(table) !== follower || !this.socket.isOpen) host.unfollow(table, follower);
    if (found) return;
    this.follows.delete(table);
    throw new Problem(404, 'not-found');
  }

  private drop(id: TableId): void {
    const follower = this.follows.get(id);
    if (follower) this.context.host.unfollow(id, follower);
    this.follows.delete(id);
  }
}
