import type { Game, SheetKind } from '@waybill/kernel';
import { loadRules } from '../games/load-rules.ts';
import { type Entry, entries, findEntry } from '../games/registry.ts';
import type { SheetEditor } from '../games/sheet-editor.ts';

const modules = import.meta.glob<SheetEditor>('../../../../games/*/board/sheet-editor.ts', { import: 'editor' });

/** How the sheets of each game are drawn, for those that have one. Apart from the boards: nobody needs it to play. */
const sheetEditors: { readonly [id: string]: () => Promise<SheetEditor> } = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/').at(-3), load]),
);

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
  const [game, editor] = await Promise.all([loadRules(id), sheetEditors[id]()]);
  return game.sheet && { entry, game, kind: game.sheet, editor };
}
