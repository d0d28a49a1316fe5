import { createHmac } from 'node:crypto';
import { commitment, isFlaw, NEWEST_DEALER, type Refusal } from '@waybill/kernel';
import type { Deal, Plan, TableId } from '@waybill/protocol';
import type { Entry, PersonId } from '../log/entry.ts';
import { openTable, setupOfPlan, usualPlan } from '../log/fold.ts';
import type { Random } from '../random.ts';
import type { Person } from '../store/people.ts';
import type { TableStore } from '../store/tables.ts';
import type { Host } from './host.ts';
import { no } from './words.ts';

/** People whose unfinished tables are remembered. */
const MOST_KNOWN = 50_000;

export interface TableMakerParts {
  readonly store: TableStore;
  readonly host: Host;
  readonly secret: string;
  readonly now: () => number;
  readonly random: Random;
  /** Unfinished tables a person may have. */
  readonly most: number;
  /** Other nodes make tables too. */
  readonly shared: boolean;
}

/** Makes tables. */
export class TableMaker {
  /** How many tables of a person are not over, at most: as many as were counted last, and all that were made since. */
  private readonly unfinished = new Map<PersonId, number>();

  /** Being made, by the table they are one of. */
  private readonly rematches = new Map<TableId, Promise<TableId | Refusal>>();

  constructor(private readonly parts: TableMakerParts) {}

  /** The same person with the same key gets the same table. */
  async make(person: PersonId, asked: Plan, key: string): Promise<TableId | Refusal> {
    const plan = usualPlan(asked.game, asked);
    const setup = setupOfPlan(plan);
    if (isFlaw(setup)) return no('flaw', { field: setup.field, words: setup.words });
    const id = this.idFor(person, key);
    return (await this.count(person, id)) ? id : this.open(person, plan, key, id);
  }

  /** A table of a deal. Alone among bots, a person has one, the same again for whoever comes back. */
  async deal(person: Pick<Person, 'id' | 'made'>, deal: Deal, seed: string): Promise<TableId | Refusal> {
    const { id: name, kind, day, game, options, sheet, seats } = deal;
    // Who has come since it began may be somebody who has played it.
    const provisional = kind === 'day' && person.made >= deal.begins ? ({ provisional: true } as const) : {};
    const own = sheet === undefined ? {} : { sheet };
    const asked: Plan = { game, options, seats: seats.length, listed: false, clock: null, deal: name, ...own };
    const plan = usualPlan(game, { ...asked, ...provisional });
    const alone = seats.filter((bot) => bot === null).length === 1;
    // Today's deals were called challenges: who began one before that changed finds it again.
    const key = kind === 'day' ? `challenge-${day}-${game}` : `deal-${name}`;
    const id = alone ? this.idFor(person.id, key) : this.parts.random(15);
    return (await this.count(person.id, id)) ? id : this.open(person.id, plan, key, id, seed);
  }

  /** Nobody can guess it: who has the link has been given it. */
  private idFor(person: PersonId, key: string): TableId {
    const { secret } = this.parts;
    return createHmac('sha256', secret).update(`table\n${person}\n${key}`).digest('base64url').slice(0, 20);
  }

  /** One more match by the plan of another: the same for all who ask for it, at whichever node. */
  again(person: PersonId, plan: Plan, of: TableId): Promise<TableId | Refusal> {
    const known = this.rematches.get(of);
    if (known) return known;
    const made = this.makeAgain(person, plan, of).finally(() => this.rematches.delete(of));
    this.rematches.set(of, made);
    return made;
  }

  /** Where another node has just made it, that is the one. */
  private async makeAgain(person: PersonId, plan: Plan, of: TableId): Promise<TableId | Refusal> {
    const { most, secret, shared } = this.parts;
    const id = createHmac('sha256', secret).update(`rematch\n${of}`).digest('base64url').slice(0, 20);
    const asks = shared || (this.unfinished.get(person) ?? most) >= most;
    return asks && (await this.count(person, id)) ? id : this.open(person, plan, `rematch-${of}`, id);
  }

  /** Counts the tables of this person; whether this one is there already. */
  private async count(person: PersonId, id: TableId): Promise<boolean> {
    const { most, store } = this.parts;
    const { count, there } = await store.unfinished(person, id);
    if (this.unfinished.size >= MOST_KNOWN) this.unfinished.clear();
    // Nobody is refused a table for those that are over by now.
    this.unfinished.set(person, count < most ? count : await store.unfinishedNow(person, id));
    return there;
  }

  private async open(
    person: PersonId,
    plan: Plan,
    key: string,
    id: TableId,
    given?: string,
  ): Promise<TableId | Refusal> {
    const { host, now, random, most } = this.parts;
    const count = this.unfinished.get(person) ?? 0;
    if (count >= most) return no('too-many-tables', { most });
    this.unfinished.set(person, count + 1);
    const seed = given ?? random(24);
    const entry: Entry = {
      at: now(),
      by: person,
      key,
      type: 'made',
      ...plan,
      commit: commitment(seed),
      dealer: NEWEST_DEALER,
    };
    await host.open(openTable(id, entry), entry, seed);
    return id;
  }
}
