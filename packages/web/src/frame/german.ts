import { entries } from '../games/registry.ts';
import type { Translation } from '../words/catalogue.ts';
import { de, kernel, print } from '../words/de.ts';
import { de as online } from '../words/online-de.ts';

/** The app's German and that of every game. */
export async function loadGerman(): Promise<Translation> {
  const games = entries.map(async (entry) => {
    const german = await entry.german();
    return [entry.id, { ...german, rules: { ...kernel, ...german.rules } }] as const;
  });
  const all = Object.fromEntries(await Promise.all(games));
  return { language: 'de', app: de, print, games: { ...all, online: { rules: {}, board: online } } };
}
