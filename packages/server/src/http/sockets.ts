import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { neighbourhood } from './buckets.ts';
import { Connection, type Surroundings } from './connection.ts';
import { type Context, passRequest } from './context.ts';
import { fromElsewhere, type Identity } from './identity.ts';
import { Problem } from './problem.ts';
import { ClientSocket } from './socket.ts';

const BEAT_MS = 30_000;
const PATH = '/api/socket';
const VERSION = '13';
/** Of one message; browsers send a whole one as a single frame, or in frames of many kilobytes. */
const MOST_FRAGMENTS = 256;
/** Requests that a socket which breaks the protocol counts for: who opens one after the other soon has to wait. */
const BROKEN = 20;
/** In which one frame may arrive; the smallest packets of the largest message are fewer. */
const MOST_CHUNKS = 4_096;

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];
const asksForSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

function end(this: Socket): void {
  this.destroy();
}

/** All WebSockets of this node. */
export class Sockets implements Surroundings {
  private readonly open = new Set<Connection<ClientSocket>>();
  private readonly beat: NodeJS.Timeout;
  private readonly forPeople: WebSocketServer;
  private readonly forWatchers: WebSocketServer;

  constructor(
    readonly context: Context,
    private readonly log: FastifyBaseLogger,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {
    const { messageBytes, watcherMessageBytes } = context.limits;
    const taking = (maxPayload: number) =>
      new WebSocketServer({
        noServer: true,
        clientTracking: false,
        perMessageDeflate: false,
        autoPong: false,
        maxPayload,
        maxFragments: MOST_FRAGMENTS,
        maxBufferedChunks: MOST_CHUNKS,
      });
    this.forPeople = taking(messageBytes);
    this.forWatchers = taking(watcherMessageBytes);
    this.beat = setInterval(() => this.check(), BEAT_MS).unref();
  }

  get count(): number {
    return this.open.size;
  }

  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      socket.on('error', end);
      if (!asksForSocket(request)) return this.serveWithoutUpgrade(http, request, socket);
      this.context.gates.turns.take(() => this.meet(request, socket, head));
    });
  }

  close(): void {
    clearInterval(this.beat);
    for (const { socket } of this.open) socket.close(1012, 'the server is restarting');
  }

  refused({ address, identity }: Connection, error: unknown): void {
    this.log.warn({ err: error, address, person: identity?.person.id }, 'refused');
  }

  private meet(request: IncomingMessage, socket: Socket, head: Buffer): void {
    if (socket.destroyed) return;
    this.admit(request).then(
      (identity) => this.accept(request, socket, head, identity),
      (error: unknown) => void this.turnAway(request, socket, error),
    );
  }

  private async admit(request: IncomingMessage): Promise<Identity | null> {
    if (pathOf(request) !== PATH) throw new Problem(404, 'not-found');
    if (request.headers['sec-websocket-version'] !== VERSION) throw new Problem(426, 'wrong-version');
    const address = neighbourhood(this.addressOf(request));
    const claim = await this.context.identities.of(request.headers, address);
    if (claim === 'forged') throw new Problem(401, 'forged');
    // Other sites may open sockets to us, and the browser sends the cookie along.
    if (fromElsewhere(request.headers)) throw new Problem(403, 'not-allowed');
    const identity = claim === 'none' ? null : claim;
    passRequest(this.context.gates, identity, address);
    await this.context.gates.socketPace.turn(address);
    return identity;
  }

  private accept(request: IncomingMessage, socket: Socket, head: Buffer, identity: Identity | null): void {
    const address = neighbourhood(this.addressOf(request));
    if (socket.destroyed) return;
    const { sockets } = this.context.gates;
    if (!sockets.enter(address)) {
      void this.turnAway(request, socket, new Problem(429, 'too-often', { seconds: 60 }));
      return;
    }
    let welcomed = false;
    // Where the handshake is not what it has to be, `ws` answers itself and ends the connection.
    socket.once('close', () => welcomed || sockets.leave(address));
    const server = identity ? this.forPeople : this.forWatchers;
    server.handleUpgrade(request, socket, head, (ws) => {
      welcomed = true;
      this.welcome(ws, socket, identity, address);
    });
  }

  /** Knows nothing of the request: what a connection holds on to, it holds for hours. */
  private welcome(ws: WebSocket, raw: Socket, identity: Identity | null, address: string): void {
    const socket = new ClientSocket(ws, raw);
    const connection = new Connection(this, socket, identity, address);
    this.open.add(connection);
    const release = this.context.sessions.hold(identity, () => socket.close(4401, 'sign in again'));
    const hear = (data: Buffer, binary: boolean) => {
      // Of somebody who has been sent away more may still be on the way. What is not text is refused like text that is not JSON.
      if (socket.isOpen) connection.receive(binary ? '' : data.toString());
    };
    ws.on('message', (data: Buffer, binary) => {
      socket.alive = true;
      // Watchers wait where many ask at once; moves don't.
      if (identity) hear(data, binary);
      else this.context.gates.turns.take(() => hear(data, binary));
      // The client's goodbye may come next, and `ws` answers it at once.
      socket.flush();
    });
    ws.on('ping', (data) => socket.pingedBy(data));
    ws.on('pong', (data) => socket.ponged(data));
    ws.on('error', (error) => {
      this.context.gates.requests.takeOrOwe(identity?.person.id ?? address, BROKEN);
      this.log.warn({ err: error, address }, 'socket failed');
      socket.ignore();
    });
    ws.on('close', () => {
      connection.end();
      release();
      this.open.delete(connection);
      this.context.gates.sockets.leave(address);
    });
  }

  /** RFC 9110, 7.8: a server may ignore an upgrade it doesn't know, such as to HTTP/2, and answer the request as it is. */
  private serveWithoutUpgrade(http: Server, request: IncomingMessage, socket: Socket): void {
    // By now nobody reads what would follow the head.
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (hasBody) {
      void this.turnAway(request, socket, new Problem(400, 'no-upgrade'));
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // Without waiting for the client to close its side, too: some never do.
    response.on('finish', () => socket.destroySoon());
    http.emit('request', request, response);
  }

  private async turnAway(request: IncomingMessage, socket: Socket, error: unknown): Promise<void> {
    const problem = error instanceof Problem ? error : new Problem(503, 'unavailable');
    const { metrics, gates } = this.context;
    metrics.refusedAtTheEdge.inc({ code: problem.code });
    const address = neighbourhood(this.addressOf(request));
    if (problem.status === 429 && !(await gates.tarpit.hold(address))) {
      socket.destroy();
      return;
    }
    this.log.warn({ code: problem.code, address: this.addressOf(request) }, 'socket refused');
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.status} Refused`,
      'Connection: close',
      'Content-Type: application/json',
      ...(problem.status === 426 ? ['Upgrade: websocket', `Sec-WebSocket-Version: ${VERSION}`] : []),
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  }

  private check(): void {
    for (const { socket } of this.open) socket.beat();
  }
}
