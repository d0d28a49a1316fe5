import { circuitOf, type Sheet, SPECIALS } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { Boxes } from './boxes.tsx';
import { SeasonTable } from './season.tsx';
import { t } from './words.ts';

/** What is pencilled on the sheet: tracks, special actions, the places so far. */
export function Side({ moment, setup }: Props) {
  const { view, state } = moment;
  const circuit = circuitOf(state);
  const { specials } = setup.sheet as Sheet;
  return (
    <section class="box gp-side">
      <h2 class="caption">{t('time')}</h2>
      <Boxes left={view.time} of={circuit.time} tone="time" />
      <h2 class="caption">{t('damage')}</h2>
      <Boxes left={view.damage} of={circuit.damage} tone="damage" />
      {view.bank > 0 && <p class="note">{t('bank', { bank: view.bank })}</p>}
      <h2 class="caption">{t('specials')}</h2>
      <ul class="gp-specials">
        {SPECIALS.map((special) => (
          <li key={special}>
            <span>{t(`special.${special}`)}</span>
            <Boxes left={view.free[special]} of={specials[special].free} tone="special" />
            <small>{t('special.cost', { cost: specials[special].cost })}</small>
          </li>
        ))}
      </ul>
      <SeasonTable moment={moment} setup={setup} />
    </section>
  );
}
