import { Stepper } from '@waybill/web/editor/stepper.tsx';
import type { Range } from '../../rules/index.ts';
import { LEAST, MOST } from './edits.ts';
import { t } from './words.ts';

interface Props {
  readonly range: Range;
  readonly isWrong: boolean;
  readonly field?: string;
  readonly onChange: (range: Range, touch: string) => void;
}

export function RangeFields({ range: { min, max }, isWrong, field, onChange }: Props) {
  return (
    <>
      <Stepper
        label={t('from')}
        value={min}
        min={LEAST}
        max={MOST}
        isWrong={isWrong}
        {...(field && { field })}
        onChange={(next) => onChange({ min: next, max }, 'min')}
      />
      <Stepper
        label={t('to')}
        value={max}
        min={LEAST}
        max={MOST}
        isWrong={isWrong}
        onChange={(next) => onChange({ min, max: next }, 'max')}
      />
    </>
  );
}
