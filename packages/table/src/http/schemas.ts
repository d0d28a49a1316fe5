import { LEVELS } from '@waybill/bots';
import { check, type Flaw, isRecord, type Schema } from '@waybill/rules/kernel';
import type { Action } from '../host/action.ts';

const object = (properties: { readonly [key: string]: Schema }, ...optional: string[]): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
});

const text = (minLength: number, maxLength: number, description?: string): Schema => ({
  type: 'string',
  minLength,
  maxLength,
  ...(description ? { description } : {}),
});

const whole = (minimum: number, maximum: number, description?: string): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  ...(description ? { description } : {}),
});

/** The highest number of an entry. */
export const MOST_AFTER = 10_000_000;

const nameSchema = text(1, 40, 'What others call you');
export const keySchema = text(8, 64, 'Your own name for this request; the same again changes nothing');
const seat = whole(0, 7);
const salt = text(0, 64, 'Mixed into the dice, so that the server alone can’t choose them');
const level: Schema = { type: 'string', enum: LEVELS };
const event: Schema = { type: 'object', description: 'An event as the game’s rulebook lists it' };
const flag: Schema = { type: 'boolean' };

const clockSchema: Schema = {
  oneOf: [
    {
      title: 'a bank of time, with something added every turn',
      ...object({ kind: { const: 'live' }, bank: whole(10_000, 86_400_000), add: whole(0, 3_600_000) }),
    },
    {
      title: 'so much time for every turn',
      ...object({ kind: { const: 'days' }, each: whole(60_000, 30 * 86_400_000) }),
    },
  ],
};

const planFields: { readonly [key: string]: Schema } = {
  options: { type: 'object' },
  sheet: { type: 'object', description: 'A whole sheet that replaces the game’s own' },
  seats: whole(1, 8),
  listed: flag,
  clock: { oneOf: [{ title: 'null', const: null }, ...(clockSchema.oneOf ?? [])] },
};

const fields: { readonly [T in Action['type']]: { readonly [key: string]: Schema } } = {
  plan: { plan: object(planFields, 'sheet') },
  sit: { seat, salt },
  stand: {},
  unseat: { seat },
  bot: { seat, level },
  start: {},
  play: { event },
  'ask-back': { to: whole(0, 100_000) },
  'answer-back': { yes: flag },
  resign: {},
  pause: {},
  resume: {},
  chat: { text: text(1, 500) },
  rematch: {},
};

const OPTIONAL = ['seat', 'salt', 'to'];
const needed = (type: string) => (type === 'bot' || type === 'unseat' ? [] : OPTIONAL);

const actionSchemas: { readonly [type: string]: Schema } = Object.fromEntries(
  Object.entries(fields).map(([type, own]) => [
    type,
    { title: type, ...object({ type: { const: type }, ...own }, ...needed(type)) },
  ]),
);

/** An action that came from outside, of a known type and shape; or its first flaw. */
export function readAction(value: unknown): Action | Flaw {
  const type = isRecord(value) ? value.type : undefined;
  const schema = typeof type === 'string' && Object.hasOwn(actionSchemas, type) ? actionSchemas[type] : undefined;
  if (!schema) return { field: 'action.type', words: `must be one of ${Object.keys(actionSchemas).join(', ')}` };
  return check(schema, value, 'action') ?? (value as Action);
}

const requestSchema = object({
  after: whole(-1, MOST_AFTER, 'The number of the last entry you have seen'),
  key: keySchema,
  action: { type: 'object', oneOf: Object.values(actionSchemas) },
});

/** The request around an action; the action itself is read by its type. */
export const envelopeSchema: Schema = {
  ...requestSchema,
  properties: { ...requestSchema.properties, action: { type: 'object' } },
};

export const tableSchema = object(
  {
    key: keySchema,
    game: text(1, 40),
    ...planFields,
  },
  'options',
  'sheet',
  'listed',
  'clock',
);

export const guestSchema = object({ name: nameSchema });
export const recoverSchema = object({ token: text(20, 64) });
export const tokenSchema = object({ name: nameSchema });
export const afterSchema = object({ after: text(1, 8, 'The number of the last entry you have seen') }, 'after');
export const rangeSchema = object({
  from: text(1, 6, 'After this many events'),
  to: text(1, 6, 'And after each one more, up to this many'),
});
export const idSchema = object({ id: text(20, 20, 'The table') });
export const hashSchema = object({ hash: text(64, 64) });
