import type { Ink } from '@waybill/kernel';
import { useMemo } from 'preact/hooks';
import { bringRest } from '../../games/load-rules.ts';
import { lazyPart } from '../../look/lazy.tsx';
import { gameWords, t } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import './text-board.css';

const PLAIN = 'plain';

interface Run {
  text: string;
  readonly tone: string;
}

/** As few runs as there are changes of tone, line ends among them: every run is one more thing to lay out. */
function runsOf(ink: Ink): Run[] {
  const runs: Run[] = [];
  const add = (text: string, tone: string) => {
    const last = runs.at(-1);
    if (last && (last.tone === tone || text.trim() === '')) last.text += text;
    else runs.push({ text, tone });
  };
  for (const row of ink.rows()) {
    for (const { text, tone } of row) add(text, tone);
    add('\n', PLAIN);
  }
  return runs;
}

/** The board as text, for screen readers and for those who like it. */
export function TextBoard({ screen }: { screen: TableScreen }) {
  const Drawn = useMemo(() => {
    return lazyPart<{ screen: TableScreen }>(async () => {
      await bringRest(screen.table.game);
      return DrawnText;
    });
  }, [screen]);
  return <Drawn screen={screen} />;
}

function DrawnText({ screen }: { screen: TableScreen }) {
  const { game } = screen.table;
  const { state, viewer } = screen.moment.value;
  return (
    // A wide drawing scrolls, and scrolling needs the keyboard.
    <pre class="text-board" tabIndex={0} aria-label={t('tab.text')}>
      {runsOf(game.draw(state, viewer, gameWords(game))).map(({ text, tone }, i) =>
        tone === PLAIN ? (
          text
        ) : (
          <span key={i} class={`tone-${tone}`}>
            {text}
          </span>
        ),
      )}
    </pre>
  );
}
