import { useEffect, useState } from 'preact/hooks';
import { type BoardProps, GUIDE_PARTS, type Guide, type Sample } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import type { Entry } from '../games/registry.ts';
import { stillProps } from '../games/still-board.ts';
import { Nearby } from '../look/nearby.tsx';
import { handsRest } from '../look/when-hands-rest.ts';
import { t } from '../words/catalogue.ts';
import './guide.css';

interface Loaded {
  readonly opened: Opened;
  readonly guide: Guide;
  readonly pictures: Pictures;
}

/** By game: its matches are played once. */
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
            <Nearby prepare={() => pictures.prepare(guide.pictures[part] ?? '')}>
              {() => <Picture opened={opened} props={pictures.get(guide.pictures[part] ?? '')} />}
            </Nearby>
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
  return opened && guide ? { opened, guide, pictures: new Pictures(opened) } : null;
}

/** To show a moment, a match is played up to it: once, and in moments of their own in which no hand waits. */
class Pictures {
  private readonly drawn = new Map<string, BoardProps | null>();
  private samples: readonly Sample[] = [];
  private playing: Promise<void> | undefined;

  constructor(private readonly opened: Opened) {
    // On paper they are all there, seen or not.
    this.play().catch(() => undefined);
  }

  /** By the title that the guide calls it by. */
  async prepare(title: string): Promise<void> {
    await this.play();
    await handsRest();
    this.get(title);
  }

  private play(): Promise<void> {
    this.playing ??= this.playSamples().catch((error: unknown) => {
      // What can't be fetched now is asked for again.
      this.playing = undefined;
      throw error;
    });
    return this.playing;
  }

  private async playSamples(): Promise<void> {
    await handsRest();
    this.samples = await this.opened.board.samples();
  }

  get(title: string): BoardProps | null {
    const sample = this.samples.find((one) => one.title === title);
    if (!sample) return null;
    const known = this.drawn.get(title);
    const found = known === undefined ? stillProps(this.opened, sample) : known;
    this.drawn.set(title, found);
    return found;
  }
}

function Picture({ opened, props }: { opened: Opened; props: BoardProps | null }) {
  if (!props) return null;
  const { Board } = opened.board;
  return (
    // It shows the board and can't be played on.
    <div class="table-board" inert>
      <Board {...props} />
    </div>
  );
}
