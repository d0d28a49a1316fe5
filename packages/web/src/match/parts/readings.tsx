import { readingsChosen } from '@waybill/kernel';
import { t } from '../../words/catalogue.ts';
import { optionWords } from '../../words/options.ts';
import type { TableScreen } from '../screen.ts';

/** The readings of the sources that this match is played by, where they are not the usual ones; each leads to its clause. */
export function Readings({ screen }: { screen: TableScreen }) {
  const { game, setup } = screen.table;
  const chosen = readingsChosen(game.options, setup.options);
  if (chosen.length === 0) return null;
  return (
    <p class="mark readings">
      {t('readings.in-use')}{' '}
      {chosen.map((option) => (
        <button
          key={option.key}
          type="button"
          class="link"
          title={optionWords(game, option, setup.options[option.key])}
          onClick={() => (screen.rules.value = option.clause)}
        >
          {option.clause}
        </button>
      ))}
    </p>
  );
}
