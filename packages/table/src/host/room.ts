import type { PersonId } from '../log/entry.ts';
import type { Table } from '../log/table.ts';
import { type Mark, markOf, onlyMoved } from './mark.ts';
import type { Telling } from './telling.ts';
import { type Bulletin, viewerOf } from './update.ts';

/** Somebody who follows a table, however the news reach them. */
export interface Follower {
  readonly person: PersonId | null;
  /** Keeps what it was told and works out what it can: it is not told again. */
  readonly lean?: boolean;
  send(update: Telling, n: number): void;
  /** Something in passing, that is no part of the log. Those who only wait for the log have no ear for it. */
  hear?(message: Telling): void;
}

/** Those who follow one table here; they stay while the table itself rests on disk. */
export class Room {
  readonly followers = new Set<Follower>();
  /** How many entries everybody here has been told. */
  sent: number;
  private mark: Mark;

  constructor(table: Table, renamed: number) {
    this.sent = table.entries;
    this.mark = markOf(table, renamed);
  }

  tell(table: Table, bulletin: Bulletin, renamed: number): void {
    const leanly = onlyMoved(table, this.mark, renamed);
    for (const follower of this.followers) {
      const short = leanly && follower.lean === true;
      const telling = short ? bulletin.leanly : bulletin.toldTo(viewerOf(table, follower.person));
      follower.send(telling, table.entries - 1);
    }
    this.sent = table.entries;
    if (!leanly) this.mark = markOf(table, renamed);
  }
}
