import { signal } from '@preact/signals';
import { t } from '../words/catalogue.ts';

interface Note {
  readonly words: string;
  readonly action?: { readonly words: string; readonly run: () => void };
}

const note = signal<Note | null>(null);
const LASTS = 6000;

/** Says something in passing, at the foot of the page. With an action it stays until it is answered. */
export function notify(words: string, action?: Note['action']): void {
  const mine: Note = { words, ...(action && { action }) };
  note.value = mine;
  if (!action) setTimeout(() => note.value === mine && (note.value = null), LASTS);
}

function answer({ action }: Note): void {
  note.value = null;
  action?.run();
}

export function Notice() {
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
