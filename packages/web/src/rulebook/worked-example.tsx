import { useState } from 'preact/hooks';
import type { Example } from '../games/board.ts';
import type { Opened } from '../games/open-game.ts';
import { stillBoard } from '../games/still-board.ts';
import { ChoicesPlace } from '../look/choices-place.tsx';
import { t, tell } from '../words/catalogue.ts';
import { playUpTo } from './example-play.ts';

const NOWHERE = { current: null };

/** A worked example of the original as a small board that can be stepped through. */
export function WorkedExample({ opened, example }: { opened: Opened; example: Example }) {
  const { match, from, to, title } = example;
  const [at, setAt] = useState(from);
  const props = stillBoard(playUpTo(opened.game, example, at));
  const { Board } = opened.board;
  return (
    <figure class="worked-example">
      <figcaption>{t('rules.example', { title })}</figcaption>
      {/* It shows the board and can't be played on: there is no place for choices. */}
      <div class="table-board" inert>
        <ChoicesPlace.Provider value={NOWHERE}>
          <Board {...props} fresh={at > from ? match.events[at - 1] : null} />
        </ChoicesPlace.Provider>
      </div>
      <p role="status">{at > from ? said(opened, example, at - 1) : t('rules.example.begin')}</p>
      <div class="row">
        <button type="button" disabled={at === from} onClick={() => setAt(at - 1)}>
          {t('rules.example.back')}
        </button>
        <span>
          {at - from} / {to - from}
        </span>
        <button type="button" disabled={at === to} onClick={() => setAt(at + 1)}>
          {t('rules.example.on')}
        </button>
      </div>
    </figure>
  );
}

/** The event of this index, as the log of the match has it. */
function said({ game }: Opened, example: Example, index: number): string {
  const { state, setup } = playUpTo(game, example, index);
  return tell(game, game.say(state, example.match.events[index]), setup.seats);
}
