import type { Here } from '@waybill/protocol';
import type { HereNews } from '../bus/bus.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import type { TableState } from '../log/table.ts';
import type { Time } from '../time.ts';
import { Broadcast } from './broadcast.ts';

/** A connection that is made again at once was never lost, and a long-poll lets go between two waits. */
const GRACE_MS = 6_000;
/** What a node said counts for so long; it says it again well before. */
const BELIEVED_MS = 150_000;

interface Attendance {
  /** How often each person follows the table here; 0 for somebody who has just left. */
  readonly own: Map<PersonId, number>;
  readonly elsewhere: Map<string, { readonly people: readonly PersonId[]; readonly until: number }>;
}

/** Who is at which table, at this node and, as far as they have said, at the others. */
export class Presence {
  private readonly tables = new Map<TableId, Attendance>();
  /** Called whenever somebody came to a table or has left it. */
  onChange: (id: TableId) => void = () => {};

  constructor(
    private readonly node: string,
    private readonly time: Time,
    private readonly publish: (news: HereNews) => void,
  ) {}

  came(id: TableId, person: PersonId): void {
    const attendance = this.tables.get(id) ?? { own: new Map(), elsewhere: new Map() };
    this.tables.set(id, attendance);
    const before = attendance.own.get(person);
    attendance.own.set(person, (before ?? 0) + 1);
    if (before === undefined) this.changed(id);
  }

  left(id: TableId, person: PersonId): void {
    const own = this.tables.get(id)?.own;
    const count = own?.get(person);
    if (!own || count === undefined) return;
    own.set(person, count - 1);
    if (count === 1) this.time.after(GRACE_MS, () => this.gone(id, person));
  }

  private at(id: TableId): ReadonlySet<PersonId> {
    const attendance = this.tables.get(id);
    const others = [...(attendance?.elsewhere.values() ?? [])].filter(({ until }) => until > this.time.steady());
    return new Set([...(attendance?.own.keys() ?? []), ...others.flatMap(({ people }) => people)]);
  }

  /** Whether this person has the table open, as far as anybody has said. */
  isHere(id: TableId, person: PersonId): boolean {
    return this.at(id).has(person);
  }

  /** The seats whose people are there, as followers are told. */
  message({ id, seats }: Pick<TableState, 'id' | 'seats'>): Broadcast {
    const people = this.at(id);
    const here = seats.flatMap(({ person }, seat) => (person !== null && people.has(person) ? [seat] : []));
    return new Broadcast(JSON.stringify({ type: 'here', table: id, seats: here } satisfies Here));
  }

  /** Another node says who is there; who has not been heard of yet is answered. */
  heard({ id, node, people }: HereNews): void {
    const attendance = this.tables.get(id) ?? { own: new Map(), elsewhere: new Map() };
    const known = attendance.elsewhere.has(node);
    if (people.length > 0) attendance.elsewhere.set(node, { people, until: this.time.steady() + BELIEVED_MS });
    else attendance.elsewhere.delete(node);
    if (attendance.own.size === 0 && attendance.elsewhere.size === 0) this.tables.delete(id);
    else this.tables.set(id, attendance);
    if (!known && attendance.own.size > 0) this.say(id);
    this.onChange(id);
  }

  /** Says again who is here, for nodes that have not heard it. */
  announce(): void {
    for (const [id, { own }] of this.tables) if (own.size > 0) this.say(id);
  }

  private gone(id: TableId, person: PersonId): void {
    const attendance = this.tables.get(id);
    if (attendance?.own.get(person) !== 0) return;
    attendance.own.delete(person);
    this.changed(id);
    if (attendance.own.size === 0 && attendance.elsewhere.size === 0) this.tables.delete(id);
  }

  private changed(id: TableId): void {
    this.say(id);
    this.onChange(id);
  }

  private say(id: TableId): void {
    this.publish({ kind: 'here', id, node: this.node, people: [...(this.tables.get(id)?.own.keys() ?? [])] });
  }
}
