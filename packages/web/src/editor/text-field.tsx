interface Props {
  readonly label: string;
  readonly title?: string;
  readonly value: string;
  readonly field: string;
  readonly most: number;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
  /** Enter goes on to the next of its kind. */
  readonly onEnter?: () => void;
}

export function TextField({ label, title, value, field, most, isWrong, onChange, onEnter }: Props) {
  return (
    <label class="text-field">
      <span class="caption">{label}</span>
      <input
        type="text"
        title={title}
        maxLength={most}
        value={value}
        data-field={field}
        aria-invalid={isWrong}
        onInput={(input) => onChange(input.currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter' || !onEnter) return;
          onEnter();
          setTimeout(() => currentTarget.select());
        }}
      />
    </label>
  );
}
