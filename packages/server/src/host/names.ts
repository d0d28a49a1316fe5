import type { Entry, PersonId } from '../log/entry.ts';
import type { LoggedEntry } from '../log/replay.ts';
import type { TableState } from '../log/table.ts';
import type { Named, People } from '../store/people.ts';

const MOST = 50_000;

/** Where other nodes rename and forget people too, and what they say may be lost: a name counts for so long. */
const FRESH_MS = 3_000;

interface Known {
  /** Null for who is gone. */
  readonly named: Named | null;
  readonly at: number;
}

/** What people are called, as far as anybody has asked. */
export class Names {
  private readonly known = new Map<PersonId, Known>();
  /** Counts the times that somebody may have another name. */
  renamed = 0;

  constructor(
    private readonly people: Pick<People, 'names'>,
    private readonly steady: () => number,
    private readonly shared: boolean,
  ) {}

  readonly who = (person: PersonId): Named | null => this.known.get(person)?.named ?? null;

  readonly of = (person: PersonId): string | null => this.who(person)?.name ?? null;

  /** Looks up whoever is not known, or not any more; nothing to wait for where all are. */
  async learn(ids: readonly PersonId[]): Promise<void> {
    const missing = ids.filter((id) => !this.knows(id));
    if (missing.length === 0) return;
    const at = this.steady();
    const found = await this.people.names(missing);
    if (this.known.size + missing.length > MOST) this.known.clear();
    for (const id of missing) {
      const named = found.get(id) ?? null;
      const before = this.known.get(id);
      if (before && before.named?.name !== named?.name) this.renamed++;
      this.known.set(id, { named, at });
    }
  }

  /** Whether everybody whom this is about is known. */
  know(table: TableState, logged: readonly LoggedEntry[]): boolean {
    for (const { person } of table.seats) if (person !== null && !this.knows(person)) return false;
    for (const { entry } of logged) {
      const person = personIn(entry);
      if (person !== undefined && !this.knows(person)) return false;
    }
    return true;
  }

  private knows(id: PersonId): boolean {
    const known = this.known.get(id);
    return known !== undefined && (!this.shared || this.steady() - known.at < FRESH_MS);
  }

  forgetAll(): void {
    this.renamed++;
    this.known.clear();
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

export function peopleIn(table: TableState, logged: readonly LoggedEntry[]): PersonId[] {
  return [
    ...new Set([
      ...table.seats.flatMap(({ person }) => person ?? []),
      ...logged.flatMap(({ entry }) => personIn(entry) ?? []),
    ]),
  ];
}
