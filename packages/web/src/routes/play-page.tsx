import { useLayoutEffect } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { findEntry } from '../games/registry.ts';
import { t } from '../words/catalogue.ts';
import { NotFound } from './not-found.tsx';
import { startMatch } from './start-match.ts';

const AGAIN_MS = 1000;

/** The address of a game: a link to it starts a match at once, or as soon as what it needs can be had. */
export function PlayPage({ game }: { game: string }) {
  const entry = findEntry(game);
  useLayoutEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const start = () => void startMatch(game, true).catch(() => (again = setTimeout(start, AGAIN_MS)));
    if (entry) start();
    return () => clearTimeout(again);
  }, []);
  if (!entry) return <NotFound />;
  return (
    <Frame title={entry.title} accent={entry.accent} wide>
      <p class="nothing" role="status">
        {t('loading')}
      </p>
    </Frame>
  );
}
