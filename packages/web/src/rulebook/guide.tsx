import { useEffect, useState } from 'preact/hooks';
import { type BoardProps, GUIDE_PARTS, type Guide } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import type { Entry } from '../games/registry.ts';
import { stillProps } from '../games/still-board.ts';
import { Nearby } from '../look/nearby.tsx';
import { t } from '../words/catalogue.ts';
import './guide.css';

interface Loaded {
  readonly opened: Opened;
  readonly guide: Guide;
  /** By the titles that the guide calls them by. */
  readonly pictures: ReadonlyMap<string, BoardProps>;
}

/** To show a moment, a match is played up to it: that is done once for each game. */
const loading = new Map<string, Promise<Loaded | null>>();

/** The rules on one page, with pictures of real boards, before the clauses that decide. */
export function GuidePage({ entry }: { entry: Entry }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void loadOnce(entry.id).then(setLoaded, () => undefined);
  }, [entry.id]);
  if (!loaded) return null;
  const { opened, guide, pictures } = loaded;
  return (
    <section class="guide" aria-label={t('guide')}>
      {GUIDE_PARTS.map((part) => (
        <section key={part}>
          <h3>{t(`guide.${part}`)}</h3>
          <p>{guide.words(part)}</p>
          {guide.pictures[part] && (
            <Nearby>{() => <Picture opened={opened} props={pictures.get(guide.pictures[part] ?? '')} />}</Nearby>
          )}
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

function loadOnce(id: string): Promise<Loaded | null> {
  const known = loading.get(id) ?? load(id);
  loading.set(id, known);
  // What can't be fetched now is asked for again.
  known.catch(() => loading.delete(id));
  return known;
}

async function load(id: string): Promise<Loaded | null> {
  const opened = await openGame(id);
  const guide = await opened?.board.guide?.();
  if (!opened || !guide) return null;
  const titles = Object.values(guide.pictures);
  const samples = (await opened.board.samples()).filter(({ title }) => titles.includes(title));
  const pictures = samples.flatMap((sample) => {
    const props = stillProps(opened, sample);
    return props ? [[sample.title, props] as const] : [];
  });
  return { opened, guide, pictures: new Map(pictures) };
}

function Picture({ opened, props }: { opened: Opened; props: BoardProps | undefined }) {
  if (!props) return null;
  const { Board } = opened.board;
  return (
    // It shows the board and can't be played on.
    <div class="table-board" inert>
      <Board {...props} />
    </div>
  );
}
