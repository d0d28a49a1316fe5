import { useEffect, useState } from 'preact/hooks';
import { GUIDE_PARTS, type Guide, type Sample } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import type { Entry } from '../games/registry.ts';
import { stillProps } from '../games/still-board.ts';
import { Nearby } from '../look/nearby.tsx';
import { t } from '../words/catalogue.ts';
import './guide.css';

interface Loaded {
  readonly opened: Opened;
  readonly guide: Guide;
  readonly samples: readonly Sample[];
}

/** The rules on one page, with pictures of real boards, before the clauses that decide. */
export function GuidePage({ entry }: { entry: Entry }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void load(entry.id).then(setLoaded);
  }, [entry.id]);
  if (!loaded) return null;
  const { guide } = loaded;
  return (
    <section class="guide" aria-label={t('guide')}>
      {GUIDE_PARTS.map((part) => (
        <section key={part}>
          <h3>{t(`guide.${part}`)}</h3>
          <p>{guide.words(part)}</p>
          {guide.pictures[part] && <Nearby>{() => <Picture {...loaded} title={guide.pictures[part]} />}</Nearby>}
        </section>
      ))}
      <p class="guide-on">
        <a class="button main" href={`/learn/${entry.id}`}>
          {t('guide.learn')}
        </a>
      </p>
      <h2>{t('guide.clauses')}</h2>
    </section>
  );
}

async function load(id: string): Promise<Loaded | null> {
  const opened = await openGame(id);
  const guide = await opened?.board.guide?.();
  return opened && guide ? { opened, guide, samples: await opened.board.samples() } : null;
}

function Picture({ opened, samples, title }: Loaded & { title: string | undefined }) {
  const sample = samples.find((one) => one.title === title);
  const props = sample && stillProps(opened, sample);
  if (!props) return null;
  const { Board } = opened.board;
  return (
    // It shows the board and can't be played on.
    <div class="table-board" inert>
      <Board {...props} />
    </div>
  );
}
