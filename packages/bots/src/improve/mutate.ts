import { type Game, isRecord, type Rng, readSheet } from '@waybill/kernel';

type Path = readonly (string | number)[];

const TRIES = 200;
/** A number moves by up to this share of itself, and by 1 at least. */
const REACH = 0.3;
const MOST_CHANGES = 3;

/** Another sound sheet that differs in one to three of its whole numbers; null if none was found. */
export function mutate(game: Game, sheet: unknown, rng: Rng): unknown {
  const places = numbersIn(sheet);
  if (places.length === 0) return null;
  for (let tried = 0; tried < TRIES; tried++) {
    const copy: unknown = JSON.parse(JSON.stringify(sheet));
    for (let change = rng.below(MOST_CHANGES); change >= 0; change--)
      nudge(copy, places[rng.below(places.length)], rng);
    if (JSON.stringify(copy) !== JSON.stringify(sheet) && !('flaw' in readSheet(game, copy))) return copy;
  }
  return null;
}

function numbersIn(value: unknown, path: Path = []): Path[] {
  if (Number.isInteger(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((item, i) => numbersIn(item, [...path, i]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => numbersIn(item, [...path, key])) : [];
}

function nudge(sheet: unknown, path: Path, rng: Rng): void {
  let holder = sheet as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = path.at(-1)!;
  const value = holder[last] as number;
  const step = 1 + rng.below(Math.max(1, Math.round(Math.abs(value) * REACH)));
  holder[last] = value + (rng.below(2) === 0 ? step : -step);
}
