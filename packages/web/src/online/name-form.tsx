import { useState } from 'preact/hooks';
import { playerName } from '../storage/settings.ts';
import { t } from '../words/online.ts';

/** Asks for a name, once: it is remembered. */
export function NameForm({ onName }: { onName: () => void }) {
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    playerName.value = name.trim();
    onName();
  };
  return (
    <form class="name-form sheet" onSubmit={submit}>
      <label>
        <span>{t('name.ask')}</span>
        <input
          type="text"
          required
          maxLength={24}
          autocomplete="nickname"
          value={name}
          onInput={(input) => setName(input.currentTarget.value)}
          ref={(input) => input?.focus()}
        />
      </label>
      <button type="submit" class="main">
        {t('name.go')}
      </button>
    </form>
  );
}
