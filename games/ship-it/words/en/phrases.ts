import { count, type Fact, type Facts } from '@waybill/kernel';

const SUIT_NAMES: { readonly [code: string]: string } = { S: 'suns', C: 'crowns', A: 'arms', M: 'moons' };
const RANK_NAMES: { readonly [code: string]: string } = { n: 'Null', a: 'Ace' };

export const suit = (code: Fact | undefined): string => SUIT_NAMES[String(code)];

export const and = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

export const points = (n: Fact | undefined): string => count(n ?? 0, 'point', 'points');

export const rankName = (rank: Fact | undefined): string => (rank === 'a' ? 'an Ace' : `a ${rank}`);

/** `the Ace of suns`; null for half a domino, which has no name. */
export function tile(code: Fact | undefined): string | null {
  const [, rank, of] = /^([na2-5])([SCAM])$/.exec(String(code)) ?? [];
  return rank ? `the ${RANK_NAMES[rank] ?? rank} of ${suit(of)}` : null;
}

/** A tile by its name, a road by its domino, half of one by its pips too; by its square where no domino lies. */
export function place(code: Fact | undefined): string {
  const [, half, domino] = /^(?:(\d):)?(\d-\d)$/.exec(String(code)) ?? [];
  if (domino === undefined) return tile(code) ?? `the road at ${code}`;
  return half === undefined ? `road ${domino}` : `the ${half} of road ${domino}`;
}

/** `22 to suns`, `6 to arms`: what each suit is paid. */
export const payments = (facts: Facts): string[] =>
  Object.keys(SUIT_NAMES).flatMap((code) => (facts[code] ? [`${facts[code]} to ${suit(code)}`] : []));
