import { type Game, type OptionSpec, sentence } from '@waybill/rules/kernel';
import { t, tell } from '../../words/catalogue.ts';
import type { Change, Draft } from './draft.ts';

/** The options of the rulebook in plain words, each with its clause. */
export function OptionFields({ game, draft, onChange }: { game: Game; draft: Draft; onChange: Change }) {
  if (game.options.length === 0) return null;
  return (
    <fieldset class="box">
      <legend class="caption">{t('set-up.options')}</legend>
      {game.options.map((option) => (
        <OptionField
          key={option.key}
          game={game}
          option={option}
          value={draft.options[option.key]}
          onChange={(value) => onChange({ options: { ...draft.options, [option.key]: value } })}
        />
      ))}
    </fieldset>
  );
}

type Value = boolean | string | number;

interface FieldProps {
  readonly game: Game;
  readonly option: OptionSpec;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function OptionField({ game, option, value, onChange }: FieldProps) {
  const label = (
    <span>
      {tell(game, sentence(`option.${option.key}`), [])}{' '}
      <a class="clause" href={`/rules/${game.id}#${option.clause}`}>
        {option.clause}
      </a>
    </span>
  );
  if (option.kind === 'flag') {
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />
        {label}
      </label>
    );
  }
  if (option.kind === 'choice') {
    return (
      <label>
        {label}
        <select value={String(value)} onChange={(change) => onChange(change.currentTarget.value)}>
          {option.values.map((one) => (
            <option key={one} value={one}>
              {tell(game, sentence(`option.${option.key}.${one}`), [])}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label>
      {label}
      <input
        type="number"
        min={option.min}
        max={option.max}
        value={Number(value)}
        onChange={(change) => onChange(within(option, change.currentTarget.valueAsNumber))}
      />
    </label>
  );
}

function within({ min, max, default: usual }: Extract<OptionSpec, { kind: 'whole' }>, value: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : usual;
}
