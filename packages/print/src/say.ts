import type { Words } from '@waybill/kernel';

/** Another language on paper. */
export interface PrintWords {
  /** By what is printed in English; `{fact}` stands for what differs. */
  readonly texts: { readonly [english: string]: string };
  /** The rules in short. */
  readonly rules: string;
  /** The words of the game's rules, for its records. */
  readonly game: Words;
}

type Facts = Readonly<Record<string, string | number>>;

/** What is printed in English, put into the language of a job. */
export type Say = (english: string, facts?: Facts) => string;

export const sayingIn =
  (texts: PrintWords['texts'] = {}): Say =>
  (english, facts = {}) =>
    (texts[english] ?? english).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
