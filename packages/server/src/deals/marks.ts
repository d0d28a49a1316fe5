import type { Analysis } from '@waybill/bots/analysis';
import type { DealMarks } from '@waybill/protocol';
import type { Analyst } from '../analyses/analysts.ts';
import { playedMatch } from '../analyses/played-match.ts';
import type { TableId } from '../log/entry.ts';
import type { TableState } from '../log/table.ts';
import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';

/** Matches that one look finds; there will be another. */
const AT_ONCE = 10;

const UNMARKED = `select id from tables where deal is not null and phase = 'over' and changed < ?
  and not exists (select 1 from deal_marks where table_id = tables.id) order by changed limit ?`;

/** What an analysis says of each seat. */
const marksIn = ({ unit, exact, errorTotal, luckTotal, rating }: Analysis): DealMarks[] =>
  rating.map((rated, seat) => ({ unit, exact, cost: errorTotal[seat], rating: rated, luck: luckTotal[seat] }));

/** What decisions cost and what was luck, worked out once for each match of a deal and kept. */
export class DealMarking {
  private readonly under = new Set<TableId>();

  constructor(
    private readonly db: Database,
    private readonly store: TableStore,
    private readonly analyst: Analyst,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** A match has just ended here. */
  ended({ id, plan }: TableState): void {
    if (plan.deal !== undefined) void this.mark(id).catch(this.onError);
  }

  /** What a node that is gone left undone: matches that have been over for a while. */
  async catchUp(before: number): Promise<void> {
    for (const { id } of await this.db.query(UNMARKED, [before, AT_ONCE], null)) await this.mark(String(id));
  }

  private async mark(id: TableId): Promise<void> {
    if (this.under.has(id)) return;
    this.under.add(id);
    try {
      const marks = await this.marksOf(id);
      const sql = 'insert into deal_marks (table_id, marks) values (?, ?) on conflict do nothing';
      if (marks) await this.db.query(sql, [id, JSON.stringify(marks)]);
    } finally {
      this.under.delete(id);
    }
  }

  /** None where the match was not played to its end; null where it has to be tried again. */
  private async marksOf(id: TableId): Promise<readonly DealMarks[] | null> {
    const match = await playedMatch(this.store, id);
    if (!match) return [];
    const analysis = await this.analyst.analyse(match);
    return analysis && marksIn(analysis);
  }
}
