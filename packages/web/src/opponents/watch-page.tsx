import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { lookForServer } from '../frame/server.ts';
import { OnlinePage } from '../online/table-page.tsx';
import { t as app } from '../words/catalogue.ts';
import { t as online } from '../words/online.ts';
import { bringWatched } from './lists.ts';
import { t } from './words.ts';

const LOOK_EVERY = 5_000;

/** The strongest players who play just now, live; when there is none, as soon as there is one. */
export function WatchPage() {
  const [table, setTable] = useState<string | null>(null);
  const [words, setWords] = useState(app('loading'));
  useEffect(() => {
    if (table !== null) return;
    const look = async () => {
      if (!(await lookForServer())) return setWords(online('no-server'));
      const [best] = await bringWatched();
      if (best) setTable(best.id);
      else setWords(t('watch.none'));
    };
    const tryLook = () => void look().catch(() => setWords(online('failed')));
    tryLook();
    const timer = setInterval(tryLook, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [table]);
  if (table !== null) return <OnlinePage id={table} />;
  return (
    <Frame title={t('watch.title')}>
      <p class="nothing" role="status">
        {words}
      </p>
    </Frame>
  );
}
