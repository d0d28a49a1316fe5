import { type Game, readSheet } from '@waybill/rules/kernel';
import { useState } from 'preact/hooks';
import { t } from '../../words/catalogue.ts';
import type { Change, Draft } from './draft.ts';

/** A sheet of one's own instead of the game's. */
export function SheetField({ game, draft, onChange }: { game: Game; draft: Draft; onChange: Change }) {
  const [flaw, setFlaw] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = readText(game, await file.text());
    setFlaw('flaw' in read ? read.flaw : null);
    onChange({ sheet: 'flaw' in read ? undefined : read.sheet });
  };
  return (
    <fieldset class="box">
      <legend class="caption">{t('set-up.sheet')}</legend>
      <p>
        {draft.sheet === undefined ? t('set-up.sheet.own') : t('set-up.sheet.loaded', { name: nameOf(draft.sheet) })}
      </p>
      <label class="button file">
        {t('set-up.sheet.choose')}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={(change) => void take(change.currentTarget.files?.[0])}
        />
      </label>
      {flaw && (
        <p class="refused" role="alert">
          {flaw}
        </p>
      )}
    </fieldset>
  );
}

function nameOf(sheet: unknown): string {
  return (sheet as { readonly name: string }).name;
}

function readText(game: Game, text: string): { sheet: unknown } | { flaw: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { flaw: t('set-up.sheet.json') };
  }
  const read = readSheet(game, value);
  return 'flaw' in read ? { flaw: `${read.flaw.field} ${read.flaw.words}` } : read;
}
