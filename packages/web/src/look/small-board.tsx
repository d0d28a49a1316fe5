import type { Match } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import { stillProps } from '../games/still-board.ts';
import { useNearby } from './use-nearby.ts';
import { WithoutChoices } from './without-choices.tsx';
import './small-board.css';

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
  const [place, isNear] = useNearby<HTMLSpanElement>();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (!isNear) return;
    void bring()
      .then(draw)
      .then(setDrawn, () => undefined);
  }, [isNear]);
  return (
    <span ref={place} class="small-board" aria-hidden="true" inert>
      {drawn && (
        <span class="table-board">
          <WithoutChoices>
            <drawn.opened.board.Board {...drawn.props} />
          </WithoutChoices>
        </span>
      )}
    </span>
  );
}
