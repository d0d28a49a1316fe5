import { stored } from '../storage/settings.ts';
import { type Language, type Translation, translation } from '../words/catalogue.ts';

const remembered = stored<Language | 'auto'>('language', 'auto');

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  de: async () => (await import('./german.ts')).loadGerman(),
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
