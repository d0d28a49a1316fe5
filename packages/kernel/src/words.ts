export type Fact = string | number | boolean | null | readonly (string | number)[];
export type Facts = { readonly [name: string]: Fact };

/** Something said to a person, before it is put into a language. */
export interface Sentence {
  readonly key: string;
  readonly facts: Facts;
}

/**
 * How one sentence reads: text with `{fact}` in it, or a function where a language needs grammar.
 * By the time a phrase sees them, the facts `seat` and `seats` hold names, not numbers; `you` says whether the seat is the
 * reader’s own, and `yours` which of the seats is (−1: none).
 */
export type Phrase = string | ((facts: Facts) => string);

/** A language's words for one game (or for the kernel), by key. */
export type Words = { readonly [key: string]: Phrase };

export function sentence(key: string, facts: Facts = {}): Sentence {
  return { key, facts };
}

/** `you` is the seat of who reads it, where sentences about that seat say *you*. */
export function speak(
  words: Words,
  { key, facts }: Sentence,
  seats: readonly string[] = [],
  you: unknown = null,
): string {
  const phrase = words[key];
  if (phrase === undefined) return key;
  const named = withNames(facts, seats, you);
  if (typeof phrase === 'function') return phrase(named);
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => show(named[name]));
}

/** Says by key what a language has words for. */
export type Say = (key: string, facts?: Facts) => string;

export const saying =
  (words: Words): Say =>
  (key, facts = {}) =>
    speak(words, { key, facts });

function withNames(facts: Facts, seats: readonly string[], you: unknown): Facts {
  const name = (seat: Fact) => (typeof seat === 'number' ? (seats[seat] ?? `seat ${seat}`) : String(seat));
  const named: Record<string, Fact> = { ...facts };
  if ('seat' in facts) Object.assign(named, { seat: name(facts.seat), you: facts.seat === you });
  if (Array.isArray(facts.seats)) {
    const all = facts.seats as readonly (string | number)[];
    Object.assign(named, { seats: all.map(name), yours: all.indexOf(you as number) });
  }
  return named;
}

function show(fact: Fact | undefined): string {
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}

/** `does(facts, 'buys', 'You buy')` is "Ann buys", or "You buy" to Ann herself. */
export function does({ seat, you }: Facts, third: string, second: string): string {
  return you ? second : `${String(seat)} ${third}`;
}

/** `count(1, 'good', 'goods')` is "1 good". */
export function count(n: Fact | undefined, one: string, many: string): string {
  return `${String(n)} ${n === 1 ? one : many}`;
}
