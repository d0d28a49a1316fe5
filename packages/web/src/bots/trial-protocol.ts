import type { TrialProgress, TrialReport } from '@waybill/bots/trial';
import type { Setup } from '@waybill/kernel';

export interface TrialQuestion {
  readonly game: string;
  readonly setup: Setup;
  readonly matches: number;
  readonly seed: string;
}

/** How far it is, with what is known by then; the last of them is done. */
export type TrialNews =
  | { readonly progress: TrialProgress }
  | { readonly report: TrialReport; readonly isDone: boolean }
  | { readonly trouble: string };
