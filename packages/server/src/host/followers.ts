import type { PersonId } from '../log/entry.ts';
import { isOpen, type TableState } from '../log/table.ts';
import type { Broadcast } from './broadcast.ts';
import { type UpdateWriter, viewerOf } from './update.ts';

/** Somebody who follows a table, however the news reach them. */
export interface Follower {
  readonly person: PersonId | null;
  /** Keeps what it was told and works out what it can: it is not told again. */
  readonly lean?: boolean;
  send(update: Broadcast, n: number): void;
  /** Something in passing, that is no part of the log. Those who only wait for the log have no ear for it. */
  hear?(message: Broadcast): void;
}

/** How a table stood when its followers were last told everything. */
interface ToldStatus extends Pick<TableState, 'phase' | 'paused' | 'seats' | 'asked' | 'takenBack'> {
  /** Nobody had a secret. */
  readonly open: boolean;
  /** How often names had changed. */
  readonly renamed: number;
}

function toldStatus(table: TableState, renamed: number): ToldStatus {
  const { phase, paused, seats, asked, takenBack } = table;
  return { phase, paused, seats, asked, takenBack, open: isOpen(table), renamed };
}

/** Whether a match has only gone on, in the open: then the events tell everything. */
function onlyMoved(table: TableState, told: ToldStatus, renamed: number): boolean {
  return (
    told.open &&
    table.phase === 'on' &&
    told.phase === 'on' &&
    told.seats === table.seats &&
    told.takenBack === table.takenBack &&
    told.asked === table.asked &&
    told.paused === table.paused &&
    told.renamed === renamed &&
    isOpen(table)
  );
}

/** Those who follow one table here; they stay while the table itself rests on disk. */
export class Followers {
  readonly all = new Set<Follower>();
  /** How many entries everybody here has been told. */
  sent: number;
  private told: ToldStatus;

  constructor(table: TableState, renamed: number) {
    this.sent = table.entries;
    this.told = toldStatus(table, renamed);
  }

  tell(table: TableState, update: UpdateWriter, renamed: number): void {
    const lean = onlyMoved(table, this.told, renamed);
    for (const follower of this.all) {
      const message =
        lean && follower.lean === true ? update.lean : update.broadcastTo(viewerOf(table, follower.person));
      follower.send(message, table.entries - 1);
    }
    this.sent = table.entries;
    if (!lean) this.told = toldStatus(table, renamed);
  }
}
