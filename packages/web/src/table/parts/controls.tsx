import { type AppKey, t } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import type { Undo } from '../model.ts';

export function Controls({ desk }: { desk: Desk }) {
  const undo = desk.table.undo.value;
  const canHint =
    desk.live.value && desk.moment.value.moves.length > 0 && desk.step.value === null && desk.table.hints !== false;
  return (
    <div class="controls">
      <button
        type="button"
        aria-disabled={undo.kind === 'none' || !desk.live.value}
        title={undoWords(undo)}
        onClick={() => desk.live.value && void takeBack(desk, undo)}
      >
        {t(undoLabel(undo))}
      </button>
      <button type="button" disabled={!canHint} onClick={() => void desk.askHint()}>
        {t('hint')}
      </button>
      <button type="button" onClick={() => (desk.rules.value = '')}>
        {t('rules')}
      </button>
    </div>
  );
}

function undoLabel({ kind }: Undo): AppKey {
  return kind === 'marked' || kind === 'request' ? `undo.${kind}` : 'undo';
}

function undoWords(undo: Undo): string {
  if (undo.kind === 'marked') return t(`undo.${undo.reason}`);
  if (undo.kind === 'request') return t('undo.asks');
  return t(undo.kind === 'free' ? 'undo.free' : 'undo.none');
}

/** What can't be unseen is taken back only on purpose, and the match says so. */
async function takeBack(desk: Desk, undo: Undo): Promise<void> {
  if (undo.kind === 'none') return;
  if (undo.kind === 'marked' && !confirm(t('undo.confirm', { reason: undoWords(undo) }))) return;
  await desk.takeBack();
}
