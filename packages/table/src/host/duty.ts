import { botToAct } from '../log/clock.ts';
import type { TableId } from '../log/entry.ts';
import type { Database } from '../store/database.ts';
import { claim, release, releaseOne } from '../store/leases.ts';
import type { Bots } from './bots.ts';
import type { Host } from './host.ts';
import { flag, playEvent } from './match.ts';

const ROUND_MS = 500;
const MOST_AT_ONCE = 100;

/** What the server does by itself, bots' moves and clocks, at the tables this node holds the lease of. */
export class Duty {
  /** Tables being served; true where there is more to do since. */
  private readonly under = new Map<TableId, boolean>();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly host: () => Host,
    private readonly bots: Bots,
    private readonly node: string,
    private readonly now: () => number,
    private readonly onError: (error: unknown, table: TableId | null) => void,
  ) {}

  start(): void {
    this.timer = setTimeout(() => void this.round(), ROUND_MS).unref();
  }

  /** This node has just taken the lease with what it appended. */
  kick(id: TableId): void {
    if (this.under.has(id)) this.under.set(id, true);
    else if (!this.stopped) void this.serve(id);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await release(this.db, this.node).catch((error) => this.onError(error, null));
  }

  private async round(): Promise<void> {
    try {
      const ids = await claim(this.db, this.node, this.now(), MOST_AT_ONCE);
      for (const id of ids) this.kick(id);
    } catch (error) {
      this.onError(error, null);
    }
    if (!this.stopped) this.start();
  }

  private async serve(id: TableId): Promise<void> {
    try {
      do {
        this.under.set(id, false);
        while (!this.stopped && (await this.botMoves(id)));
        await this.host().workOut(id, (work) => flag(work, this.now()));
      } while (this.under.get(id) && !this.stopped);
    } catch (error) {
      this.onError(error, id);
      await releaseOne(this.db, this.node, id).catch(() => {});
    } finally {
      this.under.delete(id);
    }
  }

  /** False once no bot is to move. */
  private async botMoves(id: TableId): Promise<boolean> {
    const asked = await this.host().look(id, (table) => {
      const seat = botToAct(table);
      return seat === null ? null : { seat, entries: table.entries, table };
    });
    if (!asked) return false;
    const event = await this.bots.choose(asked.table, asked.seat);
    await this.host().workOut(id, (work) => {
      // Whatever came while the bot was thinking, the move was meant for what was before.
      if (work.table.weighty < asked.entries && botToAct(work.table) === asked.seat) playEvent(work, event);
    });
    return true;
  }
}
