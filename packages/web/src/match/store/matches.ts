import type { Actor, Event, Match } from '@waybill/kernel';
import { RecordStore } from '../../storage/record-store.ts';
import type { Sitter } from '../model.ts';

/** A match as this device keeps it: the file, and what only this device needs to know. */
export interface Kept {
  readonly id: string;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly started: number;
  readonly updated: number;
  readonly next: Actor;
  /** As the match stands; a match kept by an older version has none until it goes on. */
  readonly scores?: readonly number[];
  readonly byHand: boolean;
  readonly takenBack: number;
  /** How many events each seat has been shown. */
  readonly seen: readonly number[];
  /** The day whose deal it is, played without a server, such as `2026-03-01`. */
  readonly daily?: string;
  /** The table it has become at the server, among the results of its day. */
  readonly sentTo?: string;
  /** The table at the server where it was played. */
  readonly table?: string;
  readonly lesson?: true;
  /** What the bots of a lesson play, one after the other, as long as it is legal: its words rely on it. */
  readonly answers?: readonly Event[];
}

const matches = new RecordStore<Kept>('waybill', 'matches');

export const keep = (kept: Kept): Promise<void> => matches.keep(kept);
export const fetchKept = (id: string): Promise<Kept | undefined> => matches.fetch(id);

/** With what was found out about it. */
export async function forget(id: string): Promise<void> {
  await matches.forget(id);
  const { forgetAnalysis } = await import('../analysis/kept-analyses.ts');
  await forgetAnalysis(id);
}

/** Latest first. */
export const allKept = (): Promise<Kept[]> => matches.all();
