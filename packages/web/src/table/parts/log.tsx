import { useLayoutEffect, useRef } from 'preact/hooks';
import { useGrowing } from '../../look/growing.ts';
import { memo } from '../../look/memo.tsx';
import { t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import type { Line } from '../model.ts';
import { show } from '../show.ts';

/** Lines drawn at once, and how many more whenever the page has nothing else to do. */
const FIRST = 20;
const MORE = 40;

/** A sentence an event: pointing at one lights its place, choosing one shows the board as it was then. */
export function Log({ desk }: { desk: Desk }) {
  const { lines, viewer } = desk.table;
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.value.slice(0, desk.shown.value);
  const drawn = useGrowing(shown.length, FIRST, MORE);
  const news = firstNew(shown, viewer.value);
  const at = desk.sought.value;
  useLayoutEffect(() => {
    const element = list.current;
    if (element && desk.sought.peek() === null) element.scrollTop = element.scrollHeight;
  }, [shown.length, drawn]);
  return (
    <ol class="log" ref={list} onPointerLeave={() => (desk.pointed.value = null)}>
      {shown.length === 0 && <li class="nothing">{t('log.empty')}</li>}
      {shown.slice(-drawn).map((line) => (
        <LogLine key={line.index} desk={desk} line={line} fresh={line.index >= news} current={at === line.index + 1} />
      ))}
    </ol>
  );
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
