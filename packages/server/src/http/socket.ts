import type { Socket } from 'node:net';
import { nextTick } from 'node:process';
import type { WebSocket } from 'ws';
import { textFrame } from '../frame.ts';
import type { Broadcast } from '../host/broadcast.ts';

const MOST_BEHIND = 2_000_000;
/** How long the other side has to say goodbye too. */
const GOODBYE_MS = 5_000;
/** How long somebody has to hear why they are sent away. */
const DISMISSAL_MS = 1_000;
/** How often a socket in use is asked how far away it is. */
const MEASURE_MS = 5_000;
/** Pings and pongs between two beats; a client that keeps a connection open needs one. */
const MOST_CONTROLS = 200;
/** How much the last answer counts beside those before. */
const NEWEST = 1 / 3;

/**
 * One client's WebSocket. `ws` reads it, and writes pings, pongs and the end. Messages are framed here, and those of one turn of the
 * event loop go out in one write: nothing of `ws` comes between the bytes of a frame, as both write whole frames.
 */
export class ClientSocket {
  /** Whether anything has come since this was last looked at. */
  alive = true;
  lag = 0;
  /** Frames that go out together, a byte a character. */
  private unsent = '';
  private pings = 0;
  private answered = 0;
  private pinged = Number.NEGATIVE_INFINITY;
  private controls = 0;

  constructor(
    private readonly ws: WebSocket,
    /** The connection under it. */
    private readonly raw: Socket,
  ) {}

  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  send(text: string): void {
    this.write(textFrame(text));
  }

  broadcast({ frame }: Broadcast): void {
    this.write(frame);
  }

  /** What has been sent so far goes before whatever `ws` writes next. */
  flush(): void {
    if (this.unsent === '') return;
    const frames = this.unsent;
    this.unsent = '';
    if (this.isOpen) this.raw.write(frames, 'latin1');
  }

  /** Again after a while, to whoever has been heard since the last time; the others have gone. */
  beat(): void {
    if (!this.alive) return this.terminate();
    this.alive = false;
    this.controls = 0;
    this.ping();
  }

  ping(): void {
    if (!this.isOpen) return;
    this.pinged = performance.now();
    this.ws.ping(String(++this.pings));
  }

  measure(): void {
    if (performance.now() - this.pinged >= MEASURE_MS) this.ping();
  }

  /** To be answered, outside of all limits but this one. */
  pingedBy(data: Buffer): void {
    if (this.mayControl()) this.ws.pong(data);
  }

  /** Only the answer to the last ping says anything. */
  ponged(data: Buffer): void {
    if (!this.mayControl()) return;
    if (data.toString() !== String(this.pings) || this.pings === this.answered) return;
    this.answered = this.pings;
    const took = performance.now() - this.pinged;
    this.lag = this.lag === 0 ? took : this.lag + (took - this.lag) * NEWEST;
  }

  close(code: number, reason: string): void {
    this.flush();
    this.ws.close(code, reason);
    this.endIn(GOODBYE_MS);
  }

  /** Somebody who goes on and on is told so, and not listened to any more. */
  dismiss(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.close(code, reason);
    this.ignore();
  }

  /** Nothing more is read: what they still send stays on their side, until the connection ends. */
  ignore(): void {
    // `ws` itself goes on reading after an error, from the next tick on.
    setImmediate(() => this.ws.pause());
    this.endIn(DISMISSAL_MS);
  }

  terminate(): void {
    this.ws.terminate();
  }

  private endIn(ms: number): void {
    setTimeout(() => this.ws.terminate(), ms).unref();
  }

  private mayControl(): boolean {
    this.alive = true;
    if (!this.isOpen) return false;
    if (++this.controls <= MOST_CONTROLS) return true;
    this.dismiss(1008, 'too many pings');
    return false;
  }

  private write(frame: string): void {
    if (!this.isOpen) return;
    // Who doesn't read is let go, and comes back with the number of the last entry seen.
    if (this.raw.writableLength + this.unsent.length > MOST_BEHIND) return this.terminate();
    if (this.unsent === '' && unflushed.push(this) === 1) nextTick(flushAll);
    this.unsent += frame;
  }
}

/** A table may have hundreds of followers: after so long a time of writing, whatever has arrived meanwhile is dealt with. */
const FLUSH_MS = 0.25;
/** Sockets between two looks at the time. */
const FLUSHED_AT_ONCE = 8;

/** Of this turn. */
let unflushed: ClientSocket[] = [];
/** What earlier turns have left over: followers, mostly. An answer need not wait for all of them. */
let late: ClientSocket[] = [];
let planned = false;

/** Some of those who have waited longest and some of this turn; with time left, more of this turn, then of the others. */
function flushAll(): void {
  const until = performance.now() + FLUSH_MS;
  const fresh = unflushed;
  unflushed = [];
  for (const some of [late, fresh]) for (const socket of some.splice(0, FLUSHED_AT_ONCE)) socket.flush();
  const left = flushUntil(fresh, until);
  late = [...flushUntil(late, until), ...left];
  if (late.length === 0 || planned) return;
  planned = true;
  setImmediate(() => {
    planned = false;
    flushAll();
  });
}

/** Those that there was no time for. */
function flushUntil(sockets: readonly ClientSocket[], until: number): ClientSocket[] {
  let at = 0;
  for (; at < sockets.length && performance.now() < until; at += FLUSHED_AT_ONCE) {
    for (const socket of sockets.slice(at, at + FLUSHED_AT_ONCE)) socket.flush();
  }
  return sockets.slice(at);
}
