import { useMemo, useRef, useState } from 'preact/hooks';
import { useAiming } from './aiming.ts';
import type { Props } from './board.tsx';
import type { Choice, Choose } from './choice.ts';
import { Cursor } from './cursor.tsx';
import { layoutOf, SQUARE } from './geometry.ts';
import { joinedBy } from './joins.ts';
import type { LastMove } from './last-move.ts';
import { haulMarks, type Mark, officialMarks, stopMarks, tryMarks } from './marks.ts';
import { haulsAfter } from './modes.ts';
import { Fits, Joined, MarkLabels, Marks, Way, wayOf } from './overlay.tsx';
import { useReveal } from './reveal.ts';
import { Ground, Hatching, Pieces, Rings, Shut } from './scene.tsx';
import { Viewport, type ViewportHandle } from './viewport.tsx';
import { t } from './words.ts';
import './table.css';

/** The least that a finger hits for sure, in pixels. */
const FINGER = 44;

export interface TableProps extends Props {
  readonly choice: Choice;
  readonly choose: Choose;
  /** The suit through whose eyes the table is seen. */
  readonly suit: string | null;
  readonly last: LastMove | null;
}

/** The table: what lies there, what could be done there, and the one mark that does it. */
export function Table(props: TableProps) {
  const { moment, choice, preview, target, lit, last, suit } = props;
  const { view, state } = moment;
  const layout = useMemo(() => layoutOf(view.tiles, state), [view.tiles.map(({ tile, at }) => tile + at).join()]);
  const [scale, setScale] = useState(SQUARE);
  const viewport = useRef<ViewportHandle>(null);
  const { candidates, current, event, onKey, ...pointing } = useAiming(props, layout);
  const marks = marksOf(props);
  useReveal(viewport, layout, props, current, suit);
  if (view.tiles.length === 0) return <p class="si-empty note">{t('table.empty')}</p>;
  return (
    <Viewport layout={layout} handle={viewport} onScale={setScale}>
      <svg
        class="si-table"
        data-moving={props.fresh ? '' : undefined}
        viewBox={`0 0 ${layout.columns * SQUARE} ${layout.rows * SQUARE}`}
        {...pointing}
      >
        <Hatching />
        <Ground {...{ view, layout, lit }} />
        <Shut {...{ state, layout, suit }} />
        {current?.event.type === 'build' && <Fits {...{ candidates, layout }} />}
        <Rings {...{ view, layout }} />
        <Marks {...{ marks, layout }} />
        {preview?.type === 'build' && <Joined tiles={joinedBy(view, preview.squares)} layout={layout} />}
        <Way spaces={last?.way ?? []} layout={layout} look="gone" />
        <Pieces
          {...{ view, state, layout, lit }}
          chosen={choice.tab === 'freight' ? choice.load : null}
          scattered={last?.scattered ?? null}
        />
        <MarkLabels {...{ marks, layout }} />
        <Way spaces={wayOf(state, view.pipstop, preview)} layout={layout} look="looked" />
        {current && event && (
          <Cursor
            candidate={current}
            {...{ event, target, layout, onKey }}
            finger={(FINGER / scale) * SQUARE}
            held={choice.held}
          />
        )}
      </svg>
    </Viewport>
  );
}

/** What is painted on the spaces for what is being thought about. */
function marksOf({ game, moment, choice, preview }: TableProps): readonly Mark[] {
  if (moment.moves.length === 0) return [];
  if (preview?.type === 'pipstop') return stopMarks(moment, haulsAfter(game, moment, preview.value));
  if (choice.tab === 'officials') return officialMarks(game, moment);
  if (choice.tab !== 'freight') return [];
  if (moment.view.pipstop !== null) return haulMarks(moment, choice.load);
  return choice.load === null ? [] : tryMarks(moment, choice.load);
}
