import { createHmac, randomBytes } from 'node:crypto';
import { commitment, isFlaw, type Refusal } from '@waybill/rules/kernel';
import type { Entry, PersonId, Plan, TableId } from '../log/entry.ts';
import { openTable, setupOf } from '../log/fold.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { making, type TableStore } from '../store/tables.ts';
import { cardOf } from './card.ts';
import { no } from './words.ts';

/** Makes tables; the same person with the same key gets the same table. */
export class Maker {
  constructor(
    private readonly store: TableStore,
    private readonly commits: GroupCommit,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly most: number,
  ) {}

  async make(person: PersonId, plan: Plan, key: string): Promise<TableId | Refusal> {
    const setup = setupOf(plan);
    if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
    if ((await this.store.unfinished(person)) >= this.most) return no('too-many-tables', { most: this.most });
    // Nobody can guess it: who has the link has been given it.
    const id = createHmac('sha256', this.secret).update(`table\n${person}\n${key}`).digest('base64url').slice(0, 20);
    const seed = randomBytes(24).toString('base64url');
    const entry: Entry = { at: this.now(), by: person, key, type: 'made', ...plan, commit: commitment(seed) };
    const { game, listed } = plan;
    const card = cardOf(openTable(id, entry));
    await this.commits.also(making({ id, owner: person, game, listed, made: entry.at, card, seed, entry }));
    return id;
  }
}
