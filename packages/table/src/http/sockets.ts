import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PersonId } from '../log/entry.ts';
import { neighbourhood } from './buckets.ts';
import type { Context } from './context.ts';
import { fromElsewhere, type Identity } from './identity.ts';
import { Problem } from './problem.ts';
import { Connection, pathOf } from './socket.ts';

const BEAT_MS = 30_000;
const PATH = '/api/socket';

function end(this: Duplex): void {
  this.destroy();
}

/** All WebSockets of this node. */
export class Sockets {
  private readonly server: WebSocketServer;
  private readonly open = new Map<WebSocket, Connection>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly beat: NodeJS.Timeout;

  constructor(
    private readonly context: Context,
    private readonly log: FastifyBaseLogger,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {
    const maxPayload = context.limits.messageBytes;
    this.server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, clientTracking: false });
    this.beat = setInterval(() => this.check(), BEAT_MS).unref();
  }

  get count(): number {
    return this.open.size;
  }

  attach(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', end);
      this.admit(request).then(
        (identity) => this.accept(request, socket, head, identity),
        (error: unknown) => this.turnAway(request, socket, error),
      );
    });
  }

  /** A person's keys have changed: whoever still holds one comes back with it. */
  drop(person: PersonId): void {
    for (const one of this.open.values()) if (one.identity?.person.id === person) one.close(4401, 'sign in again');
  }

  close(): void {
    clearInterval(this.beat);
    for (const one of this.open.values()) one.close(1012, 'the server is restarting');
    this.server.close();
  }

  private async admit(request: IncomingMessage): Promise<Identity | null> {
    if (pathOf(request) !== PATH) throw new Problem(404, 'not-found');
    const claim = await this.context.identities.of(request.headers);
    if (claim === 'forged') throw new Problem(401, 'forged');
    // Other sites may open sockets to us, and the browser sends the cookie along.
    if (fromElsewhere(request.headers)) throw new Problem(403, 'not-allowed');
    return claim === 'none' ? null : claim;
  }

  private accept(request: IncomingMessage, socket: Duplex, head: Buffer, identity: Identity | null): void {
    const address = neighbourhood(this.addressOf(request));
    const { sockets } = this.context.gates;
    if (!sockets.enter(address)) return this.turnAway(request, socket, new Problem(429, 'too-often', { seconds: 60 }));
    this.server.handleUpgrade(request, socket, head, (ws) => this.welcome(ws, socket, identity, address));
  }

  /** Knows nothing of the request: what a connection holds on to, it holds for hours. */
  private welcome(ws: WebSocket, socket: Duplex, identity: Identity | null, address: string): void {
    this.alive.add(ws);
    ws.on('pong', () => this.alive.add(ws));
    ws.on('close', () => this.open.delete(ws));
    socket.on('close', () => this.context.gates.sockets.leave(address));
    const report = (error: unknown) => this.log.warn({ err: error, address, person: identity?.person.id }, 'refused');
    this.open.set(ws, new Connection(this.context, ws, socket, identity, address, report));
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
    for (const ws of this.open.keys()) {
      if (!this.alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }
}
