import { useEffect, useState } from 'preact/hooks';
import type { DealLine, DealLines } from '../../deals/home-news.ts';
import { route } from '../../frame/router.tsx';
import { person, served } from '../../frame/server.ts';
import { type Entry, entries } from '../../games/registry.ts';
import { accentStyle } from '../../look/accent.ts';
import type { Kept } from '../../match/store/matches.ts';
import { today } from '../../match/store/start.ts';
import { language, t } from '../../words/catalogue.ts';
import { whenHomeIsIdle } from '../start-match.ts';

/** Today's deal of every game: who has played it, and what became of one's own match. */
export function TodaysDeals({ lines }: { lines: DealLines }) {
  const day = useDay();
  return (
    <section class="box deals" aria-labelledby="daily">
      <h2 id="daily" class="caption">
        {day === null ? '\u00a0' : t('daily', { day })}
      </h2>
      <p>{t('daily.words')}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DealButton entry={entry} line={lines[entry.id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DealButton({ entry, line }: { entry: Entry; line: DealLine | undefined }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      route(line?.href ?? (await (await import('../../deals/place-to-play.ts')).placeToPlay(entry.id)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      class="accented"
      style={accentStyle(entry.accent)}
      data-deal={entry.id}
      aria-busy={busy}
      onClick={() => void open()}
    >
      {entry.title}
      <small data-yours={line?.yours ? '' : undefined}>{line?.words ?? '\u00a0'}</small>
    </button>
  );
}

/** What the server knows, or without one this device; most who come for the first time need neither. Null until it is there. */
export function useDealLines(kept: readonly Kept[] | null): DealLines | null {
  const [lines, setLines] = useState<DealLines | null>(null);
  const spoken = language();
  useEffect(() => {
    if (!kept) return;
    if (!served.value && !kept.some(({ daily }) => daily)) return setLines({});
    const bring = async () => (await import('../../deals/home-news.ts')).bringNews(kept);
    void bring().then(setLines, () => setLines((before) => before ?? {}));
  }, [served.value, person.value?.id, spoken, kept]);
  return lines;
}

/** To name a month for the first time takes a browser longer than to draw the page: that comes when there is time. */
function useDay(): string | null {
  const [named, setNamed] = useState<readonly [language: string, day: string] | null>(null);
  const spoken = language();
  useEffect(
    () =>
      whenHomeIsIdle(() => {
        const date = new Date(`${today()}T12:00`);
        setNamed([spoken, date.toLocaleDateString(spoken, { day: 'numeric', month: 'long' })]);
      }),
    [spoken],
  );
  return named?.[0] === spoken ? named[1] : null;
}
