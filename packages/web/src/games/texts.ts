import type { GameTranslation } from '../words/catalogue.ts';

const GAMES = '../../../../games';
const rulebooks = import.meta.glob<string>('../../../../games/*/rulebook.md', { query: '?raw', import: 'default' });
const german = import.meta.glob<GameTranslation>('../../../../games/*/words/de/index.ts', { import: 'de' });

/** Texts of games that nobody needs for a first move in English: apart, so that not even their names come with it. */
export const rulebookOf = (game: string): Promise<string> => rulebooks[`${GAMES}/${game}/rulebook.md`]();
export const germanOf = (game: string): Promise<GameTranslation> => german[`${GAMES}/${game}/words/de/index.ts`]();
