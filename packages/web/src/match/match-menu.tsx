import { t } from '../words/catalogue.ts';
import type { LocalTable } from './local-table.ts';

const sharing = () => import('./store/share.ts');

/** What can be done with the match as a whole. */
export function MatchMenu({ table }: { table: LocalTable }) {
  const byHand = table.byHand.value;
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={byHand} onChange={() => table.rollByHand(!byHand)} />
        <span>{t('match.by-hand')}</span>
      </label>
      <button type="button" onClick={() => void sharing().then(({ share }) => share(table.match))}>
        {t('match.share')}
      </button>
      <button type="button" onClick={() => void sharing().then(({ download }) => download(table.match))}>
        {t('match.download')}
      </button>
      <button type="button" onClick={() => print()}>
        {t('match.print')}
      </button>
      <a href={`/new/${table.game.id}`}>{t('match.another')}</a>
    </>
  );
}
