import { canonical, type Event, isFlaw, type Match, readSetup, replay } from '@waybill/rules/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps, Sample, TargetProps } from '../boards/contract.ts';
import { type Opened, openGame } from '../boards/open.ts';
import { entries } from '../boards/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { Frame } from '../pages/frame.tsx';
import { Stamp } from '../pieces/stamp.tsx';
import { momentOf } from '../table/moment.ts';
import { Pieces } from './pieces.tsx';
import '../table/table.css';
import './gallery.css';

const recorded = import.meta.glob<Match>('../../../rules/fixtures/*/*.waybill.json', { import: 'default' });

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
  const endings = Object.entries(recorded).filter(([path]) => path.includes(`/fixtures/${id}/`));
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

/** A board that shows what could be clicked, and does nothing. */
function stillProps({ game }: Opened, { match, at, preview: looked }: Sample): BoardProps | null {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) return null;
  const { play } = replay(game, setup, match, at);
  const next = game.next(play.state);
  const viewer = typeof next === 'number' ? next : 0;
  const moment = momentOf(game, setup, game.view(play.state, viewer), viewer, play.events.length);
  const preview = looked ?? null;
  const legal = new Set(moment.moves.map(canonical));
  const target = (event: Event) => still(event, legal.has(canonical(event)), preview);
  return { game, setup, moment, preview, onPreview: nothing, target, lit: [], fresh: null };
}

const nothing = () => undefined;

function still(event: Event, legal: boolean, preview: Event | null): TargetProps {
  const previewed = preview !== null && canonical(preview) === canonical(event);
  return {
    role: 'button',
    tabindex: -1,
    'aria-label': canonical(event),
    'aria-disabled': !legal,
    'data-move': canonical(event),
    'data-state': previewed ? 'previewed' : legal ? 'open' : 'refused',
    onPointerEnter: nothing,
    onPointerLeave: nothing,
    onPointerDown: nothing,
    onFocus: nothing,
    onClick: nothing,
    onKeyDown: nothing,
  };
}
