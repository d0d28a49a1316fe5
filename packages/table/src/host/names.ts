import type { Entry, PersonId } from '../log/entry.ts';
import type { Table } from '../log/table.ts';
import type { People } from '../store/people.ts';
import type { Told } from './live.ts';

const MOST = 50_000;

/** What people are called, as far as anybody has asked. */
export class Names {
  private readonly known = new Map<PersonId, string | null>();
  /** Counts the times that somebody may have another name. */
  renamed = 0;

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

  /** Whether everybody whom this is about is known. */
  know(table: Table, told: readonly Told[]): boolean {
    for (const { person } of table.seats) if (person !== null && !this.known.has(person)) return false;
    for (const { entry } of told) {
      const person = personIn(entry);
      if (person !== undefined && !this.known.has(person)) return false;
    }
    return true;
  }

  forget(id: PersonId): void {
    this.renamed++;
    this.known.delete(id);
  }
}

/** Whom an entry names. */
function personIn(entry: Entry): PersonId | undefined {
  if (entry.type === 'sit') return entry.person;
  return entry.type === 'chat' ? entry.by : undefined;
}

export function peopleIn(table: Table, told: readonly Told[]): PersonId[] {
  return [
    ...new Set([
      ...table.seats.flatMap(({ person }) => person ?? []),
      ...told.flatMap(({ entry }) => personIn(entry) ?? []),
    ]),
  ];
}
