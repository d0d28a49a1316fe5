import type { ChanceFormProps } from '@waybill/web/games/board.ts';
import { useState } from 'preact/hooks';
import {
  type DieJson,
  GOLD,
  KINDS,
  type Kind,
  PLAIN,
  RED,
  type SeenEvents,
  type State,
  type StateJson,
} from '../rules/index.ts';
import { LoadDieIcon } from './glyphs.tsx';
import { dieWords, t } from './words.ts';
import './side.css';

const FACES = [1, 2, 3, 4, 5, 6];
const TRIO = 3;
const INDEX: Readonly<Record<Kind, number>> = { plain: PLAIN, gold: GOLD, red: RED };

/** Three taps for three dice; a tap on one of them takes it back. */
export function ChanceForm({ moment: { state }, onRoll }: ChanceFormProps<State, StateJson, SeenEvents>) {
  const [dice, setDice] = useState<readonly DieJson[]>([]);
  const left = (kind: Kind) =>
    state.available[INDEX[kind]] - dice.filter((die) => (die.kind ?? 'plain') === kind).length;
  const kinds = KINDS.filter((kind) => state.available[INDEX[kind]] > 0);
  return (
    <form
      class="ha-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (dice.length === TRIO) void onRoll({ by: 'chance', type: 'roll', dice });
      }}
    >
      <p class="note">{t('form.help')}</p>
      {kinds.map((kind) => (
        <Faces
          key={kind}
          kind={kind}
          named={kinds.length > 1}
          full={dice.length === TRIO || left(kind) === 0}
          onFace={(pips) => setDice([...dice, kind === 'plain' ? { pips } : { pips, kind }])}
        />
      ))}
      <div class="ha-form-foot">
        {Array.from({ length: TRIO }, (_, at) => (
          <Slot key={at} die={dice[at]} onDrop={() => setDice(dice.filter((_die, i) => i !== at))} />
        ))}
        <button type="submit" class="main" disabled={dice.length < TRIO}>
          {t('form.enter')}
        </button>
      </div>
    </form>
  );
}

interface FacesProps {
  readonly kind: Kind;
  readonly named: boolean;
  readonly full: boolean;
  readonly onFace: (pips: number) => void;
}

function Faces({ kind, named, full, onFace }: FacesProps) {
  return (
    <fieldset class="ha-faces">
      {named && <legend class="caption">{t(`form.${kind}`)}</legend>}
      {FACES.map((pips) => {
        const die: DieJson = kind === 'plain' ? { pips } : { pips, kind };
        return (
          <button key={pips} type="button" disabled={full} aria-label={dieWords(die)} onClick={() => onFace(pips)}>
            <LoadDieIcon die={die} size={34} />
          </button>
        );
      })}
    </fieldset>
  );
}

function Slot({ die, onDrop }: { die: DieJson | undefined; onDrop: () => void }) {
  if (!die) return <span class="ha-slot" />;
  return (
    <button type="button" class="ha-slot" aria-label={t('form.drop', { die: dieWords(die) })} onClick={onDrop}>
      <LoadDieIcon die={die} size={34} />
    </button>
  );
}
