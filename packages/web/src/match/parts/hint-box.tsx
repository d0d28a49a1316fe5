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

/** What a strong bot would do, in numbers: the move looked at with its reason, and the next best to be looked at. */
export function HintBox({ screen, advice, looked }: Props) {
  const key = canonical(looked);
  return (
    <section class="hint" aria-label={t('hint')} role="status">
      <ol>
        {screen.bestOf(advice).map((option) => (
          <li key={canonical(option.event)} data-looked={canonical(option.event) === key ? '' : undefined}>
            <button type="button" onClick={() => screen.pin(option.event)}>
              <span>{screen.say(option.event)}</span>
              <b class="number">{valueWords(screen, advice, option)}</b>
            </button>
            {option.reason && canonical(option.event) === key && (
              <p class="note">{reasonWords(screen, option.reason)}</p>
            )}
          </li>
        ))}
      </ol>
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
