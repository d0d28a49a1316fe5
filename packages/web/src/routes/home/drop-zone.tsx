import type { ComponentChildren } from 'preact';
import { route } from '../../frame/router.tsx';
import { FileButton, FileDrop } from '../../look/file-drop.tsx';
import { notify } from '../../look/notice.ts';
import { t } from '../../words/catalogue.ts';

/** A match file can be dropped anywhere on the page, or chosen. */
export function DropZone({ children, beside }: { children: ComponentChildren; beside?: ComponentChildren }) {
  const take = async (file: File) => {
    const { importMatch } = await import('../../match/store/import.ts');
    const taken = await importMatch(await file.text());
    if ('flaw' in taken) notify(t('import.flaw', { flaw: taken.flaw }));
    else route(`/match/${taken.id}`);
  };
  return (
    <FileDrop onFile={(file) => void take(file)}>
      {children}
      <div class="row">
        <FileButton label={t('import')} onFile={(file) => file && void take(file)} />
        {beside}
      </div>
    </FileDrop>
  );
}
