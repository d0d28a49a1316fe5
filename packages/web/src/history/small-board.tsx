import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import { stillProps } from '../games/still-board.ts';
import type { Kept } from '../match/store/matches.ts';

interface Drawn {
  readonly opened: Opened;
  readonly props: BoardProps;
}

async function draw({ match }: Kept): Promise<Drawn | null> {
  const opened = await openGame(match.game);
  const props = opened && stillProps(opened, { match });
  return opened && props ? { opened, props } : null;
}

/** The board of a match as it stands, drawn once somebody can see it. */
export function SmallBoard({ kept }: { kept: Kept }) {
  const place = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      watcher.disconnect();
      void draw(kept).then(setDrawn);
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [kept]);
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
