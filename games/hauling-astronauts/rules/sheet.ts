import type { CodedFlaw, Schema, SheetKind } from '@waybill/kernel';

export const TRANSPORTS = 6;
export const DOCKS = 6;
const LEAST = 3;
const MOST = 18;

export interface Range {
  readonly min: number;
  readonly max: number;
}

export type Capacity = Range | { readonly parity: 'even' | 'odd' };

export interface Transport {
  readonly id: string;
  readonly name: string;
  readonly capacity: Capacity;
  readonly profit: number;
}

export interface Dock extends Range {
  readonly bonus: number;
}

export interface Sheet {
  readonly sheet: 'hauling-astronauts';
  readonly name: string;
  /** The six that each player chooses three of. */
  readonly transports: readonly Transport[];
  readonly docks: readonly Dock[];
}

const sum: Schema = { type: 'integer', minimum: LEAST, maximum: MOST };
const points: Schema = { type: 'integer', minimum: 0, maximum: 99 };

const transport: Schema = {
  type: 'object',
  required: ['id', 'name', 'capacity', 'profit'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 12 },
    name: { type: 'string', minLength: 1, maxLength: 12 },
    capacity: {
      oneOf: [
        {
          title: 'a range {min, max} within 3 to 18',
          type: 'object',
          required: ['min', 'max'],
          additionalProperties: false,
          properties: { min: sum, max: sum },
        },
        {
          title: '{parity: "even" or "odd"}',
          type: 'object',
          required: ['parity'],
          additionalProperties: false,
          properties: { parity: { enum: ['even', 'odd'] } },
        },
      ],
    },
    profit: points,
  },
};

const dock: Schema = {
  type: 'object',
  required: ['min', 'max', 'bonus'],
  additionalProperties: false,
  properties: { min: sum, max: sum, bonus: points },
};

const schema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Hauling Astronauts sheet',
  description: 'The six transports that each player chooses from and the six destination docks.',
  type: 'object',
  required: ['sheet', 'name', 'transports', 'docks'],
  additionalProperties: false,
  properties: {
    sheet: { const: 'hauling-astronauts' },
    name: { type: 'string', minLength: 1, maxLength: 60 },
    transports: { type: 'array', minItems: TRANSPORTS, maxItems: TRANSPORTS, items: transport },
    docks: { type: 'array', minItems: DOCKS, maxItems: DOCKS, items: dock },
  },
};

/** What matches were played on before their files said which sheet it was. */
const before: Sheet = {
  sheet: 'hauling-astronauts',
  name: 'Mars run',
  transports: [
    { id: 'low', name: 'Sparrow', capacity: { min: 3, max: 5 }, profit: 5 },
    { id: 'mid', name: 'Heron', capacity: { min: 6, max: 10 }, profit: 4 },
    { id: 'high', name: 'Condor', capacity: { min: 11, max: 15 }, profit: 4 },
    { id: 'top', name: 'Albatross', capacity: { min: 16, max: 18 }, profit: 5 },
    { id: 'even', name: 'Tern', capacity: { parity: 'even' }, profit: 4 },
    { id: 'odd', name: 'Gull', capacity: { parity: 'odd' }, profit: 4 },
  ],
  docks: [
    { min: 3, max: 3, bonus: 5 },
    { min: 4, max: 7, bonus: 2 },
    { min: 8, max: 10, bonus: 2 },
    { min: 11, max: 13, bonus: 2 },
    { min: 14, max: 17, bonus: 2 },
    { min: 18, max: 18, bonus: 5 },
  ],
};

/** The same ships and docks, paid so that each is worth taking. */
const standard: Sheet = {
  ...before,
  name: 'Mars express',
  transports: before.transports.map((ship, i) => ({ ...ship, profit: [6, 3, 3, 6, 3, 3][i] })),
  docks: before.docks.map((berth, i) => ({ ...berth, bonus: [5, 3, 1, 1, 3, 5][i] })),
};

const UNMET = { code: 'unmet', words: 'can be met by no load: min is above max' };

function* flaws({ transports, docks }: Sheet): Generator<CodedFlaw> {
  for (const [i, { id, capacity }] of transports.entries()) {
    const field = `sheet.transports[${i}]`;
    if (id === '?') {
      yield { field: `${field}.id`, code: 'hidden-id', words: 'must not be "?": that stands for a hidden transport' };
    }
    if (transports.findIndex((other) => other.id === id) < i) {
      yield { field: `${field}.id`, code: 'twice', words: 'is there twice' };
    }
    if ('min' in capacity && capacity.min > capacity.max) yield { field: `${field}.capacity`, ...UNMET };
  }
  for (const [i, { min, max }] of docks.entries()) if (min > max) yield { field: `sheet.docks[${i}]`, ...UNMET };
}

/** HA-2.7 lets a load that no dock holds go to any dock, for nothing. */
function remarks({ docks, transports }: Sheet): CodedFlaw[] {
  const held = docks.reduce((mask, range) => mask | sums(range), 0);
  const lost = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i).filter((total) => !(held & (1 << total)));
  const twins = transports.findIndex(({ name }, i) => transports.findIndex((other) => other.name === name) < i);
  return [
    ...(lost.length > 0
      ? [
          {
            field: 'sheet.docks',
            code: 'uncovered',
            facts: { sums: lost },
            words: `no dock is for a sum of ${lost.join(', ')}`,
          },
        ]
      : []),
    ...(twins < 0 ? [] : [{ field: `sheet.transports[${twins}].name`, code: 'name-twice', words: 'is there twice' }]),
  ];
}

export const sheetKind: SheetKind<Sheet> = { schema, standard, before, flaws, remarks };

/** The sums that something holds, one bit each. */
export function sums(holds: Capacity): number {
  let mask = 0;
  for (let total = LEAST; total <= MOST; total++) {
    const inside =
      'parity' in holds ? (total % 2 === 0) === (holds.parity === 'even') : total >= holds.min && total <= holds.max;
    if (inside) mask |= 1 << total;
  }
  return mask;
}
