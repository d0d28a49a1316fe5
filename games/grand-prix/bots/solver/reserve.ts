import { game as grandPrix, type State } from '../../rules/index.ts';
import { spacesWithin } from './layers.ts';
import { frees, type Most } from './purses.ts';

/** What is put aside on one circuit for those after it. */
export type Reserve = Pick<Most, 'free' | 'bank'>;

/** States that can be settled while somebody waits for a move: some tenths of a second. */
export const GLANCE = 300_000;

/** What has to be put aside so that no more than `most` states are left to settle on this circuit: what there is plenty of. */
export function reserveOf(s: State, most: number): Reserve {
  const free = s.free.slice();
  let { bank } = s;
  const perPurse = spacesAhead(s) * s.season.gears * (s.damage + 1);
  while (perPurse * frees(free) * (bank + 1) > most) {
    const plenty = Math.max(...free);
    if (bank > 0 && bank >= 2 * plenty) bank--;
    else if (plenty > 0) free[free.indexOf(plenty)]--;
    else break;
  }
  return { free: s.free.map((uses, i) => uses - free[i]), bank: s.bank - bank };
}

/** Spaces to settle, over all turns to come. */
function spacesAhead({ season, circuit, space, time, gear }: State): number {
  const ahead = season.circuits[circuit].flag - space;
  const turns = gear === 0 ? time : time + 1;
  let sum = 0;
  for (let turn = 1; turn < turns; turn++) sum += spacesWithin(turn, season.dice, ahead);
  return sum;
}

/** The state of somebody who does not have the reserve. */
export function without({ free, bank }: Reserve, s: State): State {
  const poorer = grandPrix.clone(s);
  poorer.bank -= bank;
  for (let i = 0; i < free.length; i++) poorer.free[i] -= free[i];
  return poorer;
}
