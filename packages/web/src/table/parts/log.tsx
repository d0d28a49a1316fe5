import { useEffect, useRef } from 'preact/hooks';
import { t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import type { Line } from '../model.ts';

/** A sentence an event: pointing at one lights its place, choosing one shows the board as it was then. */
export function Log({ desk }: { desk: Desk }) {
  const { lines, viewer } = desk.table;
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.value.slice(0, desk.shown.value);
  const news = firstNew(shown, viewer.value);
  useEffect(() => {
    const element = list.current;
    if (element && desk.at.value === null) element.scrollTop = element.scrollHeight;
  }, [shown.length]);
  return (
    <ol class="log" ref={list} onPointerLeave={() => (desk.pointed.value = null)}>
      {shown.length === 0 && <li class="nothing">{t('log.empty')}</li>}
      {shown.map((line) => (
        <LogLine key={line.index} desk={desk} line={line} fresh={line.index >= news} />
      ))}
    </ol>
  );
}

function LogLine({ desk, line, fresh }: { desk: Desk; line: Line; fresh: boolean }) {
  const { game, setup } = desk.table;
  const point = () => (desk.pointed.value = line.index);
  return (
    <li
      data-by={line.event.by === 'chance' ? 'chance' : 'seat'}
      data-new={fresh ? '' : undefined}
      data-current={desk.at.value === line.index + 1 ? '' : undefined}
    >
      <button type="button" onPointerEnter={point} onFocus={point} onClick={() => desk.lookAt(line.index + 1)}>
        <span class="number">{line.index + 1}</span>
        <span>{tell(game, line.sentence, setup.seats)}</span>
      </button>
    </li>
  );
}

/** What others and chance did since the viewer's last move. */
function firstNew(lines: readonly Line[], viewer: unknown): number {
  return lines.findLastIndex(({ event }) => event.by === viewer) + 1;
}
