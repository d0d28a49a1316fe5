import { britainAndIreland } from '@waybill/games/black-pawn-trucking/rules';

const { cities, ferries } = britainAndIreland;

export const CITIES = cities.map((_, city) => city);

interface Road {
  readonly to: number;
  /** £1 for the city entered, £2 more for a ferry. */
  readonly fare: number;
}

function touch(a: number, b: number): boolean {
  const dx = Math.abs(cities[a].x - cities[b].x);
  const dy = Math.abs(cities[a].y - cities[b].y);
  return (dx === 2 && dy < 2) || (dy === 2 && dx < 2);
}

function hasFerry(a: number, b: number): boolean {
  return ferries.some((ends) => ends.includes(a + 1) && ends.includes(b + 1));
}

const ROADS: Road[][] = CITIES.map((from) =>
  CITIES.filter((to) => to !== from && (touch(from, to) || hasFerry(from, to))).map((to) => ({
    to,
    fare: hasFerry(from, to) ? 3 : 1,
  })),
);

/** BPT-2.4 to 2.6: pounds to every city; passing through one that holds goods costs £1 more. */
export function faresFrom(truck: number, goods: readonly (readonly unknown[])[]): number[] {
  const fares: number[] = CITIES.map(() => Number.POSITIVE_INFINITY);
  const open = [truck];
  fares[truck] = 0;
  for (let city = open.shift(); city !== undefined; city = open.shift()) {
    const breach = city !== truck && goods[city].length > 0 ? 1 : 0;
    for (const { to, fare } of ROADS[city]) {
      const total = fares[city] + breach + fare;
      if (total >= fares[to]) continue;
      fares[to] = total;
      open.push(to);
    }
  }
  return fares;
}
