import { t } from '../../words/catalogue.ts';

/** Something broke that is not the player's fault: what, and how to go on. */
export function Trouble({ words }: { words: string }) {
  return (
    <p class="refused" role="alert">
      {t('trouble', { words })}{' '}
      <button type="button" onClick={() => location.reload()}>
        {t('update.now')}
      </button>
    </p>
  );
}
