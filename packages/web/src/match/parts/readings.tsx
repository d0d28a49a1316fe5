import { readingsChosen } from '@waybill/kernel';
import { t } from '../../words/catalogue.ts';
import { optionWords } from '../../words/options.ts';
import type { TableScreen } from '../screen.ts';

/** The readings of the sources that this match is played by, where they are not the usual ones; each leads to its clause. */
export function Readings({ screen }: { screen: TableScreen }) {
  const { game, setup } = screen.table;
  const chosen = readingsChosen(game.options, setup.options);
  if (chosen.length === 0) return null;
  const clauses = [...new Set(chosen.map(({ clause }) => clause))];
  const wordsOn = (clause: string) =>
    chosen
      .filter((option) => option.clause === clause)
      .map((option) => optionWords(game, option, setup.options[option.key]))
      .join('\n');
  return (
    <p class="mark readings">
      {t('readings.in-use')}{' '}
      {clauses.map((clause) => (
        <button
          key={clause}
          type="button"
          class="link"
          title={wordsOn(clause)}
          onClick={() => (screen.rules.value = clause)}
        >
          {clause}
        </button>
      ))}
    </p>
  );
}
