import { useEffect, useState } from 'preact/hooks';
import { t } from './words.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The field of the sheet it stands for. */
  readonly field?: string;
  readonly isWrong?: boolean;
  /** Nothing but the buttons and the number; the label is only heard. */
  readonly bare?: boolean;
}

/** A whole number between two buttons; it can be typed as well. */
export function Stepper({ label, value, min, max, onChange, field, isWrong = false, bare = false }: Props) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max && number !== value) {
      onChange(number);
    }
  };
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  const pressed = (key: KeyboardEvent) => {
    const by = key.key === 'ArrowUp' ? 1 : key.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    key.preventDefault();
    step(by);
  };
  return (
    <div class="stepper" role="group" aria-label={label} data-wrong={isWrong ? '' : undefined}>
      {!bare && (
        <span class="caption" aria-hidden="true">
          {label}
        </span>
      )}
      <div class="stepper-row">
        <button type="button" aria-label={t('less', { label })} disabled={value <= min} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="text"
          inputMode="numeric"
          aria-label={label}
          aria-invalid={isWrong}
          value={typed}
          data-field={field}
          onInput={(input) => type(input.currentTarget.value)}
          onBlur={() => setTyped(String(value))}
          onKeyDown={pressed}
        />
        <button type="button" aria-label={t('more', { label })} disabled={value >= max} onClick={() => step(1)}>
          +
        </button>
      </div>
    </div>
  );
}
