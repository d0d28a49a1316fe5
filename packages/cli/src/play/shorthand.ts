import type { Event, Field, Seat, Shape, Shapes } from '@waybill/kernel';

/**
 * An event as a few words that can be typed: its type, its fields in their order, then its flags.
 * `drive 14`, `build 3-4 5,6 5,7`, `gear 4 shift`, `place 5 b2 gold`, `depart 1 3 gold=bonus`.
 */
export function shorten(shapes: Shapes, event: Event): string {
  const shape = shapeOf(shapes, event.type);
  if (!shape) return JSON.stringify(event);
  const words = [event.type];
  for (const name of Object.keys(shape.fields)) words.push(...wordsOf(event[name]));
  for (const [name, field] of Object.entries(shape.optional ?? {})) {
    if (event[name] !== undefined) words.push(...flagWords(shape, name, field, event[name]));
  }
  return words.join(' ');
}

function shapeOf(shapes: Shapes, type: string): Shape | undefined {
  const known = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  const list = known === undefined ? [] : Array.isArray(known) ? (known as readonly Shape[]) : [known as Shape];
  return list.find((shape) => shape.by === 'seat');
}

function wordsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [typeof value === 'string' ? value : JSON.stringify(value)];
  return value.every((item) => typeof item === 'number') ? [value.join('-')] : value.flatMap(wordsOf);
}

function flagWords(shape: Shape, name: string, field: Field, value: unknown): string[] {
  if (field === 'true') return [name];
  if (name === soleText(shape)) return [String(value)];
  return [ownerOf(shape, String(value)) === name ? String(value) : `${name}=${wordsOf(value).join(',')}`];
}

/** The optional field that this choice can only mean. */
function ownerOf(shape: Shape, word: string): string | undefined {
  const owners = Object.entries(shape.optional ?? {}).filter(
    ([, field]) => typeof field === 'object' && 'choice' in field && field.choice.includes(word),
  );
  return owners.length === 1 ? owners[0][0] : undefined;
}

/** The only optional field that is text: a word left over can only mean it. */
function soleText(shape: Shape): string | undefined {
  const texts = Object.entries(shape.optional ?? {}).filter(([, field]) => isText(field));
  return texts.length === 1 ? texts[0][0] : undefined;
}

const isText = (field: Field): boolean => field === 'text' || (typeof field === 'object' && 'textBut' in field);

/** The event that a typed line means, whether it is legal or not; null if it is none. */
export function expand(shapes: Shapes, seat: Seat, line: string): Event | null {
  const [type, ...words] = line.trim().split(/\s+/);
  const shape = shapeOf(shapes, type.toLowerCase());
  if (!shape) return null;
  const given: Record<string, unknown> = {};
  const plain = words.filter((word) => !takeFlag(shape, word, given));
  const names = Object.keys(shape.fields);
  for (const [i, name] of names.entries()) {
    const value = readField(shape.fields[name], plain, i === names.length - 1);
    if (value === undefined) return null;
    given[name] = value;
  }
  const extra = soleText(shape);
  if (extra !== undefined && plain.length === 1) given[extra] = plain.pop();
  return plain.length > 0 ? null : { by: seat, type: type.toLowerCase(), ...given };
}

function takeFlag(shape: Shape, word: string, into: Record<string, unknown>): boolean {
  const optional = shape.optional ?? {};
  const [name, value] = word.split('=', 2);
  const field = Object.hasOwn(optional, name) ? optional[name] : undefined;
  if (field === 'true' && value === undefined) into[name] = true;
  else if (field !== undefined && value !== undefined) into[name] = field === 'number' ? Number(value) : value;
  else {
    const owner = ownerOf(shape, word);
    if (owner === undefined) return false;
    into[owner] = word;
  }
  return true;
}

/** Takes the words of one field off the front; undefined if they are not of its form. */
function readField(field: Field, words: string[], last: boolean): unknown {
  const word = words.shift();
  if (word === undefined) return undefined;
  if (field === 'number') return readNumber(word);
  if (isText(field) || (typeof field === 'object' && 'choice' in field)) return word;
  if (field === 'numbers') {
    const numbers = word.split(/[-,]/).map(readNumber);
    return numbers.includes(undefined) ? undefined : numbers;
  }
  if (field === 'texts') return [word, ...(last ? words.splice(0) : [])];
  return undefined;
}

function readNumber(word: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : undefined;
}
