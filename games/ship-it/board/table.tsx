import { lazyPart } from '@waybill/web/look/lazy.tsx';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useAiming } from './aiming.ts';
import type { Props } from './board.tsx';
import type { Choice, Choose } from './choice.ts';
import { Cursor } from './cursor.tsx';
import { layoutOf, SQUARE } from './geometry.ts';
import type { LastMove } from './last-move.ts';
import type { Candidate } from './picking.ts';
import { useReveal } from './reveal.ts';
import { Ground, Hatching, Pieces, Rings, Shut } from './scene.tsx';
import { Viewport, type ViewportHandle } from './viewport.tsx';
import { t } from './words.ts';
import './table.css';

export const Below = lazyPart(async () => (await import('./overlay.tsx')).Below);
export const Above = lazyPart(async () => (await import('./overlay.tsx')).Above);

/** Moves that lead somewhere on the table. */
const MOVES: readonly string[] = ['build', 'official', 'pipstop', 'haul'];

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
  const { moment, choice, target, lit, last, suit } = props;
  const { view, state } = moment;
  const layout = useMemo(() => layoutOf(view.tiles, state), [view.tiles.map(({ tile, at }) => tile + at).join()]);
  const [scale, setScale] = useState(SQUARE);
  const viewport = useRef<ViewportHandle>(null);
  const { candidates, current, event, onKey, ...pointing } = useAiming(props, layout);
  const painted = isPainted(props, current);
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
        <Rings {...{ view, layout }} />
        {painted && <Below {...props} {...{ layout, candidates, current }} />}
        <Pieces
          {...{ view, state, layout, lit }}
          chosen={choice.tab === 'freight' ? choice.load : null}
          scattered={last?.scattered ?? null}
        />
        {painted && <Above {...props} {...{ layout, candidates, current }} />}
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

/** Whether anything is painted on the table: not before something else than a link has been thought about. */
function isPainted({ choice, preview, last }: TableProps, current: Candidate | null): boolean {
  if (choice.tab !== 'links' || last?.way.length) return true;
  return [preview, current?.event].some((event) => event && MOVES.includes(event.type));
}
