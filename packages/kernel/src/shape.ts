import type { Event, Seat } from './event.ts';
import { isRecord } from './schema.ts';

/** The JSON type of one field of an event. What the value may be is for the clause to say. */
export type Field =
  | 'number'
  | 'text'
  | 'true'
  | 'numbers'
  | 'texts'
  | { readonly choice: readonly string[] }
  | { readonly textBut: string }
  | { readonly object: { readonly [key: string]: Field }; readonly optional?: { readonly [key: string]: Field } }
  | { readonly listOf: Field };

/** What an event of one type is made of, besides `by` and `type`. */
export interface Shape {
  readonly by: 'chance' | 'seat';
  readonly fields: { readonly [name: string]: Field };
  readonly optional?: { readonly [name: string]: Field };
}

/** By event type; two shapes where a seat and chance both have an event of that name. */
export type Shapes = { readonly [type: string]: Shape | readonly [Shape, Shape] };

type FieldValue<F> = F extends 'number'
  ? number
  : F extends 'text' | { readonly textBut: string }
    ? string
    : F extends 'true'
      ? true
      : F extends 'numbers'
        ? readonly number[]
        : F extends 'texts'
          ? readonly string[]
          : F extends { readonly choice: readonly (infer Choice)[] }
            ? Choice
            : F extends { readonly object: infer Needed }
              ? FieldValues<Needed, F extends { readonly optional: infer Optional } ? Optional : unknown>
              : F extends { readonly listOf: infer Item }
                ? readonly FieldValue<Item>[]
                : never;

/** An intersection as one object, so that messages about it can be read. */
type Flat<T> = T extends infer U ? { [name in keyof U]: U[name] } : never;

type FieldValues<Needed, Optional> = Flat<
  { readonly [name in keyof Needed]: FieldValue<Needed[name]> } & {
    readonly [name in keyof Optional]?: FieldValue<Optional[name]>;
  }
>;

type EventOfShape<Type, S> = S extends { readonly by: infer By; readonly fields: infer Needed }
  ? Flat<
      { readonly by: By extends 'chance' ? 'chance' : Seat; readonly type: Type } & FieldValues<
        Needed,
        S extends { readonly optional: infer Optional } ? Optional : unknown
      >
    >
  : never;

/** Every event that has one of these shapes, as a union told apart by `type` and `by`. Declare them `as const satisfies Shapes`. */
export type EventsOf<S extends Shapes> = {
  [type in keyof S]: EventOfShape<type, S[type] extends readonly (infer Each)[] ? Each : S[type]>;
}[keyof S];

/** Those of a game's events that are of one type. */
export type EventOf<E extends Event, Type extends E['type']> = Extract<E, { readonly type: Type }>;

export type ByChance<E extends Event> = E extends Event ? ('chance' extends E['by'] ? E : never) : never;
export type BySeat<E extends Event> = E extends Event ? (Seat extends E['by'] ? E : never) : never;

/** A malformed part of an event. */
export interface Malformed {
  readonly field: string;
  readonly code: 'object' | 'missing' | 'unknown' | 'type';
}

export function checkShape(shapes: Shapes, event: unknown): Malformed | null {
  if (!isRecord(event)) return { field: 'event', code: 'object' };
  if (!Object.hasOwn(event, 'by')) return { field: 'by', code: 'missing' };
  if (!Object.hasOwn(event, 'type')) return { field: 'type', code: 'missing' };
  const { by, type } = event;
  const known = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!known) return { field: 'type', code: 'unknown' };
  const side = by === 'chance' ? 'chance' : 'seat';
  if (side === 'seat' && !(Number.isInteger(by) && (by as number) >= 0)) return { field: 'by', code: 'type' };
  const shape = (Array.isArray(known) ? (known as readonly Shape[]) : [known as Shape]).find((one) => one.by === side);
  if (!shape) return { field: 'by', code: 'type' };
  return checkFields(shape.fields, shape.optional ?? {}, event, '', ['by', 'type']);
}

type Fields = { readonly [name: string]: Field };

function checkFields(
  needed: Fields,
  optional: Fields,
  value: Record<string, unknown>,
  path: string,
  known: readonly string[] = [],
): Malformed | null {
  for (const name of Object.keys(needed)) {
    if (!Object.hasOwn(value, name)) return { field: path + name, code: 'missing' };
  }
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const field = Object.hasOwn(needed, name)
      ? needed[name]
      : Object.hasOwn(optional, name)
        ? optional[name]
        : undefined;
    if (field === undefined) return { field: path + name, code: 'unknown' };
    const flaw = checkField(field, value[name], path + name);
    if (flaw) return flaw;
  }
  return null;
}

function checkField(field: Field, value: unknown, path: string): Malformed | null {
  if (typeof field === 'object' && 'object' in field && isRecord(value)) {
    return checkFields(field.object, field.optional ?? {}, value, `${path}.`);
  }
  if (typeof field === 'object' && 'listOf' in field && Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const flaw = checkField(field.listOf, value[i], `${path}[${i}]`);
      if (flaw) return flaw;
    }
    return null;
  }
  return fits(field, value) ? null : { field: path, code: 'type' };
}

/** Whether it is what a field without parts may be. */
function fits(field: Field, value: unknown): boolean {
  switch (field) {
    case 'number':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
    case 'true':
      return value === true;
    case 'numbers':
      return Array.isArray(value) && value.every((item) => typeof item === 'number');
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  if ('choice' in field) return typeof value === 'string' && field.choice.includes(value);
  return 'textBut' in field && typeof value === 'string' && value !== field.textBut;
}
