import type { Socket } from 'node:net';
import { nextTick } from 'node:process';
import { closeFrame, frameOf, pingFrame, pongFrame } from './frame.ts';
import { FrameReader, type Listener, NO_STATUS } from './reader.ts';

const MOST_BEHIND = 2_000_000;
/** How long the other side has to say goodbye too. */
const GOODBYE_MS = 5_000;

/** Who is at this end. */
export interface Owner {
  /** A whole message; null where it is not text. */
  receive(text: string | null): void;
  gone(): void;
}

/** One client's WebSocket, from the handshake on. Holds little: there are many, for hours. */
export class ServerSocket implements Listener {
  /** Whether anything has come since this was last looked at. */
  alive = true;
  private readonly reader: FrameReader;
  private open = true;
  private outbox = '';
  private owner: Owner | null = null;

  constructor(
    private readonly socket: Socket,
    longest: number,
  ) {
    this.reader = new FrameReader(longest, this);
    socket.setTimeout(0);
    socket.setNoDelay();
    socket.on('close', () => this.closed());
    // Whoever only stops sending is gone as well.
    socket.on('end', () => socket.destroy());
  }

  get isOpen(): boolean {
    return this.open;
  }

  /** From now on the owner is told; `head` came right behind the handshake. */
  begin(owner: Owner, head: Buffer): void {
    this.owner = owner;
    if (head.length > 0) this.hear(head);
    this.socket.on('data', (chunk: Buffer) => this.hear(chunk));
  }

  send(text: string): void {
    this.post(frameOf(text));
  }

  /** What is said in one breath, an update and the answer to the move that made it, is written in one go. */
  post(frame: string): void {
    if (!this.open) return;
    // Who doesn't read is let go, and comes back with the number of the last entry seen.
    if (this.socket.writableLength > MOST_BEHIND) return this.terminate();
    if (this.outbox === '' && unsent.push(this) === 1) nextTick(flushAll);
    this.outbox += frame;
  }

  ping(): void {
    this.post(pingFrame);
  }

  close(code: number, reason: string): void {
    if (!this.open) return;
    this.post(closeFrame(code, reason));
    this.flush();
    this.open = false;
    setTimeout(() => this.socket.destroy(), GOODBYE_MS).unref();
  }

  terminate(): void {
    this.open = false;
    this.socket.destroy();
  }

  flush(): void {
    const { outbox } = this;
    this.outbox = '';
    if (outbox !== '' && this.open) this.socket.write(outbox, 'latin1');
  }

  heard(text: string | null): void {
    if (this.open) this.owner?.receive(text);
  }

  pinged(payload: Buffer): void {
    this.post(pongFrame(payload));
  }

  closing(code: number): void {
    this.close(code === NO_STATUS ? 1000 : code, '');
    this.socket.end();
  }

  private hear(chunk: Buffer): void {
    this.alive = true;
    this.reader.read(chunk);
  }

  private closed(): void {
    this.open = false;
    this.owner?.gone();
    this.owner = null;
  }
}

/** Sockets with something to be written. */
const unsent: ServerSocket[] = [];

function flushAll(): void {
  for (const socket of unsent.splice(0)) socket.flush();
}
