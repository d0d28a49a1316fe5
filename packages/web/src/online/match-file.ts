import { isFlaw, type Match, parseMatch } from '@waybill/kernel';

/** A finished match of the server; null where it is none that we may see or can read. */
export async function bringMatch(table: string): Promise<Match | null> {
  const response = await fetch(`/api/tables/${table}/match`);
  const match = response.ok ? parseMatch(await response.text()) : null;
  return match && !isFlaw(match) ? match : null;
}
