import { Stepper } from '@waybill/web/editor/stepper.tsx';
import { type Sheet, SPECIALS, type Special } from '../../rules/index.ts';
import { t } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly onChange: (next: Sheet, touch?: string) => void;
}

const MOST = 1_000_000;

/** What is the same on every circuit: gears, dice and the special actions. */
export function CarPanel({ sheet, onChange }: Props) {
  return (
    <>
      <fieldset class="box gs-car">
        <legend class="caption">{t('car')}</legend>
        <Stepper
          label={t('gears')}
          value={sheet.gears}
          min={2}
          max={6}
          field="sheet.gears"
          onChange={(gears) => onChange({ ...sheet, gears }, 'gears')}
        />
        <Stepper
          label={t('dice')}
          value={sheet.dice}
          min={1}
          max={6}
          field="sheet.dice"
          onChange={(dice) => onChange({ ...sheet, dice }, 'dice')}
        />
      </fieldset>
      <fieldset class="box gs-specials">
        <legend class="caption">{t('specials')}</legend>
        {SPECIALS.map((special) => (
          <SpecialRow key={special} special={special} sheet={sheet} onChange={onChange} />
        ))}
      </fieldset>
    </>
  );
}

function SpecialRow({ special, sheet, onChange }: Props & { special: Special }) {
  const { free, cost } = sheet.specials[special];
  const name = t(`special.${special}`);
  const change = (part: Partial<{ free: number; cost: number }>, touch: string) => {
    const specials = { ...sheet.specials, [special]: { free, cost, ...part } };
    onChange({ ...sheet, specials }, `${special} ${touch}`);
  };
  return (
    <>
      <b>{name}</b>
      <span class="caption" aria-hidden="true">
        {t('free')}
      </span>
      <span class="caption" aria-hidden="true">
        {t('cost')}
      </span>
      <Stepper
        bare
        label={t('free.of', { special: name })}
        value={free}
        min={0}
        max={MOST}
        field={`sheet.specials.${special}.free`}
        onChange={(next) => change({ free: next }, 'free')}
      />
      <Stepper
        bare
        label={t('cost.of', { special: name })}
        value={cost}
        min={1}
        max={MOST}
        field={`sheet.specials.${special}.cost`}
        onChange={(next) => change({ cost: next }, 'cost')}
      />
    </>
  );
}
