import type { DealId } from '@waybill/protocol';
import type { PersonId } from '../log/entry.ts';
import type { TableState } from '../log/table.ts';

/** Thrown where somebody wants to see a match of a deal that they may still play themselves. */
export class Unplayed extends Error {
  constructor(readonly deal: DealId) {
    super('unplayed');
  }
}

/** Refuses to show a match of a deal to whoever has not finished their own, until the deal is over. */
export type RefuseUnplayed = (table: TableState, person: PersonId | null) => Promise<void>;
