import { createHmac, randomBytes } from 'node:crypto';
import { commitment, isFlaw, type Refusal } from '@waybill/rules/kernel';
import type { Entry, PersonId, Plan, TableId } from '../log/entry.ts';
import { openTable, setupOf } from '../log/fold.ts';
import type { TableStore } from '../store/tables.ts';
import type { Host } from './host.ts';
import { no } from './words.ts';

/** People whose unfinished tables are remembered. */
const MOST_KNOWN = 50_000;

export interface MakerParts {
  readonly store: TableStore;
  readonly host: Host;
  readonly secret: string;
  readonly now: () => number;
  /** Unfinished tables a person may have. */
  readonly most: number;
  /** Other nodes make tables too. */
  readonly shared: boolean;
}

/** Makes tables. */
export class Maker {
  /** How many tables of a person are not over, at most: as many as were counted last, and all that were made since. */
  private readonly unfinished = new Map<PersonId, number>();

  constructor(private readonly parts: MakerParts) {}

  /** The same person with the same key gets the same table. */
  async make(person: PersonId, plan: Plan, key: string): Promise<TableId | Refusal> {
    const { secret } = this.parts;
    const setup = setupOf(plan);
    if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
    // Nobody can guess it: who has the link has been given it.
    const id = createHmac('sha256', secret).update(`table\n${person}\n${key}`).digest('base64url').slice(0, 20);
    return (await this.count(person, id)) ? id : this.open(person, plan, key, id);
  }

  /** One more match by the plan of another. Nobody has seen its id before: whether it is there need not be asked. */
  async again(person: PersonId, plan: Plan, key: string): Promise<TableId | Refusal> {
    const { most, shared } = this.parts;
    const id = randomBytes(15).toString('base64url');
    if (shared || (this.unfinished.get(person) ?? most) >= most) await this.count(person, id);
    return this.open(person, plan, key, id);
  }

  /** Counts the tables of this person; whether this one is there already. */
  private async count(person: PersonId, id: TableId): Promise<boolean> {
    const { count, there } = await this.parts.store.unfinished(person, id);
    if (this.unfinished.size >= MOST_KNOWN) this.unfinished.clear();
    this.unfinished.set(person, count);
    return there;
  }

  private async open(person: PersonId, plan: Plan, key: string, id: TableId): Promise<TableId | Refusal> {
    const { host, now, most } = this.parts;
    const count = this.unfinished.get(person) ?? 0;
    if (count >= most) return no('too-many-tables', { most });
    this.unfinished.set(person, count + 1);
    const seed = randomBytes(24).toString('base64url');
    const entry: Entry = { at: now(), by: person, key, type: 'made', ...plan, commit: commitment(seed) };
    await host.open(openTable(id, entry), entry, seed);
    return id;
  }
}
