import { playerName, soundOn, type Theme, theme } from '../storage/settings.ts';
import { LANGUAGES, type Language, language, t } from '../words/catalogue.ts';
import { switchLanguage } from './language.ts';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** Theme, language, sound and name. */
export function Choices() {
  return (
    <>
      <label>
        <span class="caption">{t('theme')}</span>
        <select value={theme.value} onChange={(change) => (theme.value = change.currentTarget.value as Theme)}>
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {t(`theme.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="caption">{t('language')}</span>
        <select value={language()} onChange={(change) => void switchLanguage(change.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={soundOn.value} onChange={() => (soundOn.value = !soundOn.value)} />
        <span>{t('sound')}</span>
      </label>
      <label>
        <span class="caption">{t('your-name')}</span>
        <input
          type="text"
          maxLength={24}
          value={playerName.value}
          placeholder={t('you')}
          onInput={(input) => (playerName.value = input.currentTarget.value)}
        />
      </label>
    </>
  );
}
