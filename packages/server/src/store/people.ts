import { createHash } from 'node:crypto';
import type { PersonId } from '../log/entry.ts';
import type { Random } from '../random.ts';
import { type Database, statement } from './database.ts';
import type { ForbiddenWords } from './forbidden-words.ts';
import { handlesFor, skeletonOf } from './handles.ts';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  /** Nobody else's, and the same for good; null for who was here before there were any, until they come back. */
  readonly handle: string | null;
  readonly made: number;
}

/** What a token may do besides looking: play, or also change the account and make tokens. */
export const SCOPES = ['play', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** A browser's session, the personal recovery link, a token for a program, or the address of a feed. */
export type KeyKind = 'session' | 'recovery' | 'token' | 'feed';

/** Of these everybody has one at most. */
const SINGLE: readonly KeyKind[] = ['recovery', 'feed'];

export interface Key {
  readonly hash: string;
  readonly kind: KeyKind;
  readonly name: string;
  readonly made: number;
  readonly scopes: string;
}

/** Only its hash is kept: who reads the database can't become anybody. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const SAID = `select table_id, n, body from entries where body like '%"type":"chat"%' and
  (table_id in (select table_id from sitters where person = ?) or table_id in (select id from tables where owner = ?))`;
const SILENCE = 'update entries set body = ? where table_id = ? and n = ? and body = ?';

/** The lines of a log without what this person said. */
function silenced(body: string, person: PersonId): string {
  const silence = (line: string) => {
    const entry = JSON.parse(line) as { readonly type: string; readonly by?: PersonId };
    return entry.type === 'chat' && entry.by === person ? JSON.stringify({ ...entry, text: null }) : line;
  };
  return body.split('\n').map(silence).join('\n');
}

/** How often a handle is looked for where the database refuses. */
const TRIES = 3;

/** What others see of somebody. */
export interface Named {
  readonly name: string;
  readonly handle: string | null;
}

/** People of whom it is remembered who has blocked them. */
const MOST_BLOCKERS = 50_000;

export class People {
  /** Who has blocked somebody, as far as anybody has asked. */
  private readonly blockers = new Map<PersonId, ReadonlySet<PersonId>>();

  constructor(
    private readonly db: Database,
    private readonly random: Random,
    private readonly forbidden: Pick<ForbiddenWords, 'find'>,
  ) {}

  async make(name: string, now: number): Promise<Person> {
    const id = this.random(9);
    await this.db.query('insert into people (id, name, made) values (?, ?, ?)', [id, name, now]);
    return { id, name, made: now, handle: await this.giveHandle(id, name) };
  }

  /** The first that nobody has, or has one like it. */
  private async giveHandle(id: PersonId, name: string): Promise<string> {
    const sql = `update people set handle = ?, skeleton = ?
      where id = ? and not exists (select 1 from people where skeleton = ?) returning id`;
    const tries = handlesFor(name, this.chance);
    for (let left = TRIES; ; left--) {
      const handle = await this.allowed(tries);
      const skeleton = skeletonOf(handle);
      try {
        if ((await this.db.query(sql, [handle, skeleton, id, skeleton])).length > 0) return handle;
      } catch (error) {
        // Another node may have given it away in between; a database that fails goes on failing.
        if (left === 0) throw error;
      }
    }
  }

  private async allowed(tries: Generator<string, never>): Promise<string> {
    const handle = tries.next().value;
    return (await this.forbidden.find(handle)) === null ? handle : handlesFor('', this.chance).next().value;
  }

  private readonly chance = () => Buffer.from(this.random(6), 'base64url').readUIntBE(0, 6) / 2 ** 48;

  /** Nobody has to be called what they chose: a guest, with a handle to match. */
  async unname(id: PersonId): Promise<void> {
    await this.rename(id, 'Guest');
    await this.giveHandle(id, '');
  }

  /** Whoever was here before there were handles gets one. */
  async withHandle(person: Person): Promise<Person> {
    return person.handle === null ? { ...person, handle: await this.giveHandle(person.id, person.name) } : person;
  }

  async byHandle(handle: string): Promise<PersonId | null> {
    const [row] = await this.db.query('select id from people where handle = ?', [handle]);
    return row ? String(row.id) : null;
  }

  async block(person: PersonId, blocked: PersonId): Promise<void> {
    await this.db.query('insert into blocks (person, blocked) values (?, ?) on conflict do nothing', [person, blocked]);
    this.blockers.delete(blocked);
  }

  async unblock(person: PersonId, blocked: PersonId): Promise<void> {
    await this.db.query('delete from blocks where person = ? and blocked = ?', [person, blocked]);
    this.blockers.delete(blocked);
  }

  /** The handles of those whom this person doesn't want to meet. */
  async blocked(person: PersonId): Promise<string[]> {
    const sql =
      'select handle from people join blocks on blocks.blocked = people.id where blocks.person = ? order by handle';
    return (await this.db.query(sql, [person])).map(({ handle }) => String(handle));
  }

  /** Whether any of these has blocked this person. */
  async isBlockedBy(person: PersonId, others: readonly PersonId[]): Promise<boolean> {
    if (others.length === 0) return false;
    const blockers = this.blockers.get(person) ?? (await this.findBlockers(person));
    return others.some((other) => blockers.has(other));
  }

  private async findBlockers(person: PersonId): Promise<ReadonlySet<PersonId>> {
    const rows = await this.db.query('select person from blocks where blocked = ?', [person]);
    const found = new Set(rows.map((row) => String(row.person)));
    if (this.blockers.size >= MOST_BLOCKERS) this.blockers.clear();
    // With Postgres other nodes block people too.
    if (this.db.kind === 'sqlite') this.blockers.set(person, found);
    return found;
  }

  /** Whether everybody may see this person's ratings and matches. */
  async isShown(id: PersonId): Promise<boolean> {
    const [row] = await this.db.query('select shown from people where id = ?', [id]);
    return Number(row?.shown ?? 0) === 1;
  }

  async show(id: PersonId, shown: boolean): Promise<void> {
    await this.db.query('update people set shown = ? where id = ?', [shown ? 1 : 0, id]);
  }

  /** Those of them who show themselves. */
  async shownOf(ids: readonly PersonId[]): Promise<Map<PersonId, Named>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const sql = `select id, name, handle from people where shown = 1 and id in (${marks})`;
    const rows = await this.db.query(sql, ids);
    return new Map(
      rows.map(({ id, name, handle }) => [
        String(id),
        { name: String(name), handle: handle === null ? null : String(handle) },
      ]),
    );
  }

  async rename(id: PersonId, name: string): Promise<void> {
    await this.db.query('update people set name = ? where id = ?', [name, id]);
  }

  async names(ids: readonly PersonId[]): Promise<Map<PersonId, Named>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.db.query(`select id, name, handle from people where id in (${marks})`, ids);
    return new Map(
      rows.map((row) => [
        String(row.id),
        { name: String(row.name), handle: row.handle === null ? null : String(row.handle) },
      ]),
    );
  }

  /** A new secret; a recovery link or anything else of which there is one replaces the one before. */
  async giveKey(
    person: PersonId,
    kind: KeyKind,
    name: string,
    now: number,
    scopes: readonly Scope[] = SCOPES,
  ): Promise<string> {
    const secret = this.random(24);
    const old = SINGLE.includes(kind)
      ? [statement('delete from keys where person = ? and kind = ?', person, kind)]
      : [];
    const sql = 'insert into keys (hash, person, kind, name, made, scopes) values (?, ?, ?, ?, ?, ?)';
    await this.db.batch([...old, statement(sql, hashOf(secret), person, kind, name, now, scopes.join(' '))]);
    return secret;
  }

  async holderOf(secret: string, kind: KeyKind): Promise<(Person & { readonly scopes: readonly Scope[] }) | null> {
    const sql = `select people.id, people.name, people.handle, people.made, keys.scopes from keys join people on people.id = keys.person
      where keys.hash = ? and keys.kind = ?`;
    const [row] = await this.db.query(sql, [hashOf(secret), kind]);
    if (!row) return null;
    const { id, name, handle, made } = row;
    const scopes = kind === 'token' ? (String(row.scopes).split(' ') as Scope[]) : SCOPES;
    const person = {
      id: String(id),
      name: String(name),
      handle: handle === null ? null : String(handle),
      made: Number(made),
    };
    return { ...person, scopes };
  }

  async keys(person: PersonId): Promise<Key[]> {
    const sql = 'select hash, kind, name, made, scopes from keys where person = ? order by made';
    return (await this.db.query(sql, [person])) as unknown as Key[];
  }

  /** Those of them that have not ended. */
  async keysLeft(hashes: readonly string[]): Promise<Set<string>> {
    const marks = hashes.map(() => '?').join(', ');
    const rows = await this.db.query(`select hash from keys where hash in (${marks})`, hashes);
    return new Set(rows.map(({ hash }) => String(hash)));
  }

  async dropKey(person: PersonId, hash: string): Promise<boolean> {
    const rows = await this.db.query('delete from keys where person = ? and hash = ? returning hash', [person, hash]);
    return rows.length > 0;
  }

  /** Name, keys and seats; what was said is taken out of the logs, what was played stays, by nobody. */
  async forget(person: PersonId): Promise<void> {
    await this.silence(person);
    await this.db.batch([
      statement('delete from notice_told where target in (select id from notice_targets where person = ?)', person),
      statement('delete from notice_targets where person = ?', person),
      statement('delete from quiet_hours where person = ?', person),
      statement('delete from keys where person = ?', person),
      statement('delete from sitters where person = ?', person),
      statement('delete from blocks where person = ? or blocked = ?', person, person),
      statement('delete from reports where person = ?', person),
      statement(`update deals set owner = '' where owner = ?`, person),
      statement('delete from ratings where person = ?', person),
      statement('delete from seeks where person = ?', person),
      statement('delete from people where id = ?', person),
    ]);
    this.blockers.clear();
  }

  /** A row has lines of several people: where another one is forgotten at the same time, it is read again. */
  private async silence(person: PersonId): Promise<void> {
    for (;;) {
      const said = await this.db.query(SAID, [person, person]);
      const silences = said.flatMap(({ table_id, n, body }) => {
        const silent = silenced(String(body), person);
        return silent === body ? [] : [statement(SILENCE, silent, table_id, n, body)];
      });
      if (silences.length === 0) return;
      await this.db.batch(silences);
    }
  }
}
