import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { notify } from '../look/notice.tsx';
import { route } from '../look/router.tsx';
import { t } from '../words/catalogue.ts';

/** A match file can be dropped anywhere on the page, or chosen. */
export function DropZone({ children }: { children: ComponentChildren }) {
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    const { importMatch } = await import('../store/import.ts');
    const taken = await importMatch(await file.text());
    if ('flaw' in taken) notify(t('import.flaw', { flaw: taken.flaw }));
    else route(`/match/${taken.id}`);
  };
  return (
    <div
      data-over={over ? '' : undefined}
      class="drop-zone"
      onDragOver={(drag) => {
        drag.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(drop) => {
        drop.preventDefault();
        void take(drop.dataTransfer?.files[0]);
      }}
    >
      {children}
      <label class="button file">
        {t('import')}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={(change) => void take(change.currentTarget.files?.[0])}
        />
      </label>
    </div>
  );
}
