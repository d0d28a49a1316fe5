import type { PersonId } from '../log/entry.ts';
import type { People } from '../store/people.ts';
import type { Identity } from './identity.ts';

/** Keys that are asked about at once. */
const AT_ONCE = 500;

/** A connection that goes on after the request it began with. */
interface Lasting {
  readonly identity: Identity;
  readonly end: () => void;
}

/** Sockets and streams of people who are signed in: each ends with the session or the token it was opened with. */
export class OpenSessions {
  private readonly open = new Set<Lasting>();

  constructor(private readonly people: Pick<People, 'keysLeft'>) {}

  /** Until what is returned is called. */
  hold(identity: Identity | null, end: () => void): () => void {
    if (!identity) return () => {};
    const one = { identity, end };
    this.open.add(one);
    return () => void this.open.delete(one);
  }

  /** A person's keys have changed: whoever still holds one comes back with it. */
  drop(person: PersonId): void {
    for (const { identity, end } of this.open) if (identity.person.id === person) end();
  }

  /** Ends those whose key is gone: another node's news may have been missed, and a connection may come while its key goes. */
  async check(): Promise<void> {
    const hashes = [...new Set([...this.open].map(({ identity }) => identity.hash))];
    for (let i = 0; i < hashes.length; i += AT_ONCE) {
      const asked = new Set(hashes.slice(i, i + AT_ONCE));
      const left = await this.people.keysLeft([...asked]);
      for (const { identity, end } of this.open) if (asked.has(identity.hash) && !left.has(identity.hash)) end();
    }
  }
}
