import { Menu } from '../look/menu.tsx';
import { download, share } from '../store/share.ts';
import type { LocalTable } from '../table/local.ts';
import { t } from '../words/catalogue.ts';

/** What can be done with the match as a whole. */
export function TableMenu({ table }: { table: LocalTable }) {
  const byHand = table.byHand.value;
  return (
    <Menu label={t('match.menu')} sign="⋯">
      <label class="check">
        <input type="checkbox" checked={byHand} onChange={() => table.rollByHand(!byHand)} />
        <span>{t('match.by-hand')}</span>
      </label>
      <button type="button" onClick={() => void share(table.match)}>
        {t('match.share')}
      </button>
      <button type="button" onClick={() => download(table.match)}>
        {t('match.download')}
      </button>
      <button type="button" onClick={() => print()}>
        {t('match.print')}
      </button>
      <a href={`/new/${table.game.id}`}>{t('match.another')}</a>
    </Menu>
  );
}
