import { type CodedFlaw, type Game, isRecord } from '@waybill/kernel';
import { tellFlaw } from './flaw-words.ts';
import { drawable, openWorkshop, type Workshop } from './open-editor.ts';
import { readDraft } from './read-draft.ts';
import { t } from './words.ts';

export interface Taken {
  readonly workshop: Workshop;
  readonly sheet: unknown;
  readonly flaws: readonly CodedFlaw[];
}

/** The games a file may be a sheet for, or what is wrong with it. A match file gives its sheet. */
export async function readSheetFile(text: string): Promise<readonly Taken[] | { readonly flaw: string }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { flaw: t('bring.json') };
  }
  const sheet = isRecord(value) && isRecord(value.sheet) ? value.sheet : value;
  const workshops = await Promise.all(drawable.map(({ id }) => openWorkshop(id)));
  const takers = workshops.filter(
    (one): one is Workshop => one !== null && kindOf(one.kind.standard) === kindOf(sheet),
  );
  if (takers.length === 0) return { flaw: t('bring.kind') };
  const read = takers.map((workshop) => ({ workshop, read: readDraft(workshop.kind, sheet) }));
  const taken = read.flatMap(({ workshop, read: one }) =>
    'flaw' in one ? [] : [{ workshop, sheet: one.sheet, flaws: one.flaws }],
  );
  if (taken.length > 0) return best(taken);
  const [first] = read;
  const words = 'flaw' in first.read ? formWords(first.read.flaw) : '';
  return { flaw: t('bring.flaw', { flaw: words }) };
}

const kindOf = (sheet: unknown): unknown => (isRecord(sheet) ? sheet.sheet : undefined);

/** A sheet of the wrong form is nobody's drawing: its fields are named as they stand in the file. */
const formWords = ({ field, words }: CodedFlaw): string => `${field} ${words}.`;

/** The ones that could be played, where there are any. */
function best(taken: readonly Taken[]): readonly Taken[] {
  const playable = taken.filter(({ flaws }) => flaws.length === 0);
  return playable.length > 0 ? playable : taken;
}

/** Why a sheet can't be played, if it can't. */
export function refusalOf({ kind, editor }: Workshop, sheet: unknown): string | null {
  const read = readDraft(kind, sheet);
  if ('flaw' in read) return formWords(read.flaw);
  return read.flaws.length > 0 ? tellFlaw(editor, read.flaws[0], sheet) : null;
}

/** The sheet for this game in a file, or why it can't be played. */
export async function sheetForGame(game: Game, text: string): Promise<{ sheet: unknown } | { flaw: string }> {
  const taken = await readSheetFile(text);
  if ('flaw' in taken) return taken;
  const found = taken.find(({ workshop }) => workshop.game === game);
  if (!found) return { flaw: t('bring.kind') };
  const flaw = refusalOf(found.workshop, found.sheet);
  return flaw === null ? { sheet: found.sheet } : { flaw: t('refused', { flaw }) };
}
