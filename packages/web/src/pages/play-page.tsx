import { useLayoutEffect } from 'preact/hooks';
import { findEntry } from '../boards/registry.ts';
import { t } from '../words/catalogue.ts';
import { Frame } from './frame.tsx';
import { Lost } from './lost.tsx';
import { play } from './play.ts';

/** The address of a game: a link to it starts a match at once. */
export function PlayPage({ game }: { game: string }) {
  const entry = findEntry(game);
  useLayoutEffect(() => {
    if (entry) void play(game, true);
  }, []);
  if (!entry) return <Lost />;
  return (
    <Frame title={entry.title} accent={entry.accent} wide>
      <p class="nothing" role="status">
        {t('loading')}
      </p>
    </Frame>
  );
}
