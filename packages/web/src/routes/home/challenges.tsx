import { useEffect, useState } from 'preact/hooks';
import { route } from '../../frame/router.tsx';
import { served } from '../../frame/server.ts';
import { entries } from '../../games/registry.ts';
import { accentStyle } from '../../look/accent.ts';
import type { Kept } from '../../match/store/matches.ts';
import { startDaily, today } from '../../match/store/start.ts';
import { language, t } from '../../words/catalogue.ts';
import { whenHomeIsIdle } from '../start-match.ts';

/** Today's challenge: one deal a day for each game that is played alone. */
export function Challenges({ kept }: { kept: readonly Kept[] }) {
  const solo = entries.filter(({ seats }) => seats.min === 1);
  const day = useDay();
  if (solo.length === 0) return null;
  const play = async (id: string) => {
    if (!served.value) return route(`/match/${(await startDaily(id)).id}`);
    route(`/table/${await (await import('../../online/challenge.ts')).playChallenge(id)}`);
  };
  return (
    <section class="box challenges" aria-labelledby="daily">
      <h2 id="daily" class="caption">
        {day === null ? '\u00a0' : t('daily', { day })}
      </h2>
      <p>{t(served.value ? 'daily.words' : 'daily.offline')}</p>
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
      whenHomeIsIdle(() => {
        const date = new Date(`${today()}T12:00`);
        setNamed([spoken, date.toLocaleDateString(spoken, { day: 'numeric', month: 'long' })]);
      }),
    [spoken],
  );
  return named?.[0] === spoken ? named[1] : null;
}
