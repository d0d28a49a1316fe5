import type { Game, Shape } from '@waybill/kernel';
import type { Tally } from '../trial/index.ts';
import { endingsOf, lengthOf } from '../trial/index.ts';
import { goalOf, isChoice, measure } from './wish.ts';

/** How a sheet plays, by all that can be wished for. */
export interface Outlook {
  readonly length: number;
  readonly score: number;
  /** See the goal `seats`; null where one plays alone. */
  readonly seats: number | null;
  /** By ending: its share of the matches. */
  readonly ends: { readonly [ending: string]: number };
  /** By event and field, such as `dock transports`: see the goal `every`. */
  readonly every: { readonly [of: string]: number };
  /** Whether what perfect play can expect can be found out. */
  readonly isSolvable: boolean;
}

export function outlookOf(game: Game, tally: Tally, isSolvable: boolean): Outlook {
  const valueOf = (kind: 'score' | 'seats' | 'every', of = '') =>
    measure(goalOf({ kind, of, target: 0, weight: 1 }), tally, null).value;
  const fields = fieldsOf(game).filter((of) => isChoice(tally, of));
  return {
    length: lengthOf(tally)?.mean ?? 0,
    score: valueOf('score'),
    seats: tally.seats.length > 1 ? valueOf('seats') : null,
    ends: Object.fromEntries(Object.entries(endingsOf(tally)).map(([ending, { mean }]) => [ending, mean])),
    every: Object.fromEntries(fields.map((of) => [of, valueOf('every', of)])),
    isSolvable,
  };
}

/** The fields of all that a seat decides, as the game lists them. */
function fieldsOf({ shapes }: Game): string[] {
  return Object.entries(shapes).flatMap(([type, known]) => {
    const shape = [known].flat().find((one): one is Shape => one.by === 'seat');
    return Object.keys({ ...shape?.fields, ...shape?.optional }).map((field) => `${type} ${field}`);
  });
}
