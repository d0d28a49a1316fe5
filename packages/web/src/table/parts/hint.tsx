import { speak } from '@waybill/rules/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { decimal, t, tell, translation } from '../../words/catalogue.ts';
import type { Advice, Option, Reason } from '../../worker/protocol.ts';
import type { Desk } from '../desk.ts';

const SHOWN = 3;

interface Given {
  readonly length: number;
  readonly advice: Advice;
}

/** Asks a strong bot, and shows what it would do in numbers. */
export function useHint(desk: Desk) {
  const [given, setGiven] = useState<Given | null>(null);
  const ask = async () => {
    const length = desk.table.length.value;
    const advice = await desk.table.hint();
    if (advice) setGiven({ length, advice });
  };
  const current = given?.length === desk.table.length.value && desk.live.value ? given.advice : null;
  return { ask, advice: current, close: () => setGiven(null) };
}

export function HintBox({ desk, advice, onClose }: { desk: Desk; advice: Advice; onClose: () => void }) {
  const { game, setup } = desk.table;
  const { state } = desk.moment.value;
  const best = advice.options.slice(0, SHOWN);
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
      <button type="button" class="quiet" onClick={onClose}>
        {t('close')}
      </button>
    </section>
  );
}

function valueWords(desk: Desk, { unit }: Advice, { value }: Option): string {
  return unit === 'win' ? `${decimal(value * 100)} %` : desk.board.score(Math.round(value * 10) / 10);
}

function reasonWords({ table: { game, setup } }: Desk, { sentence, english }: Reason): string {
  const words = translation.value?.games[game.id]?.bots;
  return words ? speak(words, sentence, setup.seats) : english;
}
