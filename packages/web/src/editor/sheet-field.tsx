import { canonical, type Game, readSheet } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import { FileButton } from '../look/file-drop.tsx';
import { sheetForGame } from './read-sheet-file.ts';
import { type KeptSheet, nameOf, sheetsOf } from './sheet-store.ts';
import { t } from './words.ts';

interface Props {
  readonly game: Game;
  /** Undefined is the game's own. */
  readonly sheet: unknown;
  readonly onSheet: (sheet: unknown) => void;
}

const STANDARD = '';
const BEFORE = 'before';
const OTHER = 'other';

/** Where a sheet of the game itself stands in the list. */
function placeOf({ sheet: kind }: Game, sheet: unknown): string | null {
  const isThe = (one: unknown) => one !== undefined && canonical(one) === canonical(sheet);
  if (sheet === undefined || isThe(kind?.standard)) return STANDARD;
  return isThe(kind?.before) ? BEFORE : null;
}

/** A sheet of one's own instead of the game's: one that is kept here, or from a file. */
export function SheetField({ game, sheet, onSheet }: Props) {
  const [flaw, setFlaw] = useState<string | null>(null);
  const [own, setOwn] = useState<readonly KeptSheet[]>([]);
  useEffect(() => void sheetsOf(game.id).then(setOwn), [game]);
  const playable = own.filter((kept) => 'sheet' in readSheet(game, kept.sheet));
  const chosen = own.find((kept) => sheet !== undefined && canonical(kept.sheet) === canonical(sheet));
  const before = game.sheet?.before;
  const choose = (id: string) => {
    setFlaw(null);
    onSheet(id === BEFORE ? before : own.find((kept) => kept.id === id)?.sheet);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await sheetForGame(game, await file.text());
    setFlaw('flaw' in read ? read.flaw : null);
    if ('sheet' in read) onSheet(read.sheet);
  };
  return (
    <fieldset class="box">
      <legend class="caption">{t('field.choose')}</legend>
      <select
        aria-label={t('field.choose')}
        value={placeOf(game, sheet) ?? chosen?.id ?? OTHER}
        onChange={(change) => choose(change.currentTarget.value)}
      >
        <option value={STANDARD}>{t('field.standard')}</option>
        {before !== undefined && <option value={BEFORE}>{nameOf(before)}</option>}
        {playable.map((kept) => (
          <option key={kept.id} value={kept.id}>
            {nameOf(kept.sheet)}
          </option>
        ))}
        {placeOf(game, sheet) === null && !chosen && (
          <option value={OTHER}>{t('field.file', { name: nameOf(sheet) })}</option>
        )}
      </select>
      <div class="row">
        <FileButton label={t('bring.file')} onFile={(file) => void take(file)} />
        <a class="button quiet" href="/sheets">
          {t('field.draw')}
        </a>
      </div>
      {flaw && (
        <p class="refused" role="alert">
          {flaw}
        </p>
      )}
    </fieldset>
  );
}
