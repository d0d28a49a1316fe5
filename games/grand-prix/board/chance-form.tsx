import type { ChanceFormProps } from '@waybill/web/games/board.ts';
import { Die } from '@waybill/web/look/pieces/die.tsx';
import { useState } from 'preact/hooks';
import type { Events, State, View } from '../rules/index.ts';
import { t } from './words.ts';
import './chance-form.css';

const FACES = [1, 2, 3, 4, 5, 6];
const SIZE = 36;

/** What the dice show at the real table, a tap a die; dice that stay are there already. */
export function ChanceForm({ moment: { view, state }, onRoll }: ChanceFormProps<State, View, Events>) {
  const isKept = (at: number) => view.selected !== undefined && !view.selected.includes(at);
  const [dice, setDice] = useState<readonly (number | null)[]>(() =>
    Array.from({ length: state.season.dice }, (_, at) => (isKept(at) ? (view.dice?.[at] ?? null) : null)),
  );
  const set = (at: number, face: number | null) => setDice(dice.map((old, i) => (i === at ? face : old)));
  const open = dice.indexOf(null);
  return (
    <form
      class="gp-roll"
      onSubmit={(submit) => {
        submit.preventDefault();
        const shown = dice.filter((face) => face !== null);
        if (open < 0) void onRoll({ by: 'chance', type: 'roll', dice: shown });
      }}
    >
      <p class="note">{t(view.selected ? 'roll.kept' : 'roll.help')}</p>
      <div class="gp-roll-dice gp-roll-faces">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            aria-disabled={open < 0}
            aria-label={t('roll.face', { face })}
            onClick={() => open >= 0 && set(open, face)}
          >
            <Die face={face} size={SIZE} />
          </button>
        ))}
      </div>
      <div class="gp-roll-dice">
        {dice.map((face, at) =>
          face === null ? (
            <span key={at} class="gp-slot" />
          ) : (
            <button
              key={at}
              type="button"
              class="gp-slot"
              disabled={isKept(at)}
              aria-label={t('roll.drop', { face })}
              onClick={() => set(at, null)}
            >
              <Die face={face} size={SIZE} />
            </button>
          ),
        )}
      </div>
      <button type="submit" class="main" disabled={open >= 0}>
        {t('roll.enter')}
      </button>
    </form>
  );
}
