export type Fact = string | number | boolean | null | readonly (string | number)[];
export type Facts = { readonly [name: string]: Fact };

/** Something said to a person, before it is put into a language. */
export interface Sentence {
  readonly key: string;
  readonly facts: Facts;
}

/**
 * How one sentence reads: text with `{fact}` in it, or a function where a language needs grammar.
 * By the time a phrase sees them, the facts `seat` and `seats` hold names, not numbers.
 */
export type Phrase = string | ((facts: Facts) => string);

/** A language's words for one game (or for the kernel), by key. */
export type Words = { readonly [key: string]: Phrase };

export function sentence(key: string, facts: Facts = {}): Sentence {
  return { key, facts };
}

export function speak(words: Words, { key, facts }: Sentence, seats: readonly string[] = []): string {
  const phrase = words[key];
  if (phrase === undefined) return key;
  const named = withNames(facts, seats);
  if (typeof phrase === 'function') return phrase(named);
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => show(named[name]));
}

/** Says by key what a language has words for. */
export type Say = (key: string, facts?: Facts) => string;

export const saying =
  (words: Words): Say =>
  (key, facts = {}) =>
    speak(words, { key, facts });

function withNames(facts: Facts, seats: readonly string[]): Facts {
  const name = (seat: Fact) => (typeof seat === 'number' ? (seats[seat] ?? `seat ${seat}`) : String(seat));
  const named: Record<string, Fact> = { ...facts };
  if ('seat' in facts) named.seat = name(facts.seat);
  if (Array.isArray(facts.seats)) named.seats = (facts.seats as readonly (string | number)[]).map(name);
  return named;
}

function show(fact: Fact | undefined): string {
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}

/** `count(1, 'good', 'goods')` is "1 good". */
export function count(n: Fact | undefined, one: string, many: string): string {
  return `${String(n)} ${n === 1 ? one : many}`;
}
