import type { CodedFlaw } from '@waybill/kernel';
import type { ComponentType } from 'preact';

export interface EditorProps<Sheet = unknown> {
  readonly sheet: Sheet;
  readonly flaws: readonly CodedFlaw[];
  /** `touch` names what is edited: edits of the same thing in a row are undone together. */
  readonly onChange: (next: Sheet, touch?: string) => void;
  /** The field somebody wants to see, such as `sheet.cities[3]`; a new object each time it is asked for. */
  readonly shown: { readonly field: string } | null;
}

/** What `games/GAME/board/sheet-editor.ts` exports as `editor`: all that is special about one kind of sheet. */
export interface SheetEditor<Sheet = unknown> {
  /** A sheet on which nothing has been drawn yet. */
  blank(): Sheet;
  readonly Editor: ComponentType<EditorProps<Sheet>>;
  /** The sheet as a small picture; a large one has room for names. */
  readonly Picture: ComponentType<{ readonly sheet: Sheet; readonly large?: boolean }>;
  /** What a field is to a player: `City 4, Derry`. */
  place(field: string, sheet: Sheet): string;
  /** What a number of the sheet is to a player: `Sparrow: profit`. */
  number(field: string, sheet: Sheet): string;
  /** A flaw or a remark that only this kind of sheet has, in a whole sentence; null where the usual words will do. */
  tell(flaw: CodedFlaw, sheet: Sheet): string | null;
  /** The sheet as the shortest JSON that tells it, for a link; `unpack` gives what it can, which is still only claimed. */
  pack?(sheet: Sheet): unknown;
  unpack?(packed: unknown): unknown;
}

/** An editor keeps its own types; the pages handle every kind alike. */
export function defineSheetEditor<Sheet>(editor: SheetEditor<Sheet>): SheetEditor {
  return editor as unknown as SheetEditor;
}
