import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { importMatch } from '../match/store/import.ts';
import { matchFromLink } from '../match/store/share.ts';
import { startLesson } from '../match/store/start-lesson.ts';
import { t } from '../words/catalogue.ts';

type Forwarded = { readonly id: string } | { readonly flaw: string };

/** A page that only makes a match and goes on to it. */
function Forward({ title, make }: { title: string; make: () => Promise<Forwarded> }) {
  const [flaw, setFlaw] = useState<string | null>(null);
  useEffect(() => {
    void make().then((made) => ('id' in made ? route(`/match/${made.id}`, true) : setFlaw(made.flaw)));
  }, []);
  return (
    <Frame title={title}>
      <p class="nothing" role="status">
        {flaw ?? t('loading')}
      </p>
    </Frame>
  );
}

export function Learn({ game }: { game: string }) {
  const make = async () => (await startLesson(game)) ?? { flaw: t('import.unknown', { game }) };
  return <Forward title={t('card.learn')} make={make} />;
}

export function OpenLink() {
  const make = async () => {
    const text = await matchFromLink(location.hash);
    return text === null ? { flaw: t('open.broken') } : importMatch(text);
  };
  return <Forward title={t('open')} make={make} />;
}
