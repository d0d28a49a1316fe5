import type { Refusal } from '@waybill/rules/kernel';

/** What became of an action. */
export type Outcome =
  | { readonly ok: true; readonly n: number }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly words: string;
      /** What the author had not seen, where that is why. */
      readonly update: string | null;
    };
