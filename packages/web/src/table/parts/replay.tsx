import { t } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';

/** Steps through the match; a copy can be played on from anywhere. */
export function Replay({ desk, onCopy }: { desk: Desk; onCopy: ((at: number) => void) | undefined }) {
  const length = desk.table.length.value;
  const at = desk.sought.value ?? desk.shown.value;
  const past = desk.sought.value !== null;
  return (
    <div class="replay">
      <button
        type="button"
        class="icon"
        aria-label={t('replay.back')}
        disabled={at === 0}
        onClick={() => desk.lookAt(at - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={t('replay.at', { at, of: length })}
        onInput={(input) => desk.lookAt(Number(input.currentTarget.value))}
      />
      <button
        type="button"
        class="icon"
        aria-label={t('replay.on')}
        disabled={at >= length}
        onClick={() => desk.lookAt(at + 1)}
      >
        ›
      </button>
      <span class="count">
        {at}/{length}
      </span>
      {past && onCopy && (
        <button type="button" onClick={() => onCopy(at)}>
          {t('replay.copy')}
        </button>
      )}
      {!past && desk.shown.value < length && (
        <button type="button" class="main" onClick={() => desk.skip()}>
          {t('replay.skip')}
        </button>
      )}
    </div>
  );
}
