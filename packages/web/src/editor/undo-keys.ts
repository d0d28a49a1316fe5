import { useEffect } from 'preact/hooks';
import type { Draft } from './draft.ts';

/** Ctrl Z and Ctrl Y, or Ctrl Shift Z, wherever the focus is: a text field's own undo would forget the rest of the sheet. */
export function useUndoKeys(draft: Draft): void {
  useEffect(() => {
    const pressed = (key: KeyboardEvent) => {
      if (!(key.ctrlKey || key.metaKey) || key.altKey) return;
      const letter = key.key.toLowerCase();
      if (letter === 'z' && !key.shiftKey) draft.undo();
      else if (letter === 'y' || letter === 'z') draft.redo();
      else return;
      key.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [draft]);
}
