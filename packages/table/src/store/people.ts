import { createHash, randomBytes } from 'node:crypto';
import type { PersonId } from '../log/entry.ts';
import { type Database, statement } from './database.ts';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly made: number;
}

/** A browser's session, the personal recovery link, or a token for a program. */
export type KeyKind = 'session' | 'recovery' | 'token';

export interface Key {
  readonly hash: string;
  readonly kind: KeyKind;
  readonly name: string;
  readonly made: number;
}

/** Only its hash is kept: who reads the database can't become anybody. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const SILENCE = 'update entries set body = ? where table_id = ? and n = ?';

/** The lines of a log without what this person said. */
function silenced(body: string, person: PersonId): string {
  const silence = (line: string) => {
    const entry = JSON.parse(line) as { readonly type: string; readonly by?: PersonId };
    return entry.type === 'chat' && entry.by === person ? JSON.stringify({ ...entry, text: null }) : line;
  };
  return body.split('\n').map(silence).join('\n');
}

export class People {
  constructor(private readonly db: Database) {}

  async make(name: string, now: number): Promise<Person> {
    const person = { id: randomBytes(9).toString('base64url'), name, made: now };
    await this.db.query('insert into people (id, name, made) values (?, ?, ?)', [person.id, name, now]);
    return person;
  }

  async rename(id: PersonId, name: string): Promise<void> {
    await this.db.query('update people set name = ? where id = ?', [name, id]);
  }

  async names(ids: readonly PersonId[]): Promise<Map<PersonId, string>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.db.query(`select id, name from people where id in (${marks})`, ids);
    return new Map(rows.map((row) => [String(row.id), String(row.name)]));
  }

  /** A new secret; a recovery link or anything else of which there is one replaces the one before. */
  async giveKey(person: PersonId, kind: KeyKind, name: string, now: number): Promise<string> {
    const secret = randomBytes(24).toString('base64url');
    const old =
      kind === 'recovery' ? [statement(`delete from keys where person = ? and kind = 'recovery'`, person)] : [];
    const sql = 'insert into keys (hash, person, kind, name, made) values (?, ?, ?, ?, ?)';
    await this.db.batch([...old, statement(sql, hashOf(secret), person, kind, name, now)]);
    return secret;
  }

  async holderOf(secret: string, kind: KeyKind): Promise<Person | null> {
    const sql = `select people.id, people.name, people.made from keys join people on people.id = keys.person
      where keys.hash = ? and keys.kind = ?`;
    const [row] = await this.db.query(sql, [hashOf(secret), kind]);
    return row ? { id: String(row.id), name: String(row.name), made: Number(row.made) } : null;
  }

  async keys(person: PersonId): Promise<Key[]> {
    const sql = 'select hash, kind, name, made from keys where person = ? order by made';
    return (await this.db.query(sql, [person])) as unknown as Key[];
  }

  /** By the beginning of its hash, as lists show it. */
  async dropKey(person: PersonId, hash: string): Promise<boolean> {
    const rows = await this.db.query('delete from keys where person = ? and hash = ? returning hash', [person, hash]);
    return rows.length > 0;
  }

  /** Name, keys and seats; what was said is taken out of the logs, what was played stays, by nobody. */
  async forget(person: PersonId): Promise<void> {
    const said = await this.db.query(
      `select table_id, n, body from entries where table_id in
        (select table_id from sitters where person = ?) and body like '%"type":"chat"%'`,
      [person],
    );
    const silences = said
      .map(({ table_id, n, body }) => ({ table: table_id, n, body, silent: silenced(String(body), person) }))
      .filter(({ body, silent }) => silent !== body)
      .map(({ table, n, silent }) => statement(SILENCE, silent, table, n));
    await this.db.batch([
      ...silences,
      statement('delete from keys where person = ?', person),
      statement('delete from sitters where person = ?', person),
      statement('delete from people where id = ?', person),
    ]);
  }
}
