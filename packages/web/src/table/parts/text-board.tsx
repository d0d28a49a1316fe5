import { t } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import './text-board.css';

/** The board as text, for screen readers and for those who like it. */
export function TextBoard({ desk }: { desk: Desk }) {
  const { game } = desk.table;
  const { state, viewer } = desk.moment.value;
  return (
    // A wide drawing scrolls, and scrolling needs the keyboard.
    <pre class="text-board" tabIndex={0} aria-label={t('tab.text')}>
      {game
        .draw(state, viewer)
        .rows()
        .map((row, y) => (
          <span key={y}>
            {row.map(({ text, tone }, x) => (
              <span key={x} class={`tone-${tone}`}>
                {text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
    </pre>
  );
}
