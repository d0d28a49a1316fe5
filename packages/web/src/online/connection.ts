import { signal } from '@preact/signals';
import {
  type ActionAnswer,
  type ActionRequest,
  type ClientMessage,
  type Here,
  isActionAnswer,
  isUpdate,
  type LeanUpdate,
  readServerMessage,
  type ServerMessage,
  type Update,
  type WireError,
} from '@waybill/protocol';
import type { Answer } from './http.ts';
import type { Network, Socket } from './network.ts';

/** Pauses between two tries double from the first to the last; a server that is back is found within the last. */
const FIRST_PAUSE = 300;
const LAST_PAUSE = 2000;
/** After so many sockets that never opened, something on the way may not let them through. */
const BLOCKED = 2;
const SOCKET_AGAIN = 30_000;
/** A socket over which no answer has come for so long leads nowhere. */
const UNANSWERED = 5000;
/** Then whoever acts is told that the server can't be reached. */
const GIVE_UP = 20_000;

export type Heard = Update | LeanUpdate | Here;

const UNREACHABLE: WireError = { code: 'unreachable', facts: {}, words: '' };
/** The server could not do it just now: the same again may succeed. */
const PASSING = new Set(['unavailable', 'too-often']);

interface Pending {
  readonly request: ActionRequest;
  readonly since: number;
  /** When it was last said over a socket. */
  sent: number;
  readonly settle: (answer: ActionAnswer) => void;
}

/**
 * One table at the server, both ways: what happens there comes in, what is done here goes out, over one WebSocket; by asking and
 * waiting where sockets are blocked. Never gives up listening. An action has a key of its own, so it is said again over
 * every new socket until it is answered, and done once.
 */
export class Connection {
  readonly lost = signal(false);
  private socket: Socket | null = null;
  private open = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private unopened = 0;
  private polling: AbortController | null = null;
  private closed = false;
  private readonly pending = new Map<string, Pending>();
  private readonly watch: ReturnType<typeof setInterval>;
  private readonly sleep: () => void;

  constructor(
    private readonly network: Network,
    private readonly table: string,
    /** The number of the last entry that has been heard of. */
    private readonly after: () => number,
    private readonly hear: (heard: Heard) => void,
  ) {
    this.sleep = network.onWake(() => this.hurry());
    this.watch = setInterval(() => this.lookAtPending(), 1000);
    this.connect();
  }

  /** Resolves with what the server answers, or that it could not be reached. */
  act(request: ActionRequest): Promise<ActionAnswer> {
    return new Promise((settle) => {
      const pending: Pending = { request, since: Date.now(), sent: 0, settle };
      this.pending.set(request.key, pending);
      if (this.open) this.sendAct(pending);
      else if (this.polling) void this.post(pending);
      else this.hurry();
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.sleep();
    this.polling?.abort();
    this.socket?.close();
    for (const { request } of this.pending.values()) this.settle(request.key, { error: UNREACHABLE });
  }

  /** Comes as somebody else: the server looks who it is when a connection is made. */
  renew(): void {
    this.polling?.abort();
    this.drop();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.network.socket();
    this.socket = socket;
    socket.addEventListener('open', () => this.socket === socket && this.opened());
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.socket === socket && this.read(data));
    socket.addEventListener('close', () => this.socket === socket && this.fallen());
  }

  private opened(): void {
    this.open = true;
    this.unopened = 0;
    this.arrived();
    this.polling?.abort();
    this.say({ type: 'follow', table: this.table, after: this.after(), lean: true });
    for (const pending of this.pending.values()) this.sendAct(pending);
  }

  private fallen(): void {
    const opened = this.open;
    this.socket = null;
    this.open = false;
    if (this.closed) return;
    if (opened) return this.retry();
    this.unopened++;
    if (this.polling) this.timer = setTimeout(() => this.connect(), SOCKET_AGAIN);
    else if (this.unopened < BLOCKED) this.retry();
    else void this.probe();
  }

  /** Whether the server is there and only sockets don't get through. */
  private async probe(): Promise<void> {
    const answer = await this.network.call('GET', `/api/tables/${this.table}?after=${this.after()}`).catch(() => null);
    if (this.closed || this.socket) return;
    if (answer?.status !== 200 || !isUpdate(answer.body)) return this.retry();
    this.hear(answer.body);
    this.timer = setTimeout(() => this.connect(), SOCKET_AGAIN);
    void this.poll();
  }

  /** Asks and waits, until a socket opens or there is no answer. */
  private async poll(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    this.arrived();
    for (const pending of this.pending.values()) void this.post(pending);
    while (!polling.signal.aborted && !this.closed) {
      const path = `/api/tables/${this.table}/wait?after=${this.after()}`;
      const answer = await this.network.call('GET', path, undefined, polling.signal).catch(() => null);
      if (polling.signal.aborted || this.closed) break;
      if (answer?.status === 200 && isUpdate(answer.body)) this.hear(answer.body);
      else if (answer?.status !== 204) {
        this.polling = null;
        if (!this.socket) this.retry();
        return;
      }
    }
    if (this.polling === polling) this.polling = null;
  }

  private read(data: string): void {
    const message = readServerMessage(data);
    if (message?.type === 'update' || message?.type === 'here') this.hear(message);
    else if (message) this.answered(message);
  }

  private answered(message: Exclude<ServerMessage, Heard>): void {
    if (message.type === 'done') return this.settle(message.key, { n: message.n });
    // Who looks for somebody to play with does so by a socket of its own.
    if (message.key === undefined || message.type === 'paired' || message.type === 'seeks') return;
    if (message.type === 'problem' && PASSING.has(message.error.code)) return this.again(message.key, message.error);
    const { error } = message;
    this.settle(
      message.key,
      message.type === 'refused' && message.update ? { error, update: message.update } : { error },
    );
  }

  private again(key: string, { facts }: WireError): void {
    const seconds = typeof facts.seconds === 'number' ? facts.seconds : 0;
    setTimeout(() => this.repeat(key), Math.max(FIRST_PAUSE, seconds * 1000));
  }

  private repeat(key: string): void {
    const pending = this.pending.get(key);
    if (!pending) return;
    if (this.open) this.sendAct(pending);
    else if (this.polling) void this.post(pending);
  }

  private sendAct(pending: Pending): void {
    pending.sent = Date.now();
    this.say({ type: 'act', table: this.table, ...pending.request });
  }

  /** The same request to the same handler, where there is no socket. */
  private async post({ request }: Pending): Promise<void> {
    const path = `/api/tables/${this.table}/actions`;
    const answer = await this.network.call('POST', path, request).catch((): Answer => ({ status: 0, body: null }));
    if (!isActionAnswer(answer.body)) return this.again(request.key, UNREACHABLE);
    const { error } = answer.body;
    if (error && PASSING.has(error.code)) this.again(request.key, error);
    else this.settle(request.key, answer.body);
  }

  private settle(key: string, answer: ActionAnswer): void {
    const pending = this.pending.get(key);
    this.pending.delete(key);
    pending?.settle(answer);
  }

  /** A connection may be dead without saying so; and nobody waits for an answer for ever. */
  private lookAtPending(): void {
    const now = Date.now();
    for (const { request, since } of this.pending.values()) {
      if (now - since >= GIVE_UP) this.settle(request.key, { error: UNREACHABLE });
    }
    const dead = this.open && [...this.pending.values()].some(({ sent }) => sent > 0 && now - sent >= UNANSWERED);
    if (!dead) return;
    this.drop();
    this.retry();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    this.open = false;
    old?.close();
  }

  private say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private arrived(): void {
    this.failures = 0;
    this.lost.value = false;
  }

  private retry(): void {
    this.lost.value = true;
    const pause = Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    // Not all at once: everybody has lost the same server at the same moment.
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The device has a network again, somebody looks again, or does something. */
  private hurry(): void {
    if (this.socket || this.polling || this.closed) return;
    this.failures = 0;
    this.connect();
  }
}
