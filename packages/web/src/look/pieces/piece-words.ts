import { type Facts, type Phrase, speak } from '@waybill/kernel';
import { type Language, language } from '../../words/catalogue.ts';

/** The few words that a shared piece says itself, in every language. */
export function pieceWords<K extends string>(words: Readonly<Record<Language, Readonly<Record<K, Phrase>>>>) {
  return (key: K, facts: Facts = {}): string => speak(words[language()], { key, facts });
}
