import { type AppKey, bringMore, t } from '../../words/catalogue.ts';
import type { Undo } from '../model.ts';
import type { TableScreen } from '../screen.ts';

export function Controls({ screen }: { screen: TableScreen }) {
  const undo = screen.table.undo.value;
  const canHint =
    screen.live.value &&
    screen.moment.value.moves.length > 0 &&
    screen.step.value === null &&
    screen.table.hints !== false;
  return (
    <div class="controls">
      <button
        type="button"
        aria-disabled={undo.kind === 'none' || !screen.live.value}
        title={undoWords(undo)}
        onClick={() => screen.live.value && void takeBack(screen, undo)}
      >
        {t(undoLabel(undo))}
      </button>
      <button type="button" disabled={!canHint} onClick={() => void screen.askHint()}>
        {t('hint')}
      </button>
      <button
        type="button"
        class="open-sheet"
        aria-expanded={screen.sheet.value}
        onClick={() => (screen.sheet.value = !screen.sheet.value)}
      >
        {t('tab.log')}
      </button>
      <button type="button" onClick={() => (screen.rules.value = '')}>
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
async function takeBack(screen: TableScreen, undo: Undo): Promise<void> {
  if (undo.kind === 'none') return;
  if (undo.kind === 'marked') {
    const [{ confirmed }] = await Promise.all([import('../../look/confirm.tsx'), bringMore()]);
    const words = t('undo.confirm', { reason: undoWords(undo) });
    if (!(await confirmed(words, t('undo.marked'), t('undo.keep')))) return;
  }
  await screen.takeBack();
}
