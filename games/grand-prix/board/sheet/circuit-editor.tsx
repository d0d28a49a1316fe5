import { Stepper } from '@waybill/web/editor/stepper.tsx';
import { TextField } from '@waybill/web/editor/text-field.tsx';
import type { EditorProps } from '@waybill/web/games/sheet-editor.ts';
import { decimal } from '@waybill/web/words/catalogue.ts';
import { useState } from 'preact/hooks';
import type { Sheet } from '../../rules/index.ts';
import { Track } from '../track.tsx';
import { changeCircuit, copyCircuit, flagOf, moveCircuit, removeCircuit, spacesOf, stretchAt } from './edits.ts';
import { StretchBar } from './stretch-bar.tsx';
import { t } from './words.ts';

const MOST = 1_000_000;

interface Props extends EditorProps<Sheet> {
  readonly at: number;
  readonly onCircuit: (circuit: number) => void;
}

/** One circuit, drawn as a track: its stretches, its turns and what the car can take on it. */
export function CircuitEditor(props: Props) {
  const { sheet, flaws, at, onChange } = props;
  const circuit = sheet.circuits[at];
  const { name, stretches, time, damage } = circuit;
  const [chosen, setChosen] = useState(0);
  const stretch = Math.min(chosen, stretches.length - 1);
  const field = `sheet.circuits[${at}]`;
  const change = (part: Partial<typeof circuit>, touch?: string) =>
    onChange(changeCircuit(sheet, at, part), touch && `${touch} ${at}`);
  const press = ({ target }: MouseEvent) => {
    const space = (target as Element).closest<SVGElement>('[data-space]')?.dataset.space;
    if (space !== undefined) setChosen(stretchAt(stretches, Number(space)));
  };
  return (
    <>
      <div class="gs-top">
        <TextField
          label={t('name')}
          value={name}
          field={`${field}.name`}
          most={60}
          isWrong={flaws.some((flaw) => flaw.field === `${field}.name`)}
          onChange={(next) => change({ name: next }, 'name')}
        />
        <Stepper
          label={t('time')}
          value={time}
          min={1}
          max={MOST}
          field={`${field}.time`}
          onChange={(next) => change({ time: next }, 'time')}
        />
        <Stepper
          label={t('damage')}
          value={damage}
          min={0}
          max={MOST}
          field={`${field}.damage`}
          onChange={(next) => change({ damage: next }, 'damage')}
        />
      </div>
      <div class="gs-track" onClick={press}>
        <Track
          shape={at}
          stretches={stretches}
          car={0}
          lit={spacesOf(stretches, stretch)}
          label={t('track', { name, spaces: flagOf(stretches) })}
        />
      </div>
      <StretchBar
        stretches={stretches}
        at={stretch}
        field={`${field}.stretches`}
        onAt={setChosen}
        onChange={(next, touch) => change({ stretches: next }, touch)}
      />
      <p class="note">{paceWords(stretches, time)}</p>
      <Order {...props} />
    </>
  );
}

function paceWords(stretches: readonly number[], time: number): string {
  const sections = stretches.slice(1, -1);
  const corners = sections.filter((spaces) => spaces === 1).length;
  const pace = decimal(flagOf(stretches) / time);
  return t('pace', { sections: sections.length, corners, pace });
}

function Order({ sheet, at, onChange, onCircuit }: Props) {
  const move = (to: number) => {
    onChange(moveCircuit(sheet, at, to));
    onCircuit(to);
  };
  const copy = () => {
    onChange(copyCircuit(sheet, at));
    onCircuit(at + 1);
  };
  return (
    <div class="row">
      <button type="button" disabled={at === 0} onClick={() => move(at - 1)}>
        {t('earlier')}
      </button>
      <button type="button" disabled={at === sheet.circuits.length - 1} onClick={() => move(at + 1)}>
        {t('later')}
      </button>
      <button type="button" onClick={copy}>
        {t('copy')}
      </button>
      <button type="button" class="quiet" onClick={() => onChange(removeCircuit(sheet, at))}>
        {t('remove', { name: sheet.circuits[at].name })}
      </button>
    </div>
  );
}
