import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from '../../look/after-paint.ts';
import { memo } from '../../look/memo.tsx';
import { printing } from '../../look/printing.ts';
import { whenIdle } from '../../look/when-idle.ts';
import { t } from '../../words/catalogue.ts';
import type { Line } from '../model.ts';
import type { TableScreen } from '../screen.ts';
import { holds, LATEST, linesAround, rangeOf, withNewer, withOlder } from './drawn-lines.ts';

/** More lines are drawn whenever the first or the last of them is as near as this to what is in sight, in pixels. */
const NEAR = 320;

/** A sentence an event: pointing at one lights its place, choosing one shows the board as it was then. */
export function Log({ screen }: { screen: TableScreen }) {
  const { lines, viewer } = screen.table;
  const list = useRef<HTMLDivElement>(null);
  const at = screen.sought.value;
  const shown = lines.value.slice(0, at === null ? screen.shown.value : undefined);
  const [drawn, setDrawn] = useState(LATEST);
  const [from, to] = rangeOf(drawn, shown.length);
  const isScrolled = useRef(false);
  const news = firstNew(shown, viewer.value);
  const remarks = screen.table.remarks?.value ?? [];
  // The look keeps it at its end. Asking where it is, or sending it there in vain, would lay out the page once more.
  useLayoutEffect(() => {
    if (isScrolled.current && screen.sought.peek() === null) list.current?.scrollTo(0, 0);
  }, [shown.length]);
  // The row that led to the moment looked at is drawn and in sight, back at now the last: a frame later, for a hand waits.
  const isMissing = at === null ? drawn.middle !== null : !holds(drawn, shown.length, at - 1);
  useLayoutEffect(() => {
    if (isMissing) return afterPaint(() => setDrawn(at === null ? LATEST : linesAround(at)));
    if (at !== null) return afterPaint(() => bringIntoSight(list.current));
    return isScrolled.current ? afterPaint(() => list.current?.scrollTo(0, 0)) : undefined;
  }, [at, isMissing]);
  // The board follows a frame later, and what it offers then may leave the log another height.
  const followed = screen.at.value;
  useLayoutEffect(() => (followed === null ? undefined : afterPaint(() => bringIntoSight(list.current))), [followed]);
  // More lines come when nothing else is to be done: whoever scrolls and presses is answered first.
  const growing = useRef<(() => void) | null>(null);
  const heightBefore = useRef<number | null>(null);
  const grow = () => {
    growing.current ??= whenIdle(() => {
      growing.current = null;
      const element = list.current;
      if (!element || element.clientHeight === 0) return;
      if (from > 0 && isNearFirst(element)) return setDrawn(withOlder);
      if (to === shown.length || !isNearLast(element)) return;
      heightBefore.current = element.scrollHeight;
      setDrawn(withNewer);
    });
  };
  // Its scroll is counted from the last line: what comes below that moves what is in sight, which goes back to where it was.
  useLayoutEffect(() => {
    const element = list.current;
    if (element && heightBefore.current !== null) element.scrollTop -= element.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [to]);
  useEffect(grow, [drawn]);
  useEffect(() => () => growing.current?.(), []);
  return (
    <div
      class="log"
      ref={list}
      onScroll={({ currentTarget: { scrollTop } }) => {
        isScrolled.current = scrollTop < 0;
        grow();
      }}
      onPointerLeave={() => (screen.pointed.value = null)}
    >
      <ol data-before={followed === 0 ? '' : undefined}>
        {shown.length === 0 && <li class="nothing">{t('log.empty')}</li>}
        {(printing.value ? shown : shown.slice(from, to)).map((line) => (
          <Fragment key={line.index}>
            <LogLine
              screen={screen}
              line={line}
              fresh={line.index >= news}
              current={at === line.index + 1}
              reached={followed === line.index + 1}
            />
            {remarks
              .filter(({ after }) => after === line.index + 1)
              .map(({ words }) => (
                <li key={words} class="remark">
                  {words}
                </li>
              ))}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

const isNearFirst = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight + scrollTop < NEAR;
const isNearLast = ({ scrollTop }: HTMLElement) => -scrollTop < NEAR;

/** Moves the list alone, never the page. */
function bringIntoSight(list: HTMLElement | null): void {
  const row = list?.querySelector('[data-current]')?.getBoundingClientRect();
  if (!list || !row) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (row.top < top) list.scrollTop -= top - row.top;
  else if (row.bottom > bottom) list.scrollTop += row.bottom - bottom;
}

interface LineProps {
  readonly screen: TableScreen;
  readonly line: Line;
  readonly fresh: boolean;
  readonly current: boolean;
  /** The board has come to what it led to. */
  readonly reached: boolean;
}

const LogLine = memo(function LogLine({ screen, line, fresh, current, reached }: LineProps) {
  const point = () => (screen.pointed.value = line.index);
  return (
    <li
      data-by={line.event.by === 'chance' ? 'chance' : 'seat'}
      data-new={fresh ? '' : undefined}
      data-current={current ? '' : undefined}
      data-reached={reached ? '' : undefined}
    >
      <button type="button" onPointerEnter={point} onFocus={point} onClick={() => screen.lookAt(line.index + 1)}>
        <span class="number">{line.index + 1}</span>
        <span>{screen.tell(line.sentence)}</span>
      </button>
    </li>
  );
});

/** What others and chance did since the viewer's last move. */
function firstNew(lines: readonly Line[], viewer: unknown): number {
  return lines.findLastIndex(({ event }) => event.by === viewer) + 1;
}
