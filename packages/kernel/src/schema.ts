import { count, type Facts } from './words.ts';

/** The part of JSON Schema 2020-12 that our sheets use, so that one document is published and enforced. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly oneOf?: readonly Schema[];
}

/** What is wrong, and where: `cities[3].x`. */
export interface Flaw {
  readonly field: string;
  readonly words: string;
  /** The clause that says so, where one does. */
  readonly clause?: string;
}

/** A flaw that can be put into other words: of which kind it is, and its facts. */
export interface CodedFlaw extends Flaw {
  readonly code: string;
  readonly facts?: Facts;
}

/** The first flaw of a value against a schema, or null. */
export function check(schema: Schema, value: unknown, field: string): Flaw | null {
  return firstFlaw(flawsOf(schema, value, field));
}

export function firstFlaw(flaws: Iterable<CodedFlaw>): Flaw | null {
  for (const { field, words } of flaws) return { field, words };
  return null;
}

/** Every flaw of a value against a schema, in the order of the value. */
export function* flawsOf(schema: Schema, value: unknown, field: string): Generator<CodedFlaw> {
  if (schema.const !== undefined && value !== schema.const) {
    return yield { field, code: 'const', words: `must be ${JSON.stringify(schema.const)}` };
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return yield { field, code: 'enum', words: `must be one of ${schema.enum.join(', ')}` };
  }
  if (schema.oneOf && !schema.oneOf.some((one) => check(one, value, field) === null)) {
    return yield {
      field,
      code: 'either',
      words: `must be ${schema.oneOf.map((one) => one.title ?? one.type).join(' or ')}`,
    };
  }
  const wrongType = (words: string): CodedFlaw => ({ field, code: 'type', words });
  switch (schema.type) {
    case 'integer':
    case 'number':
      return yield* numberFlaws(schema, value, field);
    case 'string':
      return yield* stringFlaws(schema, value, field);
    case 'boolean':
      if (typeof value !== 'boolean') yield wrongType('must be true or false');
      return;
    case 'array':
      if (!Array.isArray(value)) return yield wrongType('must be a list');
      return yield* arrayFlaws(schema, value, field);
    case 'object':
      if (!isRecord(value)) return yield wrongType('must be an object');
      return yield* objectFlaws(schema, value, field);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* numberFlaws({ type, minimum, maximum }: Schema, value: unknown, field: string): Generator<CodedFlaw> {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return yield { field, code: 'type', words: 'must be a number' };
  }
  if (type === 'integer' && !Number.isInteger(value)) {
    return yield { field, code: 'whole', words: 'must be a whole number' };
  }
  if (minimum !== undefined && value < minimum) {
    yield { field, code: 'low', facts: { least: minimum }, words: `must be at least ${minimum}` };
  }
  if (maximum !== undefined && value > maximum) {
    yield { field, code: 'high', facts: { most: maximum }, words: `must be at most ${maximum}` };
  }
}

function* stringFlaws(schema: Schema, value: unknown, field: string): Generator<CodedFlaw> {
  const { minLength = 0, maxLength = Infinity } = schema;
  if (typeof value !== 'string') return yield { field, code: 'type', words: 'must be text' };
  // What has too many halves of letters has not to be counted: it may be huge.
  const length = value.length > 2 * maxLength ? value.length : lettersOf(value);
  if (length < minLength) {
    const facts = { least: minLength };
    yield { field, code: 'short', facts, words: `must have at least ${minLength} characters` };
  }
  if (length > maxLength) {
    const facts = { most: maxLength };
    yield { field, code: 'long', facts, words: `must have at most ${maxLength} characters` };
  }
}

/** As JSON Schema counts: letters, not halves of them. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; letters++) i += (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
  return letters;
}

const entries = (n: number) => count(n, 'entry', 'entries');

function* arrayFlaws(schema: Schema, value: unknown[], field: string): Generator<CodedFlaw> {
  const { minItems = 0, maxItems = Infinity, items } = schema;
  const have = value.length;
  if (have < minItems) {
    const facts = { least: minItems, have };
    yield { field, code: 'few', facts, words: `must have at least ${entries(minItems)}, not ${have}` };
  }
  if (have > maxItems) {
    const facts = { most: maxItems, have };
    return yield { field, code: 'many', facts, words: `must have at most ${entries(maxItems)}, not ${have}` };
  }
  if (!items) return;
  for (let i = 0; i < have; i++) yield* flawsOf(items, value[i], `${field}[${i}]`);
}

function* objectFlaws(schema: Schema, value: Record<string, unknown>, field: string): Generator<CodedFlaw> {
  const at = (key: string) => (field === '' ? key : `${field}.${key}`);
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) yield { field: at(key), code: 'missing', words: 'is missing' };
  }
  for (const key of Object.keys(value)) {
    const inner = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (inner) yield* flawsOf(inner, value[key], at(key));
    else if (schema.additionalProperties === false) yield { field: at(key), code: 'unknown', words: 'is not known' };
  }
}
