import type { Analysis, RolledDecision } from '@waybill/bots/analysis';
import type { Closeness } from '../../bots/protocol.ts';
import { RecordStore } from '../../storage/record-store.ts';
import type { Kept } from '../store/matches.ts';

export interface Found {
  readonly analysis: Analysis;
  readonly level: Closeness;
  /** The server has made it, and keeps it for all who may see the match. */
  readonly shared?: true;
  /** Decisions whose options were played on from, as often as was asked last. */
  readonly rolled?: readonly Rolled[];
}

export interface Rolled extends RolledDecision {
  /** How often it was asked for before. */
  readonly round: number;
}

interface KeptAnalysis extends Found {
  /** Of the match. */
  readonly id: string;
  readonly updated: number;
  /** How long the match was. */
  readonly events: number;
  readonly form: number;
}

/** Grows when analyses of another form, or by other values, should be made anew. */
const FORM = 2;

const analyses = new RecordStore<KeptAnalysis>('waybill-analyses', 'analyses');

/** Keeps what was found about a match, and before it what its players may learn from it: what is kept is never made again. */
export async function keepAnalysis(played: Pick<Kept, 'id' | 'match' | 'sitters'>, found: Found): Promise<void> {
  const { id, match } = played;
  const { addMistakes } = await import('../mistakes/deck.ts');
  await addMistakes(played, found.analysis);
  await analyses.keep({ ...found, id, events: match.events.length, form: FORM, updated: Date.now() });
}

/** Null when the match has gone on since, or was never gone through. */
export async function fetchAnalysis(id: string, events: number): Promise<Found | null> {
  const kept = await analyses.fetch(id);
  return kept && kept.form === FORM && kept.events === events ? kept : null;
}

export const forgetAnalysis = (id: string): Promise<void> => analyses.forget(id);
