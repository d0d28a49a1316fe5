import { stored } from '../storage/settings.ts';

/** What can be folded away beside the board. */
export type Fold = 'players' | 'tabs';

/** Remembered on the device, for every table alike. */
const folded = stored<readonly Fold[]>('folded', []);

export const isFolded = (what: Fold): boolean => folded.value.includes(what);

export function fold(what: Fold, away: boolean): void {
  if (isFolded(what) === away) return;
  folded.value = away ? [...folded.value, what] : folded.value.filter((other) => other !== what);
}
