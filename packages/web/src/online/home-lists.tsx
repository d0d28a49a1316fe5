import { useEffect } from 'preact/hooks';
import { t } from '../words/online.ts';
import { useLists } from './lists.ts';
import { TableLines } from './table-lines.tsx';
import './online.css';

const SHOWN = 6;

interface OwnTablesProps {
  /** Addresses of tables that are told of elsewhere on the page. */
  readonly elsewhere: readonly string[];
  readonly onRows: (count: number) => void;
}

/** At the head of the home page: one's own unfinished tables, those where it is one's turn first. */
export function OwnTables({ elsewhere, onRows }: OwnTablesProps) {
  const lists = useLists();
  const yours =
    lists?.yours.filter(({ id, phase }) => phase !== 'over' && !elsewhere.includes(`/table/${id}`)).slice(0, SHOWN) ??
    [];
  useEffect(() => {
    if (lists) onRows(yours.length);
  }, [lists, yours.length]);
  if (yours.length === 0) return null;
  return (
    <section class="box match-list" aria-labelledby="own-tables">
      <h2 id="own-tables" class="caption">
        {t('lobby.yours')}
      </h2>
      <TableLines tables={yours} />
    </section>
  );
}

/** At its foot: those that wait for somebody. */
export function OpenTables() {
  const open = useLists()?.open.slice(0, SHOWN) ?? [];
  return (
    <section class="box match-list online-matches" aria-labelledby="online-matches">
      <h2 id="online-matches" class="caption">
        {t('lobby.open')}
      </h2>
      {open.length > 0 && <TableLines tables={open} />}
      <div class="row">
        <a class="button" href="/opponents">
          {t('lobby.opponents')}
        </a>
        <a class="button quiet" href="/tables">
          {t('lobby.all')}
        </a>
      </div>
    </section>
  );
}
