import type { PersonId } from '../log/entry.ts';
import type { TableStore } from '../store/tables.ts';
import type { Live, Told } from './live.ts';
import { type Names, peopleIn } from './names.ts';
import { retell } from './retell.ts';
import type { Room } from './room.ts';
import { Bulletin, viewerOf } from './update.ts';

/** Says what has come to those who follow a table, and to whoever asks. */
export class Teller {
  constructor(
    private readonly store: TableStore,
    private readonly names: Names,
  ) {}

  /** Nothing to wait for where all that has to be known is at hand. */
  tell(live: Live, room: Room | undefined): Promise<void> | undefined {
    const { names } = this;
    if (!room || room.sent >= live.table.entries) return undefined;
    const told = live.since(room.sent);
    if (!told || !names.know(live.table, told)) return this.tellSlowly(live, room);
    room.tell(live.table, new Bulletin(live.table, told, names.of, false), names.renamed);
    return undefined;
  }

  /** What this person does not know yet. */
  async updateOf(live: Live, person: PersonId | null, after: number): Promise<string> {
    const from = Math.max(0, after + 1);
    const told = live.since(from) ?? (await this.retold(live, from));
    return (await this.bulletin(live, told, from === 0)).for(viewerOf(live.table, person));
  }

  /** From the log, where it is no longer at hand. */
  async retold(live: Live, from: number): Promise<Told[]> {
    const entries = await this.store.since(live.table.id, 0);
    return retell(live.table.id, entries.slice(0, live.table.entries), from);
  }

  private async tellSlowly(live: Live, room: Room): Promise<void> {
    const told = live.since(room.sent) ?? (await this.retold(live, room.sent));
    room.tell(live.table, await this.bulletin(live, told, false), this.names.renamed);
  }

  private async bulletin({ table }: Live, told: readonly Told[], whole: boolean): Promise<Bulletin> {
    const { names } = this;
    if (!names.know(table, told)) await names.learn(peopleIn(table, told));
    return new Bulletin(table, told, names.of, whole);
  }
}
