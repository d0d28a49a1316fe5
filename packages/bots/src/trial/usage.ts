import type { Shapes } from '@waybill/kernel';
import type { Tally } from './tally.ts';
import { knownUses, partsOf, type Use, type UseParts } from './uses.ts';

/** A field of more values than this is no choice among a few: it is told how many there were, and no more. */
const MOST_VALUES = 40;

export interface UseReport extends UseParts {
  /** By bot: how often in a match, for each seat it holds. */
  readonly times: readonly number[];
  /** Of the decisions in which it could have been chosen, the share in which it was; null if it never could. */
  readonly taken: number | null;
}

export interface Usage {
  readonly uses: readonly UseReport[];
  /** Fields that are left out, and how many values they had. */
  readonly many: readonly { readonly type: string; readonly field: string; readonly values: number }[];
  /** It could have been chosen and never was. */
  readonly unused: readonly UseParts[];
  /** The rules know it, but it never came up, as far as was looked. */
  readonly unseen: readonly UseParts[];
}

export function usageOf(tally: Tally, shapes: Shapes): Usage {
  const used = new Set(tally.uses.flatMap((uses) => [...uses.keys()]));
  const offered = new Set(tally.offers.flatMap((offers) => [...offers.keys()]));
  const order = orderOf(shapes);
  const all = [...new Set([...used, ...offered])].sort(order);
  const many = manyOf(all);
  const told = (use: Use) => {
    const { type, field } = partsOf(use);
    return !many.some((one) => one.type === type && one.field === field);
  };
  const known = knownUses(shapes);
  return {
    uses: all.filter((use) => used.has(use) && told(use)).map((use) => useReport(tally, use)),
    many,
    unused: all.filter((use) => !used.has(use) && told(use)).map(partsOf),
    unseen: known.filter((use) => !used.has(use) && !offered.has(use)).map(partsOf),
  };
}

function useReport({ uses, taken, offers, bots }: Tally, use: Use): UseReport {
  const sum = (maps: readonly Map<Use, number>[]) => maps.reduce((all, map) => all + (map.get(use) ?? 0), 0);
  const chances = sum(offers);
  return {
    ...partsOf(use),
    times: uses.map((map, bot) => (bots[bot].scores.count ? (map.get(use) ?? 0) / bots[bot].scores.count : 0)),
    taken: chances > 0 ? sum(taken) / chances : null,
  };
}

function manyOf(uses: readonly Use[]): Usage['many'] {
  const values = new Map<string, number>();
  for (const { type, field } of uses.map(partsOf)) {
    if (field !== undefined) values.set(`${type} ${field}`, (values.get(`${type} ${field}`) ?? 0) + 1);
  }
  return [...values]
    .filter(([, n]) => n > MOST_VALUES)
    .map(([name, n]) => ({ type: name.split(' ')[0], field: name.split(' ')[1], values: n }));
}

/** As the shapes list types and fields; then values, numbers by size. */
function orderOf(shapes: Shapes): (a: Use, b: Use) => number {
  const types = Object.keys(shapes);
  return (a, b) => {
    const [p, q] = [partsOf(a), partsOf(b)];
    return (
      types.indexOf(p.type) - types.indexOf(q.type) ||
      (p.field ?? '').localeCompare(q.field ?? '', 'en') ||
      (p.value ?? '').localeCompare(q.value ?? '', 'en', { numeric: true })
    );
  };
}
