import type { CodedFlaw, Schema, SheetKind } from '@waybill/kernel';
import { season2021 } from './season-2021.ts';

export const SPECIALS = ['reroll', 'include', 'select', 'shift'] as const;
export type Special = (typeof SPECIALS)[number];
export type BySpecial<T> = { readonly [special in Special]: T };

export interface CircuitSheet {
  readonly name: string;
  /** Spaces from flag to flag: the start, each section, the end. */
  readonly stretches: readonly number[];
  readonly time: number;
  readonly damage: number;
}

export interface Sheet {
  readonly sheet: 'grand-prix';
  readonly name: string;
  readonly gears: number;
  readonly dice: number;
  readonly specials: BySpecial<{ readonly free: number; readonly cost: number }>;
  readonly circuits: readonly CircuitSheet[];
}

/** GP-1.4: large enough for any race, small enough that no distance leaves 32 bits. */
const MOST = 1_000_000;
const LONGEST = 1000;

const name: Schema = { type: 'string', minLength: 1, maxLength: 60 };
const whole = (minimum: number, maximum: number, title: string): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  title,
});

function object(title: string, properties: { readonly [key: string]: Schema }): Schema {
  return { type: 'object', title, required: Object.keys(properties), additionalProperties: false, properties };
}

const special = (title: string) =>
  object(title, {
    free: whole(0, MOST, 'Free uses in a season'),
    cost: whole(1, MOST, 'Damage for each use after them'),
  });

const circuit = object('A circuit', {
  name,
  stretches: {
    type: 'array',
    title: 'Spaces of the start, of each section and of the end',
    minItems: 2,
    maxItems: LONGEST,
    items: { type: 'integer', minimum: 0, maximum: MOST },
  },
  time: whole(1, MOST, 'Turns'),
  damage: whole(0, MOST, 'Damage the car can take'),
});

const schema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://waybill.games/schemas/grand-prix.json',
  ...object('A season of Grand Prix', {
    sheet: { const: 'grand-prix' },
    name,
    gears: whole(2, 6, 'Gears'),
    dice: whole(1, 6, 'Dice'),
    specials: object('The special actions', {
      reroll: special('Re-roll all dice'),
      include: special('Include dice equal to the gear'),
      select: special('Select dice to re-roll'),
      shift: special('Shift to any other gear'),
    }),
    circuits: { type: 'array', title: 'The circuits, in order', minItems: 1, maxItems: LONGEST, items: circuit },
  }),
};

/** The start and the end of a circuit may be empty; a section has a space to land on. */
function* flaws(sheet: Sheet): Generator<CodedFlaw> {
  for (const [c, { stretches }] of sheet.circuits.entries()) {
    for (const [i, spaces] of stretches.entries()) {
      if (i === 0 || i === stretches.length - 1 || spaces >= 1) continue;
      const field = `sheet.circuits[${c}].stretches[${i}]`;
      yield { field, code: 'low', facts: { least: 1 }, words: 'must be at least 1' };
    }
  }
}

/** GP-3.2 gives a place to a car that is still on its way, so such a circuit may be raced; it just can't be won. */
function remarks({ circuits, dice }: Sheet): CodedFlaw[] {
  return circuits.flatMap(({ name: title, stretches, time }, c) => {
    const flag = stretches.reduce((sum, spaces) => sum + spaces, 1);
    const most = time * dice;
    const words = `nobody can finish ${title}: the flag is ${flag} spaces away, and ${time} turns of ${dice} dice go ${most} at most`;
    const facts = { name: title, flag, time, dice };
    return flag > most ? [{ field: `sheet.circuits[${c}].time`, code: 'unfinishable', facts, words }] : [];
  });
}

export const sheet: SheetKind<Sheet> = { schema, standard: season2021, flaws, remarks };
