import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';

/** All that a table has in the journal: its row is as the last append leaves it. */
export interface Gathered {
  readonly id: TableId;
  readonly make: Append['make'];
  last: Pick<Append, 'phase' | 'card' | 'changed' | 'due' | 'lease' | 'leasedUntil'>;
  listed: boolean | null;
  snapshot: Append['snapshot'];
  sitters: readonly PersonId[];
  /** Rows of entries: where each begins, how many it has, and their lines. */
  readonly rows: { readonly n: number; adds: number; text: string }[];
}

const NOBODY: readonly PersonId[] = [];

export function gather(known: Gathered | undefined, one: Append): Gathered {
  const { id, make, sitters, snapshot, after, bodies } = one;
  const all: Gathered = known ?? { id, make, last: one, listed: null, snapshot: null, sitters: NOBODY, rows: [] };
  all.last = one;
  all.listed = one.listed ?? all.listed;
  all.snapshot = snapshot ?? all.snapshot;
  if (sitters.length > 0) all.sitters = [...all.sitters, ...sitters];
  const text = bodies.length === 1 ? bodies[0] : bodies.join('\n');
  const row = all.rows.at(-1);
  // What follows a snapshot is read without what comes before.
  if (!row || snapshot !== null) all.rows.push({ n: after, adds: bodies.length, text });
  else {
    row.adds += bodies.length;
    row.text += `\n${text}`;
  }
  return all;
}
