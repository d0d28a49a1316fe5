import { game as grandPrix, type State } from '../../rules/index.ts';

export function isRolling(s: State): boolean {
  return grandPrix.next(s) === 'chance';
}

export function isChoosingGear(s: State): boolean {
  return s.dice === 0 && !isRolling(s);
}

/** How many of the dice that lie are of each kind: below, equal, above; with include in force, counting and not. */
export function sort(s: State): number[] {
  const counts = [0, 0, 0];
  for (let at = 0; at < s.season.dice; at++) {
    if (isRolling(s) && (s.rolling >>> at) & 1) continue;
    const face = (s.dice >>> (at * 4)) & 15;
    counts[face < s.gear ? 0 : face === s.gear ? 1 : 2]++;
  }
  const [below, equal, above] = counts;
  return s.include ? [below + equal, above] : counts;
}
