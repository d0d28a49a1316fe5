import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../../look/memo.tsx';
import { t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import type { Line } from '../model.ts';
import { show } from '../show.ts';

/** The latest lines are drawn; so many more whenever somebody scrolls this near to the oldest of them. */
const FIRST = 20;
const MORE = 30;
const NEAR = 160;

/** A sentence an event: pointing at one lights its place, choosing one shows the board as it was then. */
export function Log({ desk }: { desk: Desk }) {
  const { lines, viewer } = desk.table;
  const list = useRef<HTMLDivElement>(null);
  const shown = lines.value.slice(0, desk.shown.value);
  const [drawn, setDrawn] = useState(FIRST);
  const isScrolled = useRef(false);
  const news = firstNew(shown, viewer.value);
  const at = desk.sought.value;
  // The look keeps it at its end. Asking where it is, or sending it there in vain, would lay out the page once more.
  useLayoutEffect(() => {
    if (isScrolled.current && desk.sought.peek() === null) list.current?.scrollTo(0, 0);
  }, [shown.length]);
  useWholeInPrint(setDrawn);
  const scrolled = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => {
    isScrolled.current = scrollTop < 0;
    if (scrollHeight - clientHeight + scrollTop < NEAR && drawn < shown.length) setDrawn(drawn + MORE);
  };
  return (
    <div
      class="log"
      ref={list}
      onScroll={({ currentTarget }) => scrolled(currentTarget)}
      onPointerLeave={() => (desk.pointed.value = null)}
    >
      <ol>
        {shown.length === 0 && <li class="nothing">{t('log.empty')}</li>}
        {shown.slice(-drawn).map((line) => (
          <LogLine
            key={line.index}
            desk={desk}
            line={line}
            fresh={line.index >= news}
            current={at === line.index + 1}
          />
        ))}
      </ol>
    </div>
  );
}

function useWholeInPrint(setDrawn: (drawn: number) => void): void {
  useEffect(() => {
    const drawAll = () => setDrawn(Number.POSITIVE_INFINITY);
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, []);
}

interface LineProps {
  readonly desk: Desk;
  readonly line: Line;
  readonly fresh: boolean;
  readonly current: boolean;
}

const LogLine = memo(function LogLine({ desk, line, fresh, current }: LineProps) {
  const { game, setup } = desk.table;
  const point = () => (desk.pointed.value = line.index);
  return (
    <li
      data-by={line.event.by === 'chance' ? 'chance' : 'seat'}
      data-new={fresh ? '' : undefined}
      data-current={current ? '' : undefined}
    >
      <button type="button" onPointerEnter={point} onFocus={point} onClick={() => show(desk, line.index + 1)}>
        <span class="number">{line.index + 1}</span>
        <span>{tell(game, line.sentence, setup.seats)}</span>
      </button>
    </li>
  );
});

/** What others and chance did since the viewer's last move. */
function firstNew(lines: readonly Line[], viewer: unknown): number {
  return lines.findLastIndex(({ event }) => event.by === viewer) + 1;
}
