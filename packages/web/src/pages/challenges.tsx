import { useEffect, useState } from 'preact/hooks';
import { entries } from '../boards/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { route } from '../look/router.tsx';
import type { Kept } from '../store/database.ts';
import { startDaily, today } from '../store/start.ts';
import { language, t } from '../words/catalogue.ts';
import { atRest } from './at-rest.ts';

/** Today's challenge: one deal a day for each game that is played alone. */
export function Challenges({ kept }: { kept: readonly Kept[] }) {
  const solo = entries.filter(({ players }) => players[0] === 1);
  const day = useDay();
  if (solo.length === 0) return null;
  const play = async (id: string) => route(`/match/${(await startDaily(id)).id}`);
  return (
    <section class="box challenges" aria-labelledby="daily">
      <h2 id="daily" class="caption">
        {day === null ? '\u00a0' : t('daily', { day })}
      </h2>
      <p>{t('daily.words')}</p>
      <div class="row">
        {solo.map(({ id, title, accent }) => (
          <button key={id} type="button" style={accentStyle(accent)} class="accented" onClick={() => void play(id)}>
            {title}
            <Begun kept={kept.find(({ daily, match }) => daily === today() && match.game === id)} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** What has become of it, for whoever comes back on the same day. */
function Begun({ kept }: { kept: Kept | undefined }) {
  return kept ? <span class="tag">{t(kept.next === 'over' ? 'daily.over' : 'daily.begun')}</span> : null;
}

/** To name a month for the first time takes a browser longer than to draw the page: that comes when there is time. */
function useDay(): string | null {
  const [named, setNamed] = useState<readonly [language: string, day: string] | null>(null);
  const spoken = language();
  useEffect(
    () =>
      atRest(() => {
        const date = new Date(`${today()}T12:00`);
        setNamed([spoken, date.toLocaleDateString(spoken, { day: 'numeric', month: 'long' })]);
      }),
    [spoken],
  );
  return named?.[0] === spoken ? named[1] : null;
}
