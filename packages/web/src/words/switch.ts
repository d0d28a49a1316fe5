import { entries } from '../boards/registry.ts';
import { stored } from '../store/settings.ts';
import { type Language, type Translation, translation } from './catalogue.ts';

const remembered = stored<Language | 'auto'>('language', 'auto');

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  de: async () => {
    const { de, kernel, print } = await import('./de.ts');
    const games = entries.map(async (entry) => {
      const german = await entry.german();
      return [entry.id, { ...german, rules: { ...kernel, ...german.rules } }] as const;
    });
    const online = import('../online/de.ts').then(({ de: board }) => ['online', { rules: {}, board }] as const);
    return { language: 'de', app: de, print, games: Object.fromEntries(await Promise.all([...games, online])) };
  },
};

function preferred(): Language {
  if (remembered.value !== 'auto') return remembered.value;
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

/** Brings the remembered language; the first page waits for it. */
export async function openLanguage(): Promise<void> {
  const wanted = preferred();
  translation.value = wanted === 'en' ? null : await loaders[wanted]();
  document.documentElement.lang = wanted;
}

export function switchLanguage(to: Language): Promise<void> {
  remembered.value = to;
  return openLanguage();
}
