import type { Sheet } from '../../rules/index.ts';
import { flagOf } from './edits.ts';
import { Course } from './picture.tsx';
import { t } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly at: number;
  readonly onCircuit: (circuit: number) => void;
  readonly onAdd: () => void;
}

export function CircuitTabs({ sheet, at, onCircuit, onAdd }: Props) {
  return (
    <div class="gs-tabs" role="group" aria-label={t('circuits')}>
      {sheet.circuits.map(({ name, stretches }, i) => (
        <button type="button" key={i} class="gs-tab" aria-pressed={i === at} onClick={() => onCircuit(i)}>
          <svg viewBox="-4 -4 168 108" aria-hidden="true">
            <Course shape={i} />
          </svg>
          <span>
            <b>{name}</b>
            <small>{t('spaces', { spaces: flagOf(stretches) })}</small>
          </span>
        </button>
      ))}
      <button type="button" class="gs-add" data-field="sheet.circuits" onClick={onAdd}>
        + {t('circuits.add')}
      </button>
    </div>
  );
}
