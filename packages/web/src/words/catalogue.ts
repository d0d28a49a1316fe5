import { signal } from '@preact/signals';
import { type Facts, type Phrase, type Sentence, speak, type Words } from '@waybill/kernel';
import { en } from './en.ts';
import type { more } from './en-more.ts';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export type AppKey = keyof typeof en | keyof typeof more;
export type AppWords = Readonly<Record<AppKey, Phrase>>;

/** What stands on paper, by what stands there in English. */
interface Printed {
  readonly texts: { readonly [english: string]: string };
}

/** The words of a game's rules, of its board, of what bots say about it, and of what is printed. */
export interface GameTranslation {
  /** One sentence about it. */
  readonly about?: string;
  readonly rules: Words;
  readonly board: Words;
  readonly bots?: Words;
  /** Fetched when something is printed; the rules are those in short. */
  readonly print?: () => Promise<Printed & { readonly rules: string }>;
}

/** Another language: the app's words whole, and those of each game by its id. */
export interface Translation {
  readonly language: Language;
  readonly app: AppWords;
  /** What stands on every paper. */
  readonly print: () => Promise<Printed>;
  readonly games: { readonly [id: string]: GameTranslation | undefined };
}

/** The language in use; null is English, which is always there. */
export const translation = signal<Translation | null>(null);

/** Grows by what `bringMore` brings. */
const plain: Words = { ...en };

/** Brings the words that are not needed for a first move. */
export async function bringMore(): Promise<void> {
  Object.assign(plain, (await import('./en-more.ts')).more);
}

/** A line never ends between a minus and its amount, where a browser would break before £ and $, nor inside `1-2` or `Mond-5`. */
function say(words: Words, sentence: Sentence, seats?: readonly string[], you?: unknown): string {
  return speak(words, sentence, seats, you).replace(/−(?=\S)|[a-z0-6]-(?=[0-6]\b)/g, '$&\u2060');
}

export function t(key: AppKey, facts: Facts = {}): string {
  return say(translation.value?.app ?? plain, { key, facts });
}

/** The words of one board: `const t = boardWords('grand-prix', en)`. */
export function boardWords<K extends string>(game: string, english: Readonly<Record<K, Phrase>>) {
  return (key: K, facts: Facts = {}): string => say(translation.value?.games[game]?.board ?? english, { key, facts });
}

export function gameWords(game: { readonly id: string; readonly words: Words }): Words {
  return translation.value?.games[game.id]?.rules ?? game.words;
}

/** A sentence of the rules in the language in use; `you` is the seat that reads it. */
export function tell(
  game: { readonly id: string; readonly words: Words },
  sentence: Sentence,
  seats: readonly string[],
  you?: unknown,
): string {
  return say(gameWords(game), sentence, seats, you);
}

/** Made once a language: that takes far longer than writing a number with it. */
const decimals: { [language in Language]?: Intl.NumberFormat } = {};

/** One decimal, as the language writes it. */
export function decimal(value: number): string {
  const format = (decimals[language()] ??= new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }));
  return format.format(value).replace('-', '−\u2060');
}

export function language(): Language {
  return translation.value?.language ?? 'en';
}
