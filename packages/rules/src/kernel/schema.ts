import { count } from './words.ts';

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
}

/** The first flaw of a value against a schema, or null. */
export function check(schema: Schema, value: unknown, field: string): Flaw | null {
  const flaw = (words: string): Flaw => ({ field, words });
  if (schema.const !== undefined && value !== schema.const) return flaw(`must be ${JSON.stringify(schema.const)}`);
  if (schema.enum && !schema.enum.includes(value)) return flaw(`must be one of ${schema.enum.join(', ')}`);
  if (schema.oneOf && !schema.oneOf.some((one) => check(one, value, field) === null)) {
    return flaw(`must be ${schema.oneOf.map((one) => one.title ?? one.type).join(' or ')}`);
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return checkNumber(schema, value, flaw);
    case 'string':
      return checkString(schema, value, flaw);
    case 'boolean':
      return typeof value === 'boolean' ? null : flaw('must be true or false');
    case 'array':
      return Array.isArray(value) ? checkArray(schema, value, field, flaw) : flaw('must be a list');
    case 'object':
      return isRecord(value) ? checkObject(schema, value, field) : flaw('must be an object');
    default:
      return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Fail = (words: string) => Flaw;

function checkNumber(schema: Schema, value: unknown, flaw: Fail): Flaw | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return flaw('must be a number');
  if (schema.type === 'integer' && !Number.isInteger(value)) return flaw('must be a whole number');
  if (schema.minimum !== undefined && value < schema.minimum) return flaw(`must be at least ${schema.minimum}`);
  if (schema.maximum !== undefined && value > schema.maximum) return flaw(`must be at most ${schema.maximum}`);
  return null;
}

function checkString(schema: Schema, value: unknown, flaw: Fail): Flaw | null {
  if (typeof value !== 'string') return flaw('must be text');
  // As JSON Schema counts: letters, not halves of them.
  const { length } = Array.from(value);
  if (length < (schema.minLength ?? 0)) return flaw(`must have at least ${schema.minLength} characters`);
  if (length > (schema.maxLength ?? Infinity)) return flaw(`must have at most ${schema.maxLength} characters`);
  return null;
}

const entries = (n: number | undefined) => count(n, 'entry', 'entries');

function checkArray(schema: Schema, value: unknown[], field: string, flaw: Fail): Flaw | null {
  if (value.length < (schema.minItems ?? 0))
    return flaw(`must have at least ${entries(schema.minItems)}, not ${value.length}`);
  if (value.length > (schema.maxItems ?? Infinity))
    return flaw(`must have at most ${entries(schema.maxItems)}, not ${value.length}`);
  if (!schema.items) return null;
  for (let i = 0; i < value.length; i++) {
    const found = check(schema.items, value[i], `${field}[${i}]`);
    if (found) return found;
  }
  return null;
}

function checkObject(schema: Schema, value: Record<string, unknown>, field: string): Flaw | null {
  const at = (key: string) => (field === '' ? key : `${field}.${key}`);
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) return { field: at(key), words: 'is missing' };
  }
  for (const key of Object.keys(value)) {
    const inner = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!inner && schema.additionalProperties === false) return { field: at(key), words: 'is not known' };
    const found = inner && check(inner, value[key], at(key));
    if (found) return found;
  }
  return null;
}
