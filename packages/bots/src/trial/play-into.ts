import { type MatchPlan, playOut } from './play-out.ts';
import type { Tally } from './tally.ts';

/** Plays on until a tally has so many matches, all seats by the same bot; yields how many it has, between any two steps. */
export function* playInto(tally: Tally, table: MatchPlan, seed: string, matches: number): Generator<number, void> {
  const seating = table.choosers.map(() => 0);
  while (tally.matches < matches) {
    const playing = playOut(table, seed, tally.matches, () => false);
    for (let step = playing.next(); ; step = playing.next()) {
      if (step.done) {
        tally.add(step.value!, seating);
        break;
      }
      yield tally.matches;
    }
  }
  yield matches;
}
