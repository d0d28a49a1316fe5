import type { Game, SheetKind } from '@waybill/rules/kernel';
import { type Entry, entries, findEntry } from '../boards/registry.ts';
import { rules } from '../boards/rules.ts';
import { sheetEditors } from '../boards/sheet-editors.ts';
import type { SheetEditor } from './contract.ts';

/** All that is needed to draw, look at or check the sheets of one game. */
export interface Workshop {
  readonly entry: Entry;
  readonly game: Game;
  readonly kind: SheetKind;
  readonly editor: SheetEditor;
}

/** The games that have sheets, in the order people see them. */
export const drawable: readonly Entry[] = entries.filter(({ id }) => Object.hasOwn(sheetEditors, id));

/** Null where there is no such game, or it has no sheet. */
export async function openWorkshop(id: string): Promise<Workshop | null> {
  const entry = findEntry(id);
  if (!entry || !Object.hasOwn(sheetEditors, id)) return null;
  const [game, editor] = await Promise.all([rules[id](), sheetEditors[id]()]);
  return game.sheet && { entry, game, kind: game.sheet, editor };
}
