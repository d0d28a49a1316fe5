import { type Game, readSheet } from '@waybill/kernel';
import { randomText } from '../match/store/create.ts';
import { startDefault } from '../match/store/start.ts';
import { RecordStore } from '../storage/record-store.ts';
import { takeLock } from '../storage/tab-lock.ts';

/** A sheet of one's own as this device keeps it. It may not be finished. */
export interface KeptSheet {
  readonly id: string;
  readonly game: string;
  readonly sheet: unknown;
  readonly made: number;
  readonly updated: number;
}

/** A database of their own: a page of an older version that holds the matches open can't block it. */
const sheets = new RecordStore<KeptSheet>('waybill-sheets', 'sheets');

export const fetchSheet = (id: string): Promise<KeptSheet | undefined> => sheets.fetch(id);
export const keepSheet = (kept: KeptSheet): Promise<void> => sheets.keep(kept);
/** Latest first. */
export const allSheets = (): Promise<KeptSheet[]> => sheets.all();

export async function keepNewSheet(game: string, sheet: unknown): Promise<KeptSheet> {
  const now = Date.now();
  const kept: KeptSheet = { id: randomText().slice(0, 12), game, sheet, made: now, updated: now };
  await sheets.keep(kept);
  void navigator.storage?.persist?.();
  return kept;
}

/** Does something to a sheet that no other tab has open; false when one has. */
async function alone(id: string, act: () => Promise<void>): Promise<boolean> {
  const release = await takeLock('sheet', id);
  if (!release) return false;
  await act().finally(release);
  return true;
}

export function dropSheet(id: string): Promise<boolean> {
  return alone(id, () => sheets.forget(id));
}

export function nameOf(sheet: unknown): string {
  return (sheet as { readonly name: string }).name;
}

export function renameSheet(id: string, name: string): Promise<boolean> {
  return alone(id, async () => {
    const kept = await sheets.fetch(id);
    if (kept) await sheets.keep({ ...kept, sheet: { ...(kept.sheet as object), name }, updated: Date.now() });
  });
}

export function sheetsOf(game: string): Promise<KeptSheet[]> {
  return sheets.all().then((all) => all.filter((kept) => kept.game === game));
}

/** A sheet that is kept here, if it is this game's and can be played; else undefined, which is the game's own. */
export async function playableSheet(game: Game, id: string): Promise<unknown> {
  const kept = await fetchSheet(id);
  if (kept?.game !== game.id) return undefined;
  const read = readSheet(game, kept.sheet);
  return 'flaw' in read ? undefined : read.sheet;
}

/** Starts a match on a sheet that the rules accept, against bots where others are needed: where it is played. */
export async function playOnSheet(game: string, sheet: unknown): Promise<string> {
  return `/match/${(await startDefault(game, sheet)).id}`;
}
