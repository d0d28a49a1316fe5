import {
  circuitOf,
  damageOf,
  INCLUDE,
  landing,
  NONE,
  needsShift,
  payment,
  price,
  SHIFT,
  type State,
  verdict,
} from '../rules/index.ts';
import type { Chance } from './track.tsx';

/** What choosing a gear comes to, before the dice are rolled. */
export interface Outlook {
  readonly chances: readonly Chance[];
  readonly mean: number;
  /** Chances of any damage, and of more than the car can take. */
  readonly risk: number;
  readonly retire: number;
}

export function outlook(s: State, gear: number, include: boolean): Outlook {
  const circuit = circuitOf(s);
  const used = (needsShift(s, gear) ? SHIFT : NONE) | (include ? INCLUDE : NONE);
  const left = s.damage - payment(s, price(s, used)).track;
  const shares = landing(s.season, gear, include);
  const chances = shares.map((share, n): Chance => {
    const damage = damageOf(circuit, s.space, s.space + n, gear);
    return { space: s.space + n, share, trouble: damage === 0 ? 'none' : damage > left ? 'retired' : 'damage' };
  });
  const sum = (wanted: (chance: Chance) => boolean) => chances.filter(wanted).reduce((all, one) => all + one.share, 0);
  return {
    chances: chances.filter(({ share }) => share >= 0.005),
    mean: shares.reduce((all, share, n) => all + share * n, 0),
    risk: sum(({ trouble }) => trouble !== 'none'),
    retire: sum(({ trouble }) => trouble === 'retired'),
  };
}

/** What driving with these dice comes to. */
export interface Landing {
  readonly to: number;
  readonly damage: number;
  readonly ends: ReturnType<typeof verdict>;
}

export function landingOf(s: State, spaces: number): Landing {
  const to = s.space + spaces;
  const damage = damageOf(circuitOf(s), s.space, to, s.gear);
  return { to, damage, ends: verdict(s, to, damage) };
}
