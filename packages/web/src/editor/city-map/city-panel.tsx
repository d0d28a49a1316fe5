import { cityMap } from '@waybill/kernel/piecepack';
import { Stepper } from '../stepper.tsx';
import { TextField } from '../text-field.tsx';
import {
  changeCity,
  ferriesOf,
  LEAST,
  MOST,
  moveCity,
  removeCity,
  renumberCity,
  type Sheet,
  toggleFerry,
} from './edits.ts';
import type { Marks } from './marks.ts';
import { t } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly city: number;
  readonly marks: Marks;
  readonly hasFerries: boolean;
  readonly onCity: (city: number | null) => void;
  readonly onChange: (next: Sheet, touch?: string) => void;
}

/** Everything about the city that is chosen. */
export function CityPanel(props: Props) {
  const { sheet, city, marks, hasFerries, onCity, onChange } = props;
  const { name, x, y } = sheet.cities[city];
  const renumber = (number: number) => {
    onChange(renumberCity(sheet, city, number - 1));
    onCity(number - 1);
  };
  return (
    <fieldset class="box me-panel">
      <legend class="caption">{t('city', { number: city + 1 })}</legend>
      <div class="me-named">
        <TextField
          label={t('name')}
          title={t('name.next')}
          value={name}
          field={`sheet.cities[${city}].name`}
          most={24}
          isWrong={marks.misnamed.has(city)}
          onChange={(next) => onChange(changeCity(sheet, city, { name: next }), `name ${city}`)}
          onEnter={() => onCity((city + 1) % sheet.cities.length)}
        />
        <Stepper label={t('number')} value={city + 1} min={1} max={sheet.cities.length} onChange={renumber} />
      </div>
      <div class="me-numbers">
        <Stepper
          label={t('x')}
          value={x}
          min={LEAST}
          max={MOST}
          onChange={(to) => onChange(moveCity(sheet, city, { x: to, y }), `x ${city}`)}
        />
        <Stepper
          label={t('y')}
          value={y}
          min={LEAST}
          max={MOST}
          onChange={(to) => onChange(moveCity(sheet, city, { x, y: to }), `y ${city}`)}
        />
      </div>
      <Roads sheet={sheet} city={city} />
      {hasFerries && <Ferries {...props} />}
      <button
        type="button"
        class="quiet me-remove"
        onClick={() => {
          onChange(removeCity(sheet, city));
          onCity(null);
        }}
      >
        {t('remove', { name })}
      </button>
    </fieldset>
  );
}

function Roads({ sheet, city }: { sheet: Sheet; city: number }) {
  const { neighbours, byFerry } = cityMap(sheet);
  const names = [...neighbours[city]].filter((_, i) => byFerry[city][i] === 0).map((near) => sheet.cities[near].name);
  return (
    <p class="me-roads">
      {names.length === 0 ? (
        t('roads.none')
      ) : (
        <>
          <span class="caption">{t('roads')}</span> {names.join(', ')}
        </>
      )}
    </p>
  );
}

function Ferries({ sheet, city, onChange }: Props) {
  const ports = ferriesOf(sheet, city);
  const touching = cityMap(sheet).neighbours[city];
  const others = sheet.cities.flatMap((_, i) => (i === city || ports.includes(i) || touching.includes(i) ? [] : [i]));
  return (
    <div class="me-ferries">
      <label>
        <span class="caption">{t('ferry.to')}</span>
        <select
          value=""
          onChange={(change) => {
            const to = Number(change.currentTarget.value);
            change.currentTarget.value = '';
            onChange(toggleFerry(sheet, city, to));
          }}
        >
          <option value="" disabled>
            {t('ferry.choose')}
          </option>
          {others.map((i) => (
            <option key={i} value={i}>
              {i + 1} {sheet.cities[i].name}
            </option>
          ))}
        </select>
      </label>
      {ports.map((port) => (
        <span class="me-ferry" key={port}>
          ↔ {sheet.cities[port]?.name}
          <button
            type="button"
            class="icon"
            aria-label={t('ferry.drop', { name: sheet.cities[port]?.name ?? '' })}
            onClick={() => onChange(toggleFerry(sheet, city, port))}
          >
            ×
          </button>
        </span>
      ))}
    </div>
  );
}
