import type { Sheet } from './edits.ts';
import { isMarked, type Marks } from './marks.ts';
import { t } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly marks: Marks;
  readonly city: number | null;
  readonly onCity: (city: number) => void;
  /** Null when the map is full. */
  readonly onAdd: (() => void) | null;
}

/** The cities by number: the same map for those who would rather read it. */
export function CityList({ sheet, marks, city, onCity, onAdd }: Props) {
  return (
    <section class="box me-list" aria-labelledby="me-cities">
      <h2 id="me-cities" class="caption">
        {t('cities')} · {t('cities.have', { have: sheet.cities.length })}
      </h2>
      {sheet.cities.length === 0 && <p class="nothing">{t('none')}</p>}
      <ol>
        {sheet.cities.map(({ name }, i) => (
          <li key={i}>
            <button
              type="button"
              aria-pressed={i === city}
              data-wrong={isMarked(marks, i) ? '' : undefined}
              onClick={() => onCity(i)}
            >
              <b>{i + 1}</b> <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
      {onAdd && (
        <button type="button" class="me-add" data-field="sheet.cities" onClick={onAdd}>
          + {t('add')}
        </button>
      )}
    </section>
  );
}
