import type { EditorProps } from '@waybill/web/games/sheet-editor.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Sheet } from '../../rules/index.ts';
import { CarPanel } from './car-panel.tsx';
import { CircuitEditor } from './circuit-editor.tsx';
import { CircuitTabs } from './circuit-tabs.tsx';
import { addCircuit } from './edits.ts';
import { atOf } from './flaw-words.ts';
import { t } from './words.ts';
import './sheet.css';

export function SeasonEditor(props: EditorProps<Sheet>) {
  const { sheet, onChange, shown } = props;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, sheet.circuits.length - 1);
  useEffect(() => {
    const wanted = shown && atOf(shown.field);
    if (wanted) setChosen(wanted.circuit);
  }, [shown]);
  const add = () => {
    onChange(addCircuit(sheet));
    setChosen(sheet.circuits.length);
  };
  return (
    <div class="se-work gs">
      <div class="se-board">
        <CircuitTabs sheet={sheet} at={at} onCircuit={setChosen} onAdd={add} />
        {at >= 0 ? (
          <CircuitEditor key={at} {...props} at={at} onCircuit={setChosen} />
        ) : (
          <p class="nothing gs-none">{t('circuits.none')}</p>
        )}
      </div>
      <div class="se-side">
        <CarPanel sheet={sheet} onChange={onChange} />
      </div>
    </div>
  );
}
