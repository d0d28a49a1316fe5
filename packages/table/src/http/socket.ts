import type { IncomingMessage } from 'node:http';
import type { Outcome } from '../host/outcome.ts';
import type { Follower } from '../host/room.ts';
import type { Telling } from '../host/telling.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import { actFor } from './act.ts';
import { type Context, pass } from './context.ts';
import type { Identity } from './identity.ts';
import { parseJson } from './json.ts';
import { isMove, type Message, readMessage } from './message.ts';
import { Problem, refusedJson } from './problem.ts';
import { frameOf } from './websocket/frame.ts';
import type { Owner, ServerSocket } from './websocket/websocket.ts';

/** What all connections of a node share. */
export interface Surroundings {
  readonly context: Context;
  refused(connection: Connection, error: unknown): void;
  gone(connection: Connection): void;
}

/** A table that a connection follows. */
class Following implements Follower {
  constructor(
    private readonly socket: ServerSocket,
    readonly person: PersonId | null,
    readonly lean: boolean,
  ) {}

  send(update: Telling): void {
    this.socket.post((update.wire ??= frameOf(update.text)));
  }

  hear(message: Telling): void {
    this.send(message);
  }
}

/** One client's connection: it follows tables and acts at them. */
export class Connection implements Owner {
  private readonly follows = new Map<TableId, Follower>();

  constructor(
    private readonly around: Surroundings,
    readonly socket: ServerSocket,
    readonly identity: Identity | null,
    readonly address: string,
  ) {}

  gone(): void {
    for (const [id, follower] of this.follows) this.context.host.unfollow(id, follower);
    this.follows.clear();
    this.around.gone(this);
  }

  receive(text: string | null): void {
    let key: string | undefined;
    try {
      pass(this.context.gates.requests, this.identity?.person.id ?? this.address);
      const message = this.read(text ?? '');
      if (message.type === 'act') key = message.key;
      this.handle(message)?.catch((error: unknown) => this.refuse(error, key));
    } catch (error) {
      this.refuse(error, key);
    }
  }

  private get context(): Context {
    return this.around.context;
  }

  private refuse(error: unknown, key: string | undefined): void {
    const problem = error instanceof Problem ? error : new Problem(503, 'unavailable');
    if (problem === error) this.context.metrics.refusedAtTheEdge.inc({ code: problem.code });
    this.around.refused(this, error);
    this.socket.send(JSON.stringify({ type: 'problem', key, ...problem.toJSON() }));
  }

  private read(text: string): Message {
    const value = parseJson(text, this.context.limits.depth);
    return isMove(value) ? value : readMessage(value);
  }

  private handle(message: Message): Promise<void> | undefined {
    if (message.type === 'act') {
      this.act(message);
      return undefined;
    }
    this.drop(message.table);
    return message.type === 'follow' ? this.follow(message) : undefined;
  }

  private act({ table: id, after, key, action }: Extract<Message, { type: 'act' }>): void {
    if (!this.identity) throw new Problem(401, 'not-signed-in');
    const answer = (outcome: Outcome) => {
      const head = `"table":${JSON.stringify(id)},"key":${JSON.stringify(key)}`;
      if (outcome.ok) this.socket.send(`{"type":"done",${head},"n":${outcome.n}}`);
      else this.socket.send(`{"type":"refused",${head},${refusedJson(outcome).slice(1)}`);
    };
    const fail = (error: unknown) => this.refuse(error, key);
    actFor(this.context, this.identity.person.id, id, { after, key, action }, answer, fail);
  }

  private async follow({ table: id, after = -1, lean = false }: Extract<Message, { type: 'follow' }>): Promise<void> {
    const { host, limits } = this.context;
    if (this.follows.size >= limits.tablesPerSocket)
      throw new Problem(422, 'too-many', { most: limits.tablesPerSocket });
    const follower = new Following(this.socket, this.identity?.person.id ?? null, lean);
    this.follows.set(id, follower);
    const found = await host.follow(id, follower, after);
    if (this.follows.get(id) !== follower || !this.socket.isOpen) host.unfollow(id, follower);
    if (found) return;
    this.follows.delete(id);
    throw new Problem(404, 'not-found');
  }

  private drop(id: TableId): void {
    const follower = this.follows.get(id);
    if (follower) this.context.host.unfollow(id, follower);
    this.follows.delete(id);
  }
}

export const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];
