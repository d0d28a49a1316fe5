import type { PersonId, TableId } from '../log/entry.ts';

/** New entries of one table, and what its row says from then on. */
export interface Append {
  readonly id: TableId;
  /** How many entries there must be already: otherwise somebody else was faster. */
  readonly after: number;
  readonly bodies: readonly string[];
  readonly phase: string;
  /** What lists show, as JSON; the column is called `card`. */
  readonly summary: string;
  readonly changed: number;
  readonly due: number | null;
  readonly lease: string;
  readonly leasedUntil: number;
  /** Whether everybody may find it from now on; null where that stays as it is. */
  readonly listed: boolean | null;
  /** People who have sat down. */
  readonly sitters: readonly PersonId[];
  /** The table as it was before these entries. */
  readonly snapshot: { readonly text: string; readonly at: number } | null;
  /** What a table is made with, by its first entry; null from then on. */
  readonly make: Making | null;
}

interface Making {
  readonly owner: PersonId;
  readonly game: string;
  readonly made: number;
  readonly seed: string;
  readonly deal?: string;
}
