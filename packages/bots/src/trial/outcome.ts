import type { Result } from '@waybill/kernel';
import type { Drama } from './drama.ts';
import type { Uses } from './uses.ts';

/** How one match went. */
export interface Outcome extends Pick<Result, 'ending' | 'scores' | 'winners'> {
  /** Moves and chance events. */
  readonly steps: number;
  /** What each seat did. */
  readonly uses: readonly Uses[];
  /** What each could have done, by decisions; in a few matches only. */
  readonly offers?: readonly Uses[];
  /** Where several play; in the first matches only. */
  readonly drama?: Drama;
}
