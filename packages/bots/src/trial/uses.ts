import type { Event, Field, Shape, Shapes } from '@waybill/kernel';

/** What was decided, as it can be counted: an event type, or a value of one of its fields. */
export type Use = string;

/** How often each was. */
export type Uses = Record<Use, number>;

export interface UseParts {
  readonly type: string;
  /** None: the event itself, whatever is in it. */
  readonly field?: string;
  readonly value?: string;
}

/** Types and fields are single words, so a use can be taken apart again, whatever the value is. */
const useOf = (type: string, field: string, value: string): Use => `${type} ${field} ${value}`;

export function partsOf(use: Use): UseParts {
  const [type, field] = use.split(' ', 2);
  return field === undefined ? { type } : { type, field, value: use.slice(type.length + field.length + 2) };
}

/** Each at most once: it is decisions that are counted. */
export function usesOf(event: Event, into = new Set<Use>()): Set<Use> {
  const { by: _, type, ...fields } = event;
  into.add(type);
  for (const [field, value] of Object.entries(fields)) addValues(type, field, value, into);
  return into;
}

function addValues(type: string, field: string, value: unknown, into: Set<Use>): void {
  if (Array.isArray(value)) for (const item of value) addValues(type, field, item, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) addValues(type, `${field}.${key}`, inner, into);
  } else into.add(useOf(type, field, String(value)));
}

export function note(uses: Uses, seen: Iterable<Use>): void {
  for (const use of seen) uses[use] = (uses[use] ?? 0) + 1;
}

/** All that a seat could do, as far as the shapes of its events tell: types, optional marks and listed choices. */
export function knownUses(shapes: Shapes): Use[] {
  return Object.entries(shapes).flatMap(([type, known]) => {
    const shape = [known].flat().find((one): one is Shape => one.by === 'seat');
    if (!shape) return [];
    const fields = Object.entries({ ...shape.fields, ...shape.optional });
    return [type, ...fields.flatMap(([name, field]) => listed(field).map((value) => useOf(type, name, value)))];
  });
}

function listed(field: Field): readonly string[] {
  if (field === 'true') return ['true'];
  return typeof field === 'object' && 'choice' in field ? field.choice : [];
}

/** As people read it. */
export function useWords({ type, field, value }: UseParts): string {
  const words = [type, field === type ? undefined : field, value === 'true' ? undefined : value];
  return words.filter((word) => word !== undefined).join(' ');
}
