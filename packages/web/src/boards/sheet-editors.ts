import type { SheetEditor } from '../sheets/contract.ts';

/** How the sheets of each game are drawn, for those that have one. Apart from the boards: nobody needs it to play. */
export const sheetEditors: { readonly [id: string]: () => Promise<SheetEditor> } = {
  'black-pawn-trucking': async () => (await import('./black-pawn-trucking/sheet-editor.ts')).editor,
  'grand-prix': async () => (await import('./grand-prix/sheet-editor.ts')).editor,
  'cape-to-cairo': async () => (await import('./cape-to-cairo/sheet-editor.ts')).editor,
  'hauling-astronauts': async () => (await import('./hauling-astronauts/sheet-editor.ts')).editor,
};
