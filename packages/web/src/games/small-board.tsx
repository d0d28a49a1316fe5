import type { Match } from '@waybill/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from './board.ts';
import { type Opened, openGame } from './open-game.ts';
import { stillProps } from './still-board.ts';

interface Drawn {
  readonly opened: Opened;
  readonly props: BoardProps;
}

async function draw(match: Match | null): Promise<Drawn | null> {
  const opened = match && (await openGame(match.game));
  const props = opened && stillProps(opened, { match });
  return opened && props ? { opened, props } : null;
}

/** The board of a match at its end, brought and drawn once somebody can see it. */
export function SmallBoard({ bring }: { bring: () => Promise<Match | null> }) {
  const place = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      watcher.disconnect();
      void bring()
        .then(draw)
        .then(setDrawn, () => undefined);
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <span ref={place} class="history-board" aria-hidden="true" inert>
      {drawn && (
        <span class="table-board">
          <drawn.opened.board.Board {...drawn.props} />
        </span>
      )}
    </span>
  );
}
