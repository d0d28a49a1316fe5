import type { Outlook } from '@waybill/bots/improve';
import type { Game } from '@waybill/kernel';
import { Stepper } from '../stepper.tsx';
import { type Choice, TARGETS } from './choices.ts';
import { nowWords, ofName } from './goal-words.ts';
import { t } from './words.ts';

interface Props {
  readonly game: Game;
  readonly outlook: Outlook;
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
}

const MOST_WEIGHT = 9;

/** All that can be wanted, each with how it is now. */
export function GoalList({ game, outlook, choices, onChange }: Props) {
  const edit = (place: number, change: Partial<Choice>) =>
    onChange(choices.map((choice, i) => (i === place ? { ...choice, ...change } : choice)));
  return (
    <fieldset class="improve-goals">
      <legend class="caption">{t('goals')}</legend>
      {choices.map((choice, i) => (
        <div key={choice.kind} class="improve-goal" data-wanted={choice.isWanted ? '' : undefined}>
          <label class="check">
            <input type="checkbox" checked={choice.isWanted} onChange={() => edit(i, { isWanted: !choice.isWanted })} />
            <span>
              {t(`goal.${choice.kind}`)} <small class="note">{nowWords(game, choice, outlook)}</small>
            </span>
          </label>
          {choice.isWanted && (
            <Details game={game} outlook={outlook} choice={choice} onEdit={(change) => edit(i, change)} />
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface DetailsProps {
  readonly game: Game;
  readonly outlook: Outlook;
  readonly choice: Choice;
  readonly onEdit: (change: Partial<Choice>) => void;
}

function Details({ game, outlook, choice, onEdit }: DetailsProps) {
  const { kind, of, target, weight } = choice;
  const range = TARGETS[kind];
  return (
    <div class="improve-details">
      {(kind === 'every' || kind === 'ends') && (
        <label>
          <span class="caption">{t(`of.${kind}`)}</span>
          <select value={of} onChange={(change) => onEdit(chosen(outlook, choice, change.currentTarget.value))}>
            {Object.keys(outlook[kind]).map((one) => (
              <option key={one} value={one}>
                {ofName(game, { kind, of: one })}
              </option>
            ))}
          </select>
        </label>
      )}
      {range && (
        <Stepper
          label={t(kind === 'ends' ? 'percent' : 'target')}
          value={target}
          min={range[0]}
          max={range[1]}
          onChange={(next) => onEdit({ target: next })}
        />
      )}
      <Stepper
        label={t('weight')}
        value={weight}
        min={1}
        max={MOST_WEIGHT}
        onChange={(next) => onEdit({ weight: next })}
      />
    </div>
  );
}

/** Another ending is wanted as often as it comes now, until somebody says otherwise. */
function chosen({ ends }: Outlook, { kind, target }: Choice, of: string): Partial<Choice> {
  return { of, target: kind === 'ends' ? Math.round(ends[of] * 100) : target };
}
