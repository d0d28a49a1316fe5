import pg from 'pg';
import type { Bus, News } from './bus.ts';

const CHANNEL = 'waybill';
/** Postgres takes 8,000 bytes a notification. */
const LARGEST = 80;
const RETRY_MS = 1000;

/** Fan-out by LISTEN and NOTIFY, over one connection that is made again whenever it is lost. */
export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private waiting: News[] = [];
  private sending = false;
  private closed = false;
  private heard: (news: News) => void = () => {};

  constructor(
    private readonly url: string,
    private readonly node: string,
    private readonly onError: (error: Error) => void,
  ) {}

  async open(): Promise<this> {
    await this.connect();
    return this;
  }

  listen(heard: (news: News) => void): void {
    this.heard = heard;
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
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    if (!this.closed) setTimeout(() => void this.again(), RETRY_MS).unref();
  }

  private async again(): Promise<void> {
    if (this.closed || this.client) return;
    try {
      await this.connect();
    } catch (error) {
      this.onError(error as Error);
      setTimeout(() => void this.again(), RETRY_MS).unref();
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
