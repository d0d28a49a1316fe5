import type { CodedFlaw } from '@waybill/kernel';
import { Stepper } from '@waybill/web/editor/stepper.tsx';
import { fine, percent } from '@waybill/web/words/numbers.ts';
import type { Sheet } from '../../rules/index.ts';
import { chanceOf, changeDock } from './edits.ts';
import { OddsBar } from './odds-bar.tsx';
import { RangeFields } from './range-fields.tsx';
import { t } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly at: number;
  readonly flaws: readonly CodedFlaw[];
  readonly onChange: (next: Sheet, touch?: string) => void;
}

/** One of the six docks: which loads it pays for, and how much. */
export function DockCard({ sheet, at, flaws, onChange }: Props) {
  const dock = sheet.docks[at];
  const field = `sheet.docks[${at}]`;
  const isWrong = flaws.some((flaw) => flaw.field === field);
  const chance = chanceOf(dock);
  return (
    <fieldset class="box hs-card">
      <legend class="caption">{t('dock', { number: at + 1 })}</legend>
      <OddsBar
        capacity={dock}
        onRange={(range, touch) => onChange(changeDock(sheet, at, range), `${touch} dock ${at}`)}
      />
      <p class="hs-facts">
        <b>{t('chance', { percent: percent(chance) })}</b>
        <span>{t('worth', { worth: fine(chance * dock.bonus) })}</span>
      </p>
      <div class="hs-range">
        <RangeFields
          range={dock}
          isWrong={isWrong}
          field={field}
          onChange={(range, touch) => onChange(changeDock(sheet, at, range), `${touch} dock ${at}`)}
        />
        <Stepper
          label={t('bonus')}
          value={dock.bonus}
          min={0}
          max={99}
          field={`${field}.bonus`}
          onChange={(bonus) => onChange(changeDock(sheet, at, { bonus }), `bonus ${at}`)}
        />
      </div>
    </fieldset>
  );
}
