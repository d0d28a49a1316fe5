import { type CodedFlaw, flawsOf, type SheetKind } from '@waybill/kernel';

/** What a sheet may lack while somebody is still drawing it. */
const UNFINISHED: readonly string[] = ['few', 'short'];

/** A sheet that is being drawn, with all its flaws; or the flaw by which it is no sheet at all. */
export function readDraft<Sheet>(
  kind: SheetKind<Sheet>,
  given: unknown,
): { readonly sheet: Sheet; readonly flaws: readonly CodedFlaw[] } | { readonly flaw: CodedFlaw } {
  const formal = [...flawsOf(kind.schema, given, 'sheet')];
  const wrong = formal.find(({ code }) => !UNFINISHED.includes(code));
  if (wrong) return { flaw: wrong };
  const sheet = given as Sheet;
  return { sheet, flaws: [...formal, ...kind.flaws(sheet)] };
}
