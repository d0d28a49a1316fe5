import type { Entry, PersonId } from '../log/entry.ts';
import type { Table } from '../log/table.ts';
import type { People } from '../store/people.ts';

const MOST = 50_000;

/** What people are called, as far as anybody has asked. */
export class Names {
  private readonly known = new Map<PersonId, string | null>();

  constructor(private readonly people: Pick<People, 'names'>) {}

  readonly of = (person: PersonId): string | null => this.known.get(person) ?? null;

  /** Looks up whoever is not known yet; nothing to wait for where all are. */
  async learn(ids: readonly PersonId[]): Promise<void> {
    const missing = ids.filter((id) => !this.known.has(id));
    if (missing.length === 0) return;
    const found = await this.people.names(missing);
    if (this.known.size + missing.length > MOST) this.known.clear();
    for (const id of missing) this.known.set(id, found.get(id) ?? null);
  }

  knows(ids: readonly PersonId[]): boolean {
    return ids.every((id) => this.known.has(id));
  }

  forget(id: PersonId): void {
    this.known.delete(id);
  }
}

export function peopleIn(table: Table, entries: readonly Entry[]): PersonId[] {
  const found = new Set<PersonId>();
  for (const { person } of table.seats) if (person !== null) found.add(person);
  for (const entry of entries) {
    if (entry.type === 'sit') found.add(entry.person);
    if (entry.type === 'chat' && entry.by !== undefined) found.add(entry.by);
  }
  return [...found];
}
