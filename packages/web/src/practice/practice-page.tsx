import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { findEntry } from '../games/registry.ts';
import { timeAgo } from '../look/time-ago.ts';
import { allMistakes, dueMistakes, type Mistake } from '../match/mistakes/deck.ts';
import { t as app } from '../words/catalogue.ts';
import { Position } from './position.tsx';
import { puzzled } from './puzzles.ts';
import { t } from './words.ts';

/** Null while it is looked for. */
type Shown = { readonly mistake: Mistake; readonly left: number } | 'none' | null;

/** One's own mistakes and puzzles that were tried, each asked again when it is about to be forgotten. */
export function PracticePage() {
  const [shown, setShown] = useState<Shown>(null);
  const next = async () => {
    const [mistake, ...others] = await dueMistakes();
    setShown(mistake ? { mistake, left: others.length + 1 } : 'none');
  };
  useEffect(() => void next(), []);
  if (shown === null || shown === 'none')
    return <Frame title={t('title')}>{shown === null ? <p class="nothing">{app('loading')}</p> : <Nothing />}</Frame>;
  return <Position key={shown.mistake.id} {...shown} onNext={() => void next()} />;
}

function Nothing() {
  const [due, setDue] = useState<Date | null>(null);
  useEffect(() => {
    void allMistakes().then((all) => setDue(all.map(({ card }) => card.due).sort((a, b) => +a - +b)[0] ?? null));
  }, []);
  return (
    <section class="box">
      <p>
        {t('none')} {due ? t('none.next', { when: timeAgo(due.getTime()) }) : t('none.first')}
      </p>
      <a class="button" href="/matches">
        {t('none.matches')}
      </a>
      <Puzzles />
    </section>
  );
}

/** What else there is to practise on. */
function Puzzles() {
  const games = puzzled.flatMap((id) => findEntry(id) ?? []);
  if (games.length === 0) return null;
  return (
    <div class="puzzle-games">
      <h2 class="caption">{t('puzzles')}</h2>
      <p>{t('puzzles.about')}</p>
      <div class="row">
        {games.map(({ id, title }) => (
          <a key={id} class="button" href={`/practice/${id}`}>
            {title}
          </a>
        ))}
      </div>
    </div>
  );
}
