import type { State, View } from '@waybill/rules/grand-prix';
import { useState } from 'preact/hooks';
import { Die } from '../../pieces/die.tsx';
import type { ChanceFormProps } from '../contract.ts';
import { t } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What the dice show at the real table; dice that stay are filled in already. */
export function ChanceForm({ moment: { view, state }, onRoll }: ChanceFormProps<State, View>) {
  const kept = (at: number) => view.selected !== undefined && !view.selected.includes(at);
  const [dice, setDice] = useState<readonly number[]>(() =>
    Array.from({ length: state.season.dice }, (_, at) => (kept(at) ? (view.dice?.[at] ?? 1) : 1)),
  );
  const set = (at: number, face: number) => setDice(dice.map((old, i) => (i === at ? face : old)));
  return (
    <form
      class="gp-roll"
      onSubmit={(submit) => {
        submit.preventDefault();
        void onRoll({ by: 'chance', type: 'roll', dice });
      }}
    >
      {view.selected && <p class="note">{t('roll.kept')}</p>}
      <div class="gp-roll-dice">
        {dice.map((face, at) => (
          <label key={at}>
            <Die face={face} size={36} />
            <select
              aria-label={t('roll.die', { at: at + 1 })}
              value={face}
              disabled={kept(at)}
              onChange={(change) => set(at, Number(change.currentTarget.value))}
            >
              {FACES.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button type="submit" class="main">
        {t('roll.enter')}
      </button>
    </form>
  );
}
