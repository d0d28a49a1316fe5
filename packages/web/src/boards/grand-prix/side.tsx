import { circuitOf, type Sheet, SPECIALS } from '@waybill/rules/grand-prix';
import { memo } from '../../look/memo.tsx';
import type { Props } from './board.tsx';
import { Loop } from './loop.ts';
import { t } from './words.ts';

/** What is pencilled on the sheet: tracks, special actions, the places so far. */
export function Side({ moment: { view, state }, setup }: Props) {
  const circuit = circuitOf(state);
  const { circuits, specials } = setup.sheet as Sheet;
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
      <h2 class="caption">{t('season')}</h2>
      <ol class="gp-season">
        {circuits.map(({ name, stretches }, i) => (
          <li key={name} data-racing={i === view.circuit && !view.over ? '' : undefined}>
            <Outline shape={i} spaces={stretches.reduce((sum, spaces) => sum + spaces, 1)} />
            <span>{name}</span>
            <b>{placeWords(view, i)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A circuit at a glance. */
const Outline = memo(function Outline({ shape, spaces }: { shape: number; spaces: number }) {
  return (
    <svg viewBox="-2 -1 164 102" aria-hidden="true">
      <path d={new Loop(shape, spaces).path(0, spaces)} />
    </svg>
  );
});

function placeWords({ places, retired, circuit }: Props['moment']['view'], i: number): string {
  if (i >= places.length) return i === circuit ? t('racing') : '–';
  if (retired.includes(i)) return t('retired');
  return places[i] === 0 ? t('won') : t('place', { place: places[i] });
}

const MOST = 20;

/** A track of boxes to be crossed off: what is gone is pencilled in. */
function Boxes({ left, of, tone }: { left: number; of: number; tone: string }) {
  if (of > MOST) return <b>{`${left}/${of}`}</b>;
  return (
    <span class={`gp-boxes gp-boxes-${tone}`} role="img" aria-label={`${left}/${of}`}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-gone={i >= left ? '' : undefined} />
      ))}
      <b>{left}</b>
    </span>
  );
}
