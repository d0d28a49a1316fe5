import { language } from '../words/catalogue.ts';
import { uses } from './de-names.ts';

/** A decision as match files name it, word for word in the language in use. */
export function useName(english: string): string {
  if (language() !== 'de') return english;
  return english
    .split(' ')
    .map((word) => uses[word] ?? word)
    .join(' ');
}
