import { canonical, type Event, speak } from '@waybill/kernel';
import type { Advice, Option, Reason } from '../../bots/protocol.ts';
import { roughScore } from '../../games/rough-score.ts';
import { decimal, t, translation } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import './hint-box.css';

interface Props {
  readonly screen: TableScreen;
  readonly advice: Advice;
  /** The move that is looked at, one of those advised. */
  readonly looked: Event;
}

/**
 * What a strong bot would do, in numbers: pointing at a move looks at it. Its reason stands below them all, so that no row moves
 * away from under the mouse.
 */
export function HintBox({ screen, advice, looked }: Props) {
  const key = canonical(looked);
  const best = screen.bestOf(advice);
  const reason = best.find(({ event }) => canonical(event) === key)?.reason;
  return (
    <section class="hint" aria-label={t('hint')} role="status">
      <ol>
        {best.map((option) => (
          <li key={canonical(option.event)} data-looked={canonical(option.event) === key ? '' : undefined}>
            <button
              type="button"
              onPointerEnter={(pointer) => screen.pointer.moved(pointer) && screen.pin(option.event)}
              onClick={() => screen.pin(option.event)}
            >
              <span>{screen.titleOf(option.event)}</span>
              <b class="number">{valueWords(screen, advice, option)}</b>
            </button>
          </li>
        ))}
      </ol>
      {reason && <p class="note">{reasonWords(screen, reason)}</p>}
      <p class="note">{t(advice.exact ? 'hint.exact' : advice.unit === 'win' ? 'hint.win' : 'hint.score')}</p>
    </section>
  );
}

function valueWords(screen: TableScreen, { unit }: Advice, { value }: Option): string {
  return unit === 'win' ? `${decimal(value * 100)} %` : roughScore(screen.board, value);
}

/** Why, in the language in use. */
export function reasonWords({ table: { game, setup } }: TableScreen, { sentence, english }: Reason): string {
  const words = translation.value?.games[game.id]?.bots;
  return words ? speak(words, sentence, setup.seats) : english;
}
