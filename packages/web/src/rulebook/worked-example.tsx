import { useState } from 'preact/hooks';
import type { Example } from '../games/board.ts';
import type { Opened } from '../games/open-game.ts';
import { stillBoard } from '../games/still-board.ts';
import { Nearby } from '../look/nearby.tsx';
import { WithoutChoices } from '../look/without-choices.tsx';
import { t, tell } from '../words/catalogue.ts';
import { playUpTo } from './example-play.ts';

/** A worked example of the original as a small board that can be stepped through. */
export function WorkedExample({ opened, example }: { opened: Opened; example: Example }) {
  const { match, from, to, title } = example;
  const [at, setAt] = useState(from);
  const { Board } = opened.board;
  const fresh = at > from ? match.events[at - 1] : null;
  return (
    <figure class="worked-example">
      <figcaption>{t('rules.example', { title })}</figcaption>
      {/* It shows the board and can't be played on. */}
      <div class="table-board" inert>
        <WithoutChoices>
          <Nearby>{() => <Board {...stillBoard(playUpTo(opened.game, example, at))} fresh={fresh} />}</Nearby>
        </WithoutChoices>
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
