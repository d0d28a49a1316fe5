const KEY = 'waybill.seen';
const MOST = 200;

type Seen = readonly (readonly [table: string, length: number])[];

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen;
  } catch {
    return [];
  }
}

/** How many events of a table this device has shown; null where it has shown none. */
export function recall(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Remembers it; of the tables that were shown longest ago, nothing. */
export function remember(table: string, length: number): void {
  try {
    const others = all().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, length], ...others].slice(0, MOST)));
  } catch {
    return;
  }
}
