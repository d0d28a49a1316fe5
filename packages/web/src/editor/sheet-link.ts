import { copyLink, save, squeeze, unsqueeze } from '../match/store/share.ts';
import { openWorkshop, type Workshop } from './open-editor.ts';
import { readDraft } from './read-draft.ts';
import { nameOf } from './sheet-store.ts';
import { t } from './words.ts';

/** No sheet unfolds to more. */
const LARGEST = 2_000_000;

/** The whole sheet in a link: nothing is stored anywhere, and what is behind # is never sent to a server. */
export async function linkTo({ entry, editor }: Workshop, sheet: unknown): Promise<string> {
  const packed = await squeeze(JSON.stringify(editor.pack ? editor.pack(sheet) : sheet));
  return `${location.origin}/sheet#${entry.id}.${packed}`;
}

export async function shareSheet(workshop: Workshop, sheet: unknown): Promise<void> {
  await copyLink(await linkTo(workshop, sheet), t('share.copied'), t('share.copy'));
}

export interface Shared {
  readonly workshop: Workshop;
  readonly sheet: unknown;
}

/** Null for what is no whole sheet of a game that is known here. */
export async function sheetFromLink(hash: string): Promise<Shared | null> {
  const [, id, packed] = /^#?([a-z-]+)\.([\w-]+)$/.exec(hash) ?? [];
  const workshop = id === undefined ? null : await openWorkshop(id);
  if (!workshop) return null;
  try {
    const value: unknown = JSON.parse(await unsqueeze(packed, LARGEST));
    const read = readDraft(workshop.kind, workshop.editor.unpack ? workshop.editor.unpack(value) : value);
    return 'flaw' in read ? null : { workshop, sheet: read.sheet };
  } catch {
    return null;
  }
}

/** The sheet's name as a file may be called. */
export function fileNameOf(sheet: unknown): string {
  return (
    nameOf(sheet)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'sheet'
  );
}

export function exportSheet(sheet: unknown): void {
  const text = `${JSON.stringify(sheet, null, 1)}\n`;
  save(new Blob([text], { type: 'application/json' }), `${fileNameOf(sheet)}.sheet.json`);
}
