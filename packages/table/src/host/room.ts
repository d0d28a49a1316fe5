import type { PersonId } from '../log/entry.ts';
import type { Table } from '../log/table.ts';
import { type Bulletin, viewerOf } from './update.ts';

/** Somebody who follows a table, however the news reach them. */
export interface Follower {
  readonly person: PersonId | null;
  send(update: Buffer, n: number): void;
  /** Something in passing, that is no part of the log. Those who only wait for the log have no ear for it. */
  hear?(message: Buffer): void;
}

/** Those who follow one table here; they stay while the table itself rests on disk. */
export class Room {
  readonly followers = new Set<Follower>();

  /** `sent` is how many entries everybody here has been told. */
  constructor(public sent: number) {}

  tell(table: Table, bulletin: Bulletin): void {
    for (const follower of this.followers) {
      follower.send(bulletin.bytesFor(viewerOf(table, follower.person)), table.entries - 1);
    }
    this.sent = table.entries;
  }
}
