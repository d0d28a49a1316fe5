import { type Fold, fold, isFolded } from '../folds.ts';

/** Folds a panel away, or brings it back; `controls` is the id of what it hides. */
export function FoldButton({ what, name, controls }: { what: Fold; name: string; controls: string }) {
  const away = isFolded(what);
  return (
    <button
      type="button"
      class="fold"
      aria-label={name}
      title={name}
      aria-expanded={!away}
      aria-controls={controls}
      onClick={() => fold(what, !away)}
    >
      <span>{name}</span>
    </button>
  );
}
