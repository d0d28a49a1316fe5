import { language } from '../words/catalogue.ts';
import { parts, uses } from './de-names.ts';

/** The title of a printed part, in the language in use. */
export function partTitle(english: string): string {
  return language() === 'de' ? (parts[english] ?? english) : english;
}

/** A decision as match files name it, word for word in the language in use. */
export function useName(english: string): string {
  if (language() !== 'de') return english;
  return english
    .split(' ')
    .map((word) => uses[word] ?? word)
    .join(' ');
}
