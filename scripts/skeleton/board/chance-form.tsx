import type { ChanceFormProps } from '@waybill/web/games/board.ts';
import { useState } from 'preact/hooks';
import type { Events, SlipsView, State } from '../rules/index.ts';
import { t } from './words.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** Two numbers, a tap each: what the slips say, or what the dice show. */
export function ChanceForm({ moment: { view }, onRoll }: ChanceFormProps<State, SlipsView, Events>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const type = view.step === 'slips' ? 'slips' : 'roll';
  return (
    <form
      class="sealed-slips-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (chosen.length === 2)
          void onRoll(type === 'slips' ? { by: 'chance', type, slips: chosen } : { by: 'chance', type, dice: chosen });
      }}
    >
      <p class="note">{t(`form.${type}`)}</p>
      <div class="row">
        {NUMBERS.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={t('form.face', { face })}
            disabled={chosen.length === 2}
            onClick={() => setChosen([...chosen, face])}
          >
            {face}
          </button>
        ))}
      </div>
      <div class="row">
        {chosen.map((face, at) => (
          <button
            key={at}
            type="button"
            aria-label={t('form.drop', { face })}
            onClick={() => setChosen(chosen.filter((_, i) => i !== at))}
          >
            {face}
          </button>
        ))}
      </div>
      <button type="submit" class="main" disabled={chosen.length < 2}>
        {t('form.enter')}
      </button>
    </form>
  );
}
