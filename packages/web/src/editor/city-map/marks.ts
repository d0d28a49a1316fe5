import type { CodedFlaw } from '@waybill/kernel';

/** What is wrong with each city, for the map and the list. */
export interface Marks {
  readonly overlapping: ReadonlySet<number>;
  readonly unreachable: ReadonlySet<number>;
  readonly misnamed: ReadonlySet<number>;
  /** By their place in the sheet's list. */
  readonly ferries: ReadonlySet<number>;
}

const CITY = /^sheet\.cities\[(\d+)\]/;
const FERRY = /^sheet\.ferries\[(\d+)\]/;

export const cityIn = (field: string): number | null => indexIn(CITY, field);
export const ferryIn = (field: string): number | null => indexIn(FERRY, field);

function indexIn(pattern: RegExp, field: string): number | null {
  const found = pattern.exec(field);
  return found && Number(found[1]);
}

export function marksOf(flaws: readonly CodedFlaw[]): Marks {
  const overlapping = new Set<number>();
  const unreachable = new Set<number>();
  const misnamed = new Set<number>();
  const ferries = new Set<number>();
  for (const { field, code, facts } of flaws) {
    const [city, ferry] = [cityIn(field), ferryIn(field)];
    if (ferry !== null) ferries.add(ferry);
    if (city === null) continue;
    if (code === 'overlap') overlapping.add(city).add(Number(facts?.city) - 1);
    else if (code === 'unreachable') unreachable.add(city);
    else misnamed.add(city);
  }
  return { overlapping, unreachable, misnamed, ferries };
}

export const isMarked = ({ overlapping, unreachable, misnamed }: Marks, city: number): boolean =>
  overlapping.has(city) || unreachable.has(city) || misnamed.has(city);
