import { type Game, type OptionSpec, sentence, usualValue, valuesToTry } from '@waybill/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t, tell } from '../../words/catalogue.ts';
import type { Change, Draft } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  readonly onChange: Change;
}

/** The options of the rulebook in plain words, each with its clause: those that the sources give, then the readings. */
export function OptionFields(props: Props) {
  const { options } = props.game;
  return (
    <>
      <Group {...props} title={t('set-up.options')} options={options.filter(({ reading }) => !reading)} />
      <Group
        {...props}
        title={t('set-up.readings')}
        note={t('set-up.readings.note')}
        options={options.filter(({ reading }) => reading)}
      />
    </>
  );
}

interface GroupProps extends Props {
  readonly title: string;
  readonly note?: string;
  readonly options: readonly OptionSpec[];
}

function Group({ game, draft, onChange, title, note, options }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset class="box">
      <legend class="caption">{title}</legend>
      {note && <p class="note">{note}</p>}
      {options.map((option) => (
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

/** As many letters of a choice can be read in a narrow window; below longer ones it stands whole. */
const FITTING = 29;
/** And in the widest. */
const FITTING_WIDE = 56;

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
  const named = namedValues(game, option);
  if (named.length > 0) {
    const wordsOf = (one: Value) => tell(game, sentence(`option.${option.key}.${one}`), []);
    return (
      <label>
        {label}
        <select
          name={option.key}
          value={String(value)}
          onChange={(change) =>
            onChange(named.find((one) => String(one) === change.currentTarget.value) ?? usualValue(option))
          }
        >
          {named.map((one) => (
            <option key={one} value={String(one)}>
              {wordsOf(one)}
            </option>
          ))}
        </select>
        {wordsOf(value).length > FITTING && (
          <small class="chosen" data-long={wordsOf(value).length > FITTING_WIDE ? '' : undefined} aria-hidden="true">
            {wordsOf(value)}
          </small>
        )}
      </label>
    );
  }
  return <NumberField {...{ option, label, value, onChange }} />;
}

/** The values of an option of which each has its words; none where only the number can be said. */
function namedValues(game: Game, option: OptionSpec): (string | number)[] {
  const values = option.kind === 'flag' ? [] : valuesToTry(option).filter((one) => typeof one !== 'boolean');
  return values.every((one) => `option.${option.key}.${one}` in game.words) ? values : [];
}

interface NumberProps extends Omit<FieldProps, 'game'> {
  readonly label: ComponentChildren;
}

/** What can't be played is not changed: the field says what can, and the form waits for it. */
function NumberField({ option, label, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState(String(value));
  if (option.kind !== 'whole') return null;
  const wrong = isWithin(option, Number(typed || Number.NaN)) ? '' : rangeWords(option);
  const type = (input: HTMLInputElement) => {
    setTyped(input.value);
    if (isWithin(option, input.valueAsNumber)) onChange(input.valueAsNumber);
  };
  return (
    <label>
      {label}
      <input
        type="number"
        name={option.key}
        min={Math.min(option.min, ...(option.also ?? []))}
        max={option.max}
        value={typed}
        aria-invalid={wrong !== ''}
        ref={(input) => input?.setCustomValidity(wrong)}
        onInput={({ currentTarget }) => type(currentTarget)}
      />
      {wrong && (
        <small class="refused" role="status">
          {wrong}
        </small>
      )}
    </label>
  );
}

type Whole = Extract<OptionSpec, { kind: 'whole' }>;

function isWithin({ min, max, also = [] }: Whole, value: number): boolean {
  return Number.isInteger(value) && (also.includes(value) || (value >= min && value <= max));
}

function rangeWords({ min, max, also = [] }: Whole): string {
  return also.length > 0 ? t('set-up.range-or', { also: also.join(', '), min, max }) : t('set-up.range', { min, max });
}
