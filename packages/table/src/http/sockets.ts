import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { PersonId } from '../log/entry.ts';
import { neighbourhood } from './buckets.ts';
import type { Context } from './context.ts';
import { fromElsewhere, type Identity } from './identity.ts';
import { Problem } from './problem.ts';
import { Connection, pathOf, type Surroundings } from './socket.ts';
import { keyIn, welcomeTo } from './websocket/handshake.ts';
import { ServerSocket } from './websocket/websocket.ts';

const BEAT_MS = 30_000;
const PATH = '/api/socket';
const NO_HANDSHAKE = { field: 'sec-websocket-key', words: 'is missing, or this is no WebSocket of version 13' };

function end(this: Duplex): void {
  this.destroy();
}

/** All WebSockets of this node. */
export class Sockets implements Surroundings {
  private readonly open = new Set<Connection>();
  private readonly beat: NodeJS.Timeout;

  constructor(
    readonly context: Context,
    private readonly log: FastifyBaseLogger,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {
    this.beat = setInterval(() => this.check(), BEAT_MS).unref();
  }

  get count(): number {
    return this.open.size;
  }

  attach(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', end);
      this.admit(request).then(
        (identity) => this.accept(request, socket as Socket, head, identity),
        (error: unknown) => this.turnAway(request, socket, error),
      );
    });
  }

  /** A person's keys have changed: whoever still holds one comes back with it. */
  drop(person: PersonId): void {
    for (const { identity, socket } of this.open) {
      if (identity?.person.id === person) socket.close(4401, 'sign in again');
    }
  }

  close(): void {
    clearInterval(this.beat);
    for (const { socket } of this.open) socket.close(1012, 'the server is restarting');
  }

  private async admit(request: IncomingMessage): Promise<Identity | null> {
    if (pathOf(request) !== PATH) throw new Problem(404, 'not-found');
    const claim = await this.context.identities.of(request.headers);
    if (claim === 'forged') throw new Problem(401, 'forged');
    // Other sites may open sockets to us, and the browser sends the cookie along.
    if (fromElsewhere(request.headers)) throw new Problem(403, 'not-allowed');
    return claim === 'none' ? null : claim;
  }

  refused({ address, identity }: Connection, error: unknown): void {
    this.log.warn({ err: error, address, person: identity?.person.id }, 'refused');
  }

  gone(connection: Connection): void {
    this.open.delete(connection);
    this.context.gates.sockets.leave(connection.address);
  }

  private accept(request: IncomingMessage, socket: Socket, head: Buffer, identity: Identity | null): void {
    const address = neighbourhood(this.addressOf(request));
    const key = keyIn(request);
    if (key === null) return this.turnAway(request, socket, new Problem(400, 'malformed', NO_HANDSHAKE));
    if (socket.destroyed) return;
    const { sockets } = this.context.gates;
    if (!sockets.enter(address)) return this.turnAway(request, socket, new Problem(429, 'too-often', { seconds: 60 }));
    socket.write(welcomeTo(key));
    this.welcome(socket, head, identity, address);
  }

  /** Knows nothing of the request: what a connection holds on to, it holds for hours. */
  private welcome(socket: Socket, head: Buffer, identity: Identity | null, address: string): void {
    const own = new ServerSocket(socket, this.context.limits.messageBytes);
    const connection = new Connection(this, own, identity, address);
    this.open.add(connection);
    own.begin(connection, head);
  }

  private turnAway(request: IncomingMessage, socket: Duplex, error: unknown): void {
    const problem = error instanceof Problem ? error : new Problem(503, 'unavailable');
    this.context.metrics.refusedAtTheEdge.inc({ code: problem.code });
    this.log.warn({ code: problem.code, address: this.addressOf(request) }, 'socket refused');
    const body = JSON.stringify(problem);
    const head = `HTTP/1.1 ${problem.status} Refused\r\nConnection: close\r\nContent-Type: application/json`;
    socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  private check(): void {
    for (const { socket } of this.open) {
      if (!socket.alive) socket.terminate();
      socket.alive = false;
      socket.ping();
    }
  }
}
