import { signal } from '@preact/signals';
import type { Here, News, Update } from './wire.ts';

const SOONEST = 300;
const LATEST = 8000;
/** After so many sockets that never opened, something on the way doesn't let them through. */
const BLOCKED = 2;
const SOCKET_AGAIN = 30_000;

/** News of one table: by a WebSocket, or by asking and waiting where sockets are blocked. Never gives up. */
export class Feed {
  readonly lost = signal(false);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private unopened = 0;
  private waiting: AbortController | null = null;
  private closed = false;
  private readonly wake = () => document.visibilityState === 'visible' && this.hurry();

  constructor(
    private readonly table: string,
    private readonly after: () => number,
    private readonly hear: (news: News | Here) => void,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.waiting?.abort();
    this.socket?.close();
  }

  /** Comes as somebody else: the server looks who it is when a connection is made. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.waiting?.abort();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      this.arrived();
      this.unopened = 0;
      this.waiting?.abort();
      socket.send(JSON.stringify({ type: 'follow', table: this.table, after: this.after(), lean: true }));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.read(data));
    socket.addEventListener('close', () => this.fallen(socket, opened));
  }

  private read(data: string): void {
    const news = JSON.parse(data) as News | Here | { readonly type: 'problem' };
    if (news.type !== 'problem') this.hear(news);
  }

  private fallen(socket: WebSocket, opened: boolean): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    if (!opened) this.unopened++;
    if (this.unopened < BLOCKED) return this.retry(() => this.connect());
    if (!this.waiting) void this.wait();
    this.timer = setTimeout(() => this.connect(), SOCKET_AGAIN);
  }

  /** Long-poll until a socket opens. */
  private async wait(): Promise<void> {
    const waiting = new AbortController();
    this.waiting = waiting;
    while (!waiting.signal.aborted && !this.closed) {
      try {
        const path = `/api/tables/${this.table}/wait?after=${this.after()}`;
        const response = await fetch(path, { signal: waiting.signal });
        if (!response.ok) throw new Error(`the server said ${response.status}`);
        if (response.status === 200) this.hear((await response.json()) as Update);
        this.arrived();
      } catch {
        if (waiting.signal.aborted) break;
        this.lost.value = true;
        await new Promise((again) => setTimeout(again, this.pause()));
      }
    }
    if (this.waiting === waiting) this.waiting = null;
  }

  private arrived(): void {
    this.failures = 0;
    this.lost.value = false;
  }

  private pause(): number {
    return Math.min(LATEST, SOONEST * 2 ** this.failures++);
  }

  private retry(job: () => void): void {
    this.lost.value = true;
    this.timer = setTimeout(job, this.pause());
  }

  /** The device has a network again, or somebody looks again. */
  private hurry(): void {
    if (this.socket || this.closed) return;
    this.failures = 0;
    this.connect();
  }
}
