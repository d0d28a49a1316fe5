import type { Socket } from 'node:net';
import { nextTick } from 'node:process';
import type { WebSocket } from 'ws';

const MOST_BEHIND = 2_000_000;
/** How long the other side has to say goodbye too. */
const GOODBYE_MS = 5_000;
/** How often a socket in use is asked how far away it is. */
const MEASURE_MS = 5_000;
/** How much the last answer counts beside those before. */
const NEWEST = 1 / 3;

/** One client's WebSocket, with what is sent to it in one turn of the event loop joined into one write. */
export class ClientSocket {
  /** Whether anything has come since this was last looked at. */
  alive = true;
  lag = 0;
  private corked = false;
  private pings = 0;
  private answered = 0;
  private pinged = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly ws: WebSocket,
    /** The connection under it. */
    private readonly raw: Socket,
  ) {}

  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  /** Text, or its bytes where the same goes to several. */
  send(text: string | Buffer): void {
    if (!this.isOpen) return;
    // Who doesn't read is let go, and comes back with the number of the last entry seen.
    if (this.raw.writableLength > MOST_BEHIND) return this.terminate();
    this.cork();
    this.ws.send(text, TEXT);
  }

  ping(): void {
    if (!this.isOpen) return;
    this.pinged = performance.now();
    this.ws.ping(String(++this.pings));
  }

  measure(): void {
    if (performance.now() - this.pinged >= MEASURE_MS) this.ping();
  }

  /** Only the answer to the last ping says anything. */
  ponged(data: Buffer): void {
    this.alive = true;
    if (data.toString() !== String(this.pings) || this.pings === this.answered) return;
    this.answered = this.pings;
    const took = performance.now() - this.pinged;
    this.lag = this.lag === 0 ? took : this.lag + (took - this.lag) * NEWEST;
  }

  close(code: number, reason: string): void {
    this.ws.close(code, reason);
    setTimeout(() => this.ws.terminate(), GOODBYE_MS).unref();
  }

  terminate(): void {
    this.ws.terminate();
  }

  uncork(): void {
    this.corked = false;
    this.raw.uncork();
  }

  private cork(): void {
    if (this.corked) return;
    this.corked = true;
    this.raw.cork();
    if (corked.push(this) === 1) nextTick(uncorkAll);
  }
}

const TEXT = { binary: false };

const corked: ClientSocket[] = [];

function uncorkAll(): void {
  for (const socket of corked.splice(0)) socket.uncork();
}
