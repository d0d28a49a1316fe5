import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the server says; tests look at parts of it
  readonly body: any;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type Message = any;

/** A person with a browser: a cookie, requests, and a socket. Keeps everything ever received. */
export class Client {
  cookie = '';
  token = '';
  readonly received: string[] = [];

  constructor(public url: string) {}

  static async guest(url: string, name: string): Promise<Client> {
    const client = new Client(url);
    const { status, text } = await client.call('POST', '/api/session', { name });
    if (status !== 200) throw new Error(`no session: ${status} ${text}`);
    return client;
  }

  headers(more: Record<string, string> = {}): Record<string, string> {
    return {
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...more,
    };
  }

  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(this.url + path, { method, headers: this.headers({ ...type, ...more }), ...sent });
    const text = await response.text();
    this.received.push(text);
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie) this.cookie = cookie;
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  async make(plan: object): Promise<string> {
    const { status, body, text } = await this.call('POST', '/api/tables', { key: randomUUID(), ...plan });
    if (status !== 200) throw new Error(`no table: ${status} ${text}`);
    return body.id;
  }

  act(table: string, after: number, action: object, key: string = randomUUID()): Promise<Answer> {
    return this.call('POST', `/api/tables/${table}/actions`, { after, key, action });
  }

  async look(table: string, after = -1): Promise<Message> {
    return (await this.call('GET', `/api/tables/${table}?after=${after}`)).body;
  }

  /** Acts on whatever is the case now. */
  async now(table: string, action: object): Promise<Answer> {
    return this.act(table, (await this.look(table, 1_000_000)).n, action);
  }

  async socket(headers: Record<string, string> = {}): Promise<Socket> {
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers: this.headers(headers) });
    const socket = new Socket(ws, this.received);
    await once(ws, 'open');
    return socket;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A socket whose messages are read one by one, or looked for. */
export class Socket {
  readonly messages: Message[] = [];
  private wake: () => void = () => {};

  constructor(
    readonly ws: WebSocket,
    received: string[],
  ) {
    ws.on('message', (data: Buffer) => {
      const text = data.toString();
      received.push(text);
      this.messages.push(JSON.parse(text));
      this.wake();
    });
    ws.on('error', () => {});
    ws.on('close', () => this.wake());
  }

  send(message: unknown): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message that fits, taken out. */
  async next(fits: (message: Message) => boolean = () => true, timeoutMs = 60_000): Promise<Message> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const at = this.messages.findIndex(fits);
      if (at >= 0) return this.messages.splice(at, 1)[0];
      if (Date.now() > until) throw new Error(`no such message; last: ${JSON.stringify(this.messages.at(-1))}`);
      await Promise.race([new Promise<void>((resolve) => (this.wake = resolve)), sleep(50)]);
    }
  }

  async act(table: string, after: number, action: object, key: string = randomUUID()): Promise<Message> {
    this.send({ type: 'act', table, after, key, action });
    return this.next((message) => message.key === key);
  }

  close(): void {
    this.ws.close();
  }
}
