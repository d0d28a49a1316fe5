import type { Seat } from '@waybill/kernel';
import { botToAct } from '../log/clock.ts';
import type { TableId } from '../log/entry.ts';
import type { TableState } from '../log/table.ts';
import type { Database } from '../store/database.ts';
import { claim, release, releaseOne } from '../store/leases.ts';
import type { Time } from '../time.ts';
import type { ActionDraft } from './action-draft.ts';
import type { Thinkers } from './bots.ts';
import type { Host } from './host.ts';
import { abandon, flag, playEvent, resumeByItself } from './match.ts';
import type { Outages } from './outages.ts';
import { startWithoutSilent } from './seats.ts';

const ROUND_MS = 500;
const MOST_AT_ONCE = 100;
/** Rounds between two times that a node says it is there. */
const BEAT_EVERY = 2;

/** What time alone brings. */
function doWhatIsDue(draft: ActionDraft, now: number): void {
  startWithoutSilent(draft, now);
  resumeByItself(draft, now);
  flag(draft, now);
  abandon(draft, now);
}

/** What the server does by itself, bots' moves and clocks, at the tables this node holds the lease of. */
export class DueTables {
  /** Tables being served; true where there is more to do since. */
  private readonly under = new Map<TableId, boolean>();
  private cancel = () => {};
  private stopped = false;
  private rounds = 0;

  constructor(
    private readonly db: Database,
    private readonly host: () => Host,
    private readonly bots: Thinkers,
    /** What a bot draws from, where that is settled. */
    private readonly thoughtSeed: (table: TableState, seat: Seat) => Promise<string | null>,
    private readonly node: string,
    private readonly outages: Outages,
    private readonly time: Time,
    private readonly onError: (error: unknown, table: TableId | null) => void,
  ) {}

  start(): void {
    this.cancel = this.time.after(ROUND_MS, () => void this.round());
  }

  /** This node has just taken the lease with what it appended. */
  kick(id: TableId): void {
    if (this.under.has(id)) this.under.set(id, true);
    else if (!this.stopped) void this.serve(id);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel();
    await release(this.db, this.node).catch((error) => this.onError(error, null));
  }

  private async round(): Promise<void> {
    try {
      if (this.rounds++ % BEAT_EVERY === 0) await this.outages.beat();
      const ids = await claim(this.db, this.node, this.time.now(), MOST_AT_ONCE);
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
        await this.host().actByItself(id, (draft) => doWhatIsDue(draft, this.time.now()));
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
    const thought = await this.thoughtSeed(asked.table, asked.seat);
    const event = await this.bots.choose(asked.table, asked.seat, thought);
    await this.host().actByItself(id, (draft) => {
      // Whatever came while the bot was thinking, the move was meant for what was before.
      if (draft.table.weighty < asked.entries && botToAct(draft.table) === asked.seat) playEvent(draft, event);
    });
    return true;
  }
}
