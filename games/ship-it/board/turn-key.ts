import { useEffect } from 'preact/hooks';

/** While a build is looked at, R turns the domino; the table's own R is for the rules. */
export function useTurnKey(turn: (() => void) | null): void {
  useEffect(() => {
    if (!turn) return;
    const press = (key: KeyboardEvent) => {
      const typing = key.target instanceof Element && key.target.closest('input, textarea, select, dialog');
      if (typing || key.key.toLowerCase() !== 'r' || key.ctrlKey || key.metaKey || key.altKey) return;
      key.stopImmediatePropagation();
      key.preventDefault();
      turn();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
}
