import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';

/** All that is to be settled of a table: its row is as the last append leaves it. */
export interface Gathered {
  readonly id: TableId;
  readonly make: Append['make'];
  last: Append;
  listed: boolean | null;
  snapshot: Append['snapshot'];
  readonly sitters: PersonId[];
  /** Rows of entries: where each begins, and its lines. */
  readonly rows: { readonly n: number; readonly bodies: string[] }[];
}

export function gathered(appends: Iterable<Append>): Iterable<Gathered> {
  const all = new Map<TableId, Gathered>();
  for (const one of appends) {
    const { id, make, listed, snapshot } = one;
    const known = all.get(id) ?? { id, make, last: one, listed, snapshot, sitters: [], rows: [] };
    all.set(id, known);
    known.last = one;
    known.listed = listed ?? known.listed;
    known.snapshot = snapshot ?? known.snapshot;
    known.sitters.push(...one.sitters);
    // What follows a snapshot is read without what comes before.
    if (snapshot !== null || known.rows.length === 0) known.rows.push({ n: one.after, bodies: [] });
    known.rows.at(-1)?.bodies.push(...one.bodies);
  }
  return all.values();
}
