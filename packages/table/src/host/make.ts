import { createHmac, randomBytes } from 'node:crypto';
import { commitment, isFlaw, type Refusal } from '@waybill/rules/kernel';
import type { Entry, PersonId, Plan, TableId } from '../log/entry.ts';
import { openTable, setupOf } from '../log/fold.ts';
import type { TableStore } from '../store/tables.ts';
import type { Host } from './host.ts';
import { no } from './words.ts';

/** Makes tables; the same person with the same key gets the same table. */
export class Maker {
  constructor(
    private readonly store: TableStore,
    private readonly host: Host,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly most: number,
  ) {}

  async make(person: PersonId, plan: Plan, key: string): Promise<TableId | Refusal> {
    const setup = setupOf(plan);
    if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
    // Nobody can guess it: who has the link has been given it.
    const id = createHmac('sha256', this.secret).update(`table\n${person}\n${key}`).digest('base64url').slice(0, 20);
    const { count, there } = await this.store.unfinished(person, id);
    if (there) return id;
    if (count >= this.most) return no('too-many-tables', { most: this.most });
    const seed = randomBytes(24).toString('base64url');
    const entry: Entry = { at: this.now(), by: person, key, type: 'made', ...plan, commit: commitment(seed) };
    await this.host.open(openTable(id, entry), entry, seed);
    return id;
  }
}
