import type { CodedFlaw } from '@waybill/kernel';
import { Stepper } from '@waybill/web/editor/stepper.tsx';
import { TextField } from '@waybill/web/editor/text-field.tsx';
import { fine, percent } from '@waybill/web/words/numbers.ts';
import type { Capacity, Sheet, Transport } from '../../rules/index.ts';
import { ShipIcon } from '../glyphs.tsx';
import { CAPACITIES, type CapacityKind, capacityOf, chanceOf, changeShip, kindOf } from './edits.ts';
import { OddsBar } from './odds-bar.tsx';
import { RangeFields } from './range-fields.tsx';
import { t } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly at: number;
  readonly flaws: readonly CodedFlaw[];
  readonly onChange: (next: Sheet, touch?: string) => void;
}

/** One of the six ships: what it carries, what it earns, and how often three dice suit it. */
export function ShipCard({ sheet, at, flaws, onChange }: Props) {
  const { id, name, capacity, profit } = sheet.transports[at];
  const field = `sheet.transports[${at}]`;
  const isWrong = (part: string) => flaws.some((flaw) => flaw.field === `${field}.${part}`);
  const change = (part: Partial<Transport>, touch?: string) =>
    onChange(changeShip(sheet, at, part), touch && `${touch} ${at}`);
  const chance = chanceOf(capacity);
  return (
    <fieldset class="box hs-card">
      <legend class="unseen">{t('ship', { number: at + 1 })}</legend>
      <div class="hs-head">
        <ShipIcon kind={at} seat={at % 2} size={56} />
        <TextField
          label={t('name')}
          value={name}
          field={`${field}.name`}
          most={12}
          isWrong={isWrong('name')}
          onChange={(next) => change({ name: next }, 'name')}
        />
      </div>
      <OddsBar
        capacity={capacity}
        onRange={'min' in capacity ? (range, touch) => change({ capacity: range }, touch) : undefined}
      />
      <p class="hs-facts">
        <b>{t('chance', { percent: percent(chance) })}</b>
        <span>{t('worth', { worth: fine(chance * profit) })}</span>
      </p>
      <CapacityField capacity={capacity} field={`${field}.capacity`} onChange={(next) => change({ capacity: next })} />
      <div class="hs-range">
        {'min' in capacity && (
          <RangeFields
            range={capacity}
            isWrong={isWrong('capacity')}
            onChange={(range, touch) => change({ capacity: range }, touch)}
          />
        )}
        <Stepper
          label={t('profit')}
          value={profit}
          min={0}
          max={99}
          field={`${field}.profit`}
          onChange={(next) => change({ profit: next }, 'profit')}
        />
      </div>
      <details class="hs-code" open={isWrong('id')}>
        <summary>{t('code')}</summary>
        <TextField
          label={t('code')}
          value={id}
          field={`${field}.id`}
          most={12}
          isWrong={isWrong('id')}
          onChange={(next) => change({ id: next }, 'code')}
        />
      </details>
    </fieldset>
  );
}

interface CapacityProps {
  readonly capacity: Capacity;
  readonly field: string;
  readonly onChange: (capacity: Capacity) => void;
}

function CapacityField({ capacity, field, onChange }: CapacityProps) {
  return (
    <label class="text-field">
      <span class="caption">{t('capacity')}</span>
      <select
        value={kindOf(capacity)}
        data-field={field}
        onChange={(change) => onChange(capacityOf(change.currentTarget.value as CapacityKind))}
      >
        {CAPACITIES.map((kind) => (
          <option key={kind} value={kind}>
            {t(`capacity.${kind}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
