import pg from 'pg';
import type PgBoss from 'pg-boss';

const CHANNEL = 'waybill_queue';
const RETRY_MS = 2000;
/** What it rings for when there is new work; it rings by its id for a part that is done. */
export const WORK = 'work';

/** Rings at everybody who uses the queue. One that is not heard costs time and nothing else: all look by themselves, too. */
export class Bell {
  private client: pg.Client | null = null;
  private readonly waiting = new Map<string, Set<() => void>>();
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly boss: PgBoss,
    private readonly url: string,
  ) {}

  async ring(what: string): Promise<void> {
    await this.boss.getDb().executeSql('select pg_notify($1, $2)', [CHANNEL, what]);
  }

  /** Until it rings for this, and no longer than so. */
  wait(what: string, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const all = this.waiting.get(what) ?? new Set();
      this.waiting.set(what, all);
      const end = () => {
        clearTimeout(timer);
        all.delete(end);
        if (all.size === 0) this.waiting.delete(what);
        resolve();
      };
      const timer = setTimeout(end, this.closed ? 0 : milliseconds);
      all.add(end);
    });
  }

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, application_name: 'waybill' });
    const again = () => {
      if (this.closed || (this.client !== null && this.client !== client)) return;
      this.client = null;
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.listen(), RETRY_MS);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => this.heard(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.client = client;
    } catch {
      again();
    }
    if (this.closed) await client.end().catch(() => {});
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    for (const what of this.waiting.keys()) this.heard(what);
    await this.client?.end().catch(() => {});
  }

  private heard(what: string): void {
    for (const end of this.waiting.get(what) ?? []) end();
  }
}

export function openBell(boss: PgBoss, url: string): Bell {
  const bell = new Bell(boss, url);
  void bell.listen();
  return bell;
}
