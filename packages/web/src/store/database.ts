import type { Actor, Event, Match } from '@waybill/rules/kernel';
import type { Sitter } from '../table/model.ts';
import { Shelf } from './shelf.ts';

/** A match as this device keeps it: the file, and what only this device needs to know. */
export interface Kept {
  readonly id: string;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly started: number;
  readonly updated: number;
  readonly next: Actor;
  readonly byHand: boolean;
  readonly takenBack: number;
  /** How many events each seat has been shown. */
  readonly seen: readonly number[];
  /** The day of the challenge it is, such as `2026-03-01`. */
  readonly daily?: string;
  readonly lesson?: true;
  /** What the bots of a lesson play, one after the other, as long as it is legal: its words rely on it. */
  readonly answers?: readonly Event[];
}

const matches = new Shelf<Kept>('waybill', 'matches');

export const keep = (kept: Kept): Promise<void> => matches.keep(kept);
export const fetchKept = (id: string): Promise<Kept | undefined> => matches.fetch(id);
export const forget = (id: string): Promise<void> => matches.forget(id);
/** Latest first. */
export const allKept = (): Promise<Kept[]> => matches.all();
