import type { Judged } from '@waybill/kernel';
import type { Entry } from './entry.ts';
import { step } from './fold.ts';
import type { History } from './history.ts';
import { copyOf, isOpen, type TableState } from './table.ts';

/** A table as it will be: nothing of it counts until its entries are durable. */
export class Draft {
  readonly table: TableState;
  readonly entries: Entry[] = [];
  /** For each event of the match the state it was made in; null where everybody knows it as it is. */
  readonly befores: unknown[] = [];
  /** For each event of the match its text; null where the entry is something else. */
  readonly texts: (string | null)[] = [];

  constructor(
    readonly from: TableState,
    readonly history: History | null = null,
  ) {
    this.table = copyOf(from);
  }

  push(entry: Entry, judged: Judged | null = null): void {
    this.befores.push(entry.type === 'event' && !isOpen(this.table) ? this.before() : null);
    step(this.table, entry, this.history, judged);
    this.entries.push(entry);
    this.texts.push(entry.type === 'event' ? JSON.stringify(entry.event) : null);
  }

  private before(): unknown {
    const { from, table, entries } = this;
    if (!table.playing) return null;
    return entries.length === 0 ? from.playing?.state : table.game.clone(table.playing.state);
  }
}
