import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Follower } from '../host/room.ts';
import type { Telling } from '../host/telling.ts';
import type { TableId } from '../log/entry.ts';
import { act } from './act.ts';
import { type Context, pass } from './context.ts';
import { frameOf } from './frame.ts';
import type { Identity } from './identity.ts';
import { parseJson } from './json.ts';
import { isMove, type Message, readMessage } from './message.ts';
import { Problem, refusedJson } from './problem.ts';

const MOST_BEHIND = 2_000_000;

/** One client's connection: it follows tables and acts at them. */
export class Connection {
  private readonly follows = new Map<TableId, Follower>();
  private outbox: Buffer[] = [];

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
    const value = parseJson(text, this.context.limits.depth);
    return isMove(value) ? value : readMessage(value);
  }

  private async handle(message: Message): Promise<void> {
    if (message.type === 'act') return this.act(message);
    this.drop(message.table);
    if (message.type === 'follow') await this.follow(message);
  }

  private async act({ table: id, after, key, action }: Extract<Message, { type: 'act' }>): Promise<void> {
    if (!this.identity) throw new Problem(401, 'not-signed-in');
    const outcome = await act(this.context, this.identity.person.id, id, { after, key, action });
    const head = `"table":${JSON.stringify(id)},"key":${JSON.stringify(key)}`;
    if (outcome.ok) this.send(`{"type":"done",${head},"n":${outcome.n}}`);
    else this.send(`{"type":"refused",${head},${refusedJson(outcome).slice(1)}`);
  }

  private async follow({ table: id, after = -1, lean = false }: Extract<Message, { type: 'follow' }>): Promise<void> {
    const { host, limits } = this.context;
    if (this.follows.size >= limits.tablesPerSocket)
      throw new Problem(422, 'too-many', { most: limits.tablesPerSocket });
    const follower: Follower = {
      person: this.identity?.person.id ?? null,
      lean,
      send: (update) => this.tell(update),
      hear: (message) => this.tell(message),
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

  private tell(telling: Telling): void {
    this.post((telling.wire ??= frameOf(telling.text)));
  }

  private send(text: string): void {
    this.post(frameOf(text));
  }

  /** What is said in one breath, an update and the answer to the move that made it, is written in one go. */
  private post(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    // Who doesn't read is let go, and comes back with the number of the last entry seen.
    if (this.raw.writableLength > MOST_BEHIND) return this.socket.terminate();
    if (this.outbox.push(frame) === 1) process.nextTick(this.flush);
  }

  private readonly flush = (): void => {
    const { outbox } = this;
    this.outbox = [];
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.raw.write(outbox.length === 1 ? outbox[0] : Buffer.concat(outbox));
  };
}

export const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];
