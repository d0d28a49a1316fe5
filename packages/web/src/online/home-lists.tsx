import { t } from '../words/online.ts';
import { useLists } from './lists.ts';
import { TableLines } from './table-lines.tsx';
import './online.css';

const SHOWN = 6;

/** On the home page: one's own unfinished tables, and those that wait for somebody. */
export function HomeLists() {
  const lists = useLists();
  const yours = lists?.yours.filter(({ phase }) => phase !== 'over').slice(0, SHOWN) ?? [];
  const open = lists?.open.slice(0, SHOWN) ?? [];
  return (
    <section class="box match-list online-matches" aria-labelledby="online-matches">
      <h2 id="online-matches" class="caption">
        {t('lobby')}
      </h2>
      {yours.length > 0 && <TableLines tables={yours} />}
      {open.length > 0 && (
        <>
          <h3 class="caption">{t('lobby.open')}</h3>
          <TableLines tables={open} />
        </>
      )}
      <a class="button quiet" href="/tables">
        {t('lobby.all')}
      </a>
    </section>
  );
}
