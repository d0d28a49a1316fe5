import { t } from '../words/catalogue.ts';
import { type Note, note } from './notice.ts';
import './notice-box.css';

function answer({ action }: Note): void {
  note.value = null;
  action?.run();
}

export function NoticeBox() {
  const shown = note.value;
  return (
    <div class="notice" role="status" data-shown={shown ? '' : undefined}>
      {shown && (
        <>
          <span>{shown.words}</span>
          {shown.action && (
            <button type="button" class="main" onClick={() => answer(shown)}>
              {shown.action.words}
            </button>
          )}
          <button type="button" class="icon" aria-label={t('close')} onClick={() => (note.value = null)}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
