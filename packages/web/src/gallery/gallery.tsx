import type { Match } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import type { Sample } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import { entries } from '../games/registry.ts';
import { stillProps } from '../games/still-board.ts';
import { accentStyle } from '../look/accent.ts';
import { Stamp } from '../look/pieces/stamp.tsx';
import { Pieces } from './pieces.tsx';
import '../match/table.css';
import './gallery.css';

const recorded = import.meta.glob<Match>('../../../../games/*/fixtures/*.waybill.json', { import: 'default' });

/** Every piece, phase and ending of every game: light and dark, phone and desktop. Only in development. */
export function Gallery() {
  return (
    <Frame title="Gallery" wide>
      <Pieces />
      {entries.map(({ id }) => (
        <GameRow key={id} id={id} />
      ))}
    </Frame>
  );
}

interface Shown {
  readonly opened: Opened;
  readonly samples: readonly Sample[];
}

function GameRow({ id }: { id: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    void bring(id).then(setShown);
  }, [id]);
  if (!shown) return null;
  return (
    <section class="gallery-game" style={accentStyle(shown.opened.entry.accent)}>
      <h2>{shown.opened.entry.title}</h2>
      {shown.samples.map((sample) => (
        <SampleRow key={sample.title} opened={shown.opened} sample={sample} />
      ))}
    </section>
  );
}

async function bring(id: string): Promise<Shown | null> {
  const opened = await openGame(id);
  if (!opened) return null;
  const endings = Object.entries(recorded).filter(([path]) => path.includes(`/${id}/fixtures/`));
  const ended = await Promise.all(endings.map(async ([path, load]) => ({ title: nameOf(path), match: await load() })));
  return { opened, samples: [...(await opened.board.samples()), ...ended] };
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace('.waybill.json', '').replaceAll('-', ' ');
}

function SampleRow({ opened, sample }: { opened: Opened; sample: Sample }) {
  const props = stillProps(opened, sample);
  if (!props) return null;
  const { Board, Side } = opened.board;
  const { result } = props.moment;
  return (
    <article class="gallery-sample">
      <h3>{sample.title}</h3>
      <div class="gallery-frames">
        {['light phone', 'dark phone', 'light desktop', 'dark desktop'].map((frame) => (
          <div key={frame} class={`gallery-frame ${frame}`}>
            {result && <Stamp words={opened.board.stamp(result)} />}
            <div class="table-board">
              <Board {...props} />
            </div>
            {Side && <Side {...props} />}
          </div>
        ))}
      </div>
    </article>
  );
}
