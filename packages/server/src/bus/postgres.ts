import pg from 'pg';
import type { Time } from '../time.ts';
import type { Bus, News } from './bus.ts';

const CHANNEL = 'waybill';
/** Postgres takes 8,000 bytes a notification. */
const LARGEST = 80;
const RETRY_MS = 1000;

/** A connection to Postgres, as far as it takes one to be told and to tell. */
export interface NotifyClient {
  on(event: 'error' | 'end', heard: () => void): unknown;
  on(event: 'notification', heard: (message: { readonly payload?: string }) => void): unknown;
  connect(): Promise<unknown>;
  query(sql: string, params?: string[]): Promise<unknown>;
  end(): Promise<void>;
}

export const notifyClient = (url: string): NotifyClient =>
  new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });

/** Fan-out by LISTEN and NOTIFY, over one connection that is made again whenever it is lost. */
export class PostgresBus implements Bus {
  private client: NotifyClient | null = null;
  private waiting: News[] = [];
  private sending = false;
  private closed = false;
  private heard: (news: News) => void = () => {};
  private missed: () => void = () => {};

  constructor(
    private readonly open: () => NotifyClient,
    private readonly node: string,
    private readonly time: Time,
    private readonly onError: (error: Error) => void,
  ) {}

  async start(): Promise<this> {
    await this.connect();
    return this;
  }

  listen(heard: (news: News) => void, missed: () => void): void {
    this.heard = heard;
    this.missed = missed;
  }

  publish(news: readonly News[]): void {
    this.waiting.push(...news);
    if (!this.sending) void this.send();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(this.onError);
  }

  private async connect(): Promise<void> {
    const client = this.open();
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private lost(client: NotifyClient): void {
    if (this.client !== client) return;
    this.client = null;
    if (!this.closed) this.time.after(RETRY_MS, () => void this.again());
  }

  private async again(): Promise<void> {
    if (this.closed || this.client) return;
    try {
      await this.connect();
      // Whatever was said meanwhile, nobody says again.
      this.missed();
    } catch (error) {
      this.onError(error as Error);
      this.time.after(RETRY_MS, () => void this.again());
    }
  }

  private async send(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0 && this.client) {
      const news = this.waiting.splice(0, LARGEST);
      const payload = JSON.stringify({ from: this.node, news });
      await this.client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(this.onError);
    }
    // Without a connection there is nobody to tell; the others look at the database now and then.
    this.waiting = [];
    this.sending = false;
  }

  private receive(payload: string): void {
    const { from, news } = JSON.parse(payload) as { from: string; news: News[] };
    if (from !== this.node) news.forEach((one) => this.heard(one));
  }
}
