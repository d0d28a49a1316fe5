import { speak } from '@waybill/rules/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { decimal, t, tell, translation } from '../../words/catalogue.ts';
import { roughScore } from '../../words/rough.ts';
import type { Advice, Option, Reason } from '../../worker/protocol.ts';
import type { Desk } from '../desk.ts';
import './hint-box.css';
import './moves-line.css';

const SHOWN = 3;

/** What a strong bot would do, in numbers. */
export function HintBox({ desk, advice }: { desk: Desk; advice: Advice }) {
  const { game, setup } = desk.table;
  const { state } = desk.moment.value;
  const best = inOrder(desk, advice.options.slice(0, SHOWN));
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [advice]);
  return (
    <section class="box hint" ref={box} aria-label={t('hint')} role="status">
      <h2 class="caption">{t('hint')}</h2>
      <ol>
        {best.map((option) => (
          <li key={JSON.stringify(option.event)}>
            <button type="button" class="move" onClick={() => desk.pin(option.event)}>
              <span>{tell(game, game.say(state, option.event), setup.seats)}</span>
              <b class="number">{valueWords(desk, advice, option)}</b>
            </button>
            {option.reason && <p class="note">{reasonWords(desk, option.reason)}</p>}
          </li>
        ))}
      </ol>
      <p class="note">{t(advice.exact ? 'hint.exact' : advice.unit === 'win' ? 'hint.win' : 'hint.score')}</p>
      <button type="button" class="quiet" onClick={() => desk.closeHint()}>
        {t('close')}
      </button>
    </section>
  );
}

/** A bot ranks by how long it has looked at a move; of the few that are shown, the values are to be read from the best down. */
function inOrder({ table: { game } }: Desk, options: readonly Option[]): readonly Option[] {
  const sign = game.best === 'highest' ? 1 : -1;
  return [...options].sort((a, b) => sign * (b.value - a.value));
}

function valueWords(desk: Desk, { unit }: Advice, { value }: Option): string {
  return unit === 'win' ? `${decimal(value * 100)} %` : roughScore(desk.board, value);
}

function reasonWords({ table: { game, setup } }: Desk, { sentence, english }: Reason): string {
  const words = translation.value?.games[game.id]?.bots;
  return words ? speak(words, sentence, setup.seats) : english;
}
