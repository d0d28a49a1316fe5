import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { check, isFlaw, type Schema } from '@waybill/rules/kernel';
import type { WebSocket } from 'ws';
import type { Request } from '../host/action.ts';
import type { Follower } from '../host/room.ts';
import type { TableId } from '../log/entry.ts';
import { act } from './act.ts';
import { type Context, pass } from './context.ts';
import type { Identity } from './identity.ts';
import { parseJson } from './json.ts';
import { Problem, refusedJson } from './problem.ts';
import { envelopeSchema, readAction } from './schemas.ts';

const MOST_BEHIND = 2_000_000;

const table: Schema = { type: 'string', minLength: 20, maxLength: 20 };
const schemas: { readonly [type: string]: Schema } = {
  follow: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'table'],
    properties: { type: {}, table, after: { type: 'integer', minimum: -1, maximum: 10_000_000 } },
  },
  unfollow: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'table'],
    properties: { type: {}, table },
  },
  act: {
    ...envelopeSchema,
    required: ['type', 'table', ...(envelopeSchema.required ?? [])],
    properties: { type: {}, table, ...envelopeSchema.properties },
  },
};

type Message =
  | { readonly type: 'follow'; readonly table: TableId; readonly after?: number }
  | { readonly type: 'unfollow'; readonly table: TableId }
  | ({ readonly type: 'act'; readonly table: TableId } & Request);

/** One client's connection: it follows tables and acts at them. */
export class Connection {
  private readonly follows = new Map<TableId, Follower>();

  constructor(
    private readonly context: Context,
    private readonly socket: WebSocket,
    private readonly raw: Duplex,
    readonly identity: Identity | null,
    readonly address: string,
    private readonly onError: (error: unknown) => void,
  ) {
    socket.on('message', (data, binary) => void this.receive(binary ? '' : (data as Buffer).toString()));
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate());
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  private end(): void {
    for (const [id, follower] of this.follows) this.context.host.unfollow(id, follower);
    this.follows.clear();
  }

  private async receive(text: string): Promise<void> {
    let key: string | undefined;
    try {
      pass(this.context.gates.requests, this.identity?.person.id ?? this.address);
      const message = this.read(text);
      if (message.type === 'act') key = message.key;
      await this.handle(message);
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(503, 'unavailable');
      if (problem === error) this.context.metrics.refusedAtTheEdge.inc({ code: problem.code });
      this.onError(error);
      this.send(JSON.stringify({ type: 'problem', key, ...problem.toJSON() }));
    }
  }

  private read(text: string): Message {
    const value = parseJson(text, this.context.limits.depth) as { readonly type?: unknown } | null;
    const type = typeof value?.type === 'string' && Object.hasOwn(schemas, value.type) ? value.type : undefined;
    const flaw = type === undefined ? { field: 'type', words: 'is not known' } : check(schemas[type], value, '');
    if (flaw) throw new Problem(400, 'malformed', { ...flaw });
    const message = value as Message;
    if (message.type !== 'act') return message;
    const action = readAction(message.action);
    if (isFlaw(action)) throw new Problem(400, 'malformed', { ...action });
    return { ...message, action };
  }

  private async handle(message: Message): Promise<void> {
    if (message.type === 'act') return this.act(message);
    this.drop(message.table);
    if (message.type === 'follow') await this.follow(message.table, message.after ?? -1);
  }

  private async act({ table: id, after, key, action }: Extract<Message, { type: 'act' }>): Promise<void> {
    if (!this.identity) throw new Problem(401, 'not-signed-in');
    const outcome = await act(this.context, this.identity.person.id, id, { after, key, action });
    const head = `"table":${JSON.stringify(id)},"key":${JSON.stringify(key)}`;
    if (outcome.ok) this.send(`{"type":"done",${head},"n":${outcome.n}}`);
    else this.send(`{"type":"refused",${head},${refusedJson(outcome).slice(1)}`);
  }

  private async follow(id: TableId, after: number): Promise<void> {
    const { host, limits } = this.context;
    if (this.follows.size >= limits.tablesPerSocket)
      throw new Problem(422, 'too-many', { most: limits.tablesPerSocket });
    const follower: Follower = {
      person: this.identity?.person.id ?? null,
      send: (update) => this.send(update),
      hear: (message) => this.send(message),
    };
    this.follows.set(id, follower);
    const found = await host.follow(id, follower, after);
    if (this.follows.get(id) !== follower || this.socket.readyState !== this.socket.OPEN) host.unfollow(id, follower);
    if (found) return;
    this.follows.delete(id);
    throw new Problem(404, 'not-found');
  }

  private drop(id: TableId): void {
    const follower = this.follows.get(id);
    if (follower) this.context.host.unfollow(id, follower);
    this.follows.delete(id);
  }

  private send(data: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    // Who doesn't read is let go, and comes back with the number of the last entry seen.
    if (this.socket.bufferedAmount > MOST_BEHIND) this.socket.terminate();
    else {
      this.together();
      this.socket.send(data, { binary: false });
    }
  }

  /** What is said in one breath, an update and the answer to the move that made it, is written in one go. */
  private together(): void {
    if (this.raw.writableCorked > 0) return;
    this.raw.cork();
    process.nextTick(() => this.raw.uncork());
  }
}

export const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];
