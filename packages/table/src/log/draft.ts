import type { Event } from '@waybill/rules/kernel';
import type { Entry } from './entry.ts';
import { step } from './fold.ts';
import { copyOf, type Table } from './table.ts';

/** A table as it will be: nothing of it counts until its entries are durable. */
export class Draft {
  readonly table: Table;
  readonly entries: Entry[] = [];
  /** For each entry the state it was made in, where it is an event of the match. */
  readonly befores: unknown[] = [];

  constructor(
    readonly from: Table,
    readonly history: Event[] | null = null,
  ) {
    this.table = copyOf(from);
  }

  push(entry: Entry): void {
    this.befores.push(entry.type === 'event' ? this.before() : null);
    step(this.table, entry, this.history);
    this.entries.push(entry);
  }

  private before(): unknown {
    const { from, table, entries } = this;
    if (!table.playing) return null;
    return entries.length === 0 ? from.playing?.state : table.game.clone(table.playing.state);
  }
}
