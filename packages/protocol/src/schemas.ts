import { check, type Flaw, isFlaw, isRecord, LEVELS, type Schema } from '@waybill/kernel';
import type { Action, ActionType } from './action.ts';
import type { ActMessage, ClientMessage } from './messages.ts';

/** What may come from outside, as schemas: published by the API, and enforced. */
export const object = (properties: { readonly [key: string]: Schema }, ...optional: string[]): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
});

export const text = (minLength: number, maxLength: number, description?: string): Schema => ({
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
const MOST_AFTER = 10_000_000;
const ID_LENGTH = 20;
const [KEY_LEAST, KEY_MOST] = [8, 64];

export const tableIdSchema = text(ID_LENGTH, ID_LENGTH, 'The table');
const keySchema = text(KEY_LEAST, KEY_MOST, 'Your own name for this request; the same again changes nothing');
const seat = whole(0, 7);
const salt = text(0, 64, 'Mixed into the dice, so that the server alone can’t choose them');
const promise = text(64, 64, 'SHA-256 of a salt, in hex: revealed when the match is asked for');
const level: Schema = { type: 'string', enum: LEVELS };
const event: Schema = { type: 'object', description: 'An event as the game’s rulebook lists it' };
const flag: Schema = { type: 'boolean' };

const clockSchemas: readonly Schema[] = [
  {
    title: 'a bank of time, with something added every turn',
    ...object({ kind: { const: 'live' }, bank: whole(10_000, 86_400_000), add: whole(0, 3_600_000) }),
  },
  {
    title: 'so much time for every turn',
    ...object({ kind: { const: 'days' }, each: whole(60_000, 30 * 86_400_000) }),
  },
];

const planFields: { readonly [key: string]: Schema } = {
  options: { type: 'object' },
  sheet: { type: 'object', description: 'A whole sheet that replaces the game’s own' },
  seats: whole(1, 8),
  listed: flag,
  clock: { oneOf: [{ title: 'null', const: null }, ...clockSchemas] },
};

export const newTableSchema = object(
  { key: keySchema, game: text(1, 40), ...planFields },
  'options',
  'sheet',
  'listed',
  'clock',
);

/** A bot of a deal thinks by its seed alone, however long that takes: not for minutes. */
const steadyLevel: Schema = { type: 'string', enum: LEVELS.filter((one) => one !== 'expert') };

export const duplicateSchema = object(
  {
    key: keySchema,
    game: text(1, 40),
    options: planFields.options,
    sheet: planFields.sheet,
    seats: {
      type: 'array',
      minItems: 1,
      maxItems: 8,
      items: {
        oneOf: [
          { title: 'a person', const: null },
          { title: 'a bot', ...steadyLevel },
        ],
      },
      description: 'Who sits where: null is a person, otherwise a bot’s level',
    },
    days: whole(1, 30, 'How long it can be played'),
  },
  'options',
  'sheet',
);

const actionFields: { readonly [T in ActionType]: { readonly [key: string]: Schema } } = {
  plan: { plan: object(planFields, 'sheet') },
  sit: { seat, salt, promise },
  stand: {},
  unseat: { seat },
  bot: { seat, level },
  start: {},
  reveal: { salt: text(1, 64, 'What you promised when you sat down') },
  play: { event },
  'ask-back': { to: whole(0, 100_000) },
  'answer-back': { yes: flag },
  resign: {},
  pause: {},
  resume: {},
  chat: { text: text(1, 500) },
  rematch: { salt, promise },
};

const OPTIONAL: { readonly [type: string]: readonly string[] } = {
  sit: ['seat', 'salt', 'promise'],
  'ask-back': ['to'],
  rematch: ['salt', 'promise'],
};

const actionSchemas: { readonly [type: string]: Schema } = Object.fromEntries(
  Object.entries(actionFields).map(([type, own]) => [
    type,
    { title: type, ...object({ type: { const: type }, ...own }, ...(OPTIONAL[type] ?? [])) },
  ]),
);

/** Any action, as one schema. */
export const actionSchema: Schema = { oneOf: Object.values(actionSchemas) };

/** An action that came from outside, of a known type and shape; or its first flaw. */
export function readAction(value: unknown): Action | Flaw {
  const type = isRecord(value) ? value.type : undefined;
  const schema = typeof type === 'string' && Object.hasOwn(actionSchemas, type) ? actionSchemas[type] : undefined;
  if (!schema) return { field: 'action.type', words: `must be one of ${Object.keys(actionSchemas).join(', ')}` };
  return check(schema, value, 'action') ?? (value as Action);
}

const requestFields = {
  after: whole(-1, MOST_AFTER, 'The number of the last entry you have seen'),
  key: keySchema,
};

/** The request around an action; the action itself is read by its type. */
export const envelopeSchema = object({ ...requestFields, action: { type: 'object' } });

const messageSchemas: { readonly [T in ClientMessage['type']]: Schema } = {
  follow: object({ type: {}, table: tableIdSchema, after: requestFields.after, lean: flag }, 'after', 'lean'),
  unfollow: object({ type: {}, table: tableIdSchema }),
  act: object({ type: {}, table: tableIdSchema, ...requestFields, action: { type: 'object' } }),
  seek: object(
    {
      type: {},
      key: keySchema,
      game: text(1, 40),
      options: planFields.options,
      clock: planFields.clock,
      promise,
      wants: keySchema,
    },
    'options',
    'clock',
    'promise',
    'wants',
  ),
  unseek: object({ type: {} }),
};

const isText = (value: unknown, least: number, most: number) =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** What nearly all messages are, told at a glance. Exactly what the schemas let pass: whatever else it is, they say. */
export function isMove(value: unknown): value is ActMessage {
  if (!isRecord(value) || value.type !== 'act' || Object.keys(value).length !== 5) return false;
  const { table: id, after, key, action } = value;
  if (!isText(id, ID_LENGTH, ID_LENGTH) || !isText(key, KEY_LEAST, KEY_MOST)) return false;
  if (!Number.isInteger(after) || (after as number) < -1 || (after as number) > MOST_AFTER) return false;
  return isRecord(action) && action.type === 'play' && isRecord(action.event) && Object.keys(action).length === 2;
}

/** A message that came from outside, of a known type and shape; or its first flaw. */
export const readClientMessage = (value: unknown): ClientMessage | Flaw =>
  isMove(value) ? value : readBySchema(value);

const isMessageType = (type: unknown): type is ClientMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(messageSchemas, type);

export function readBySchema(value: unknown): ClientMessage | Flaw {
  const type = isRecord(value) ? value.type : undefined;
  if (!isMessageType(type)) return { field: 'type', words: 'is not known' };
  const flaw = check(messageSchemas[type], value, '');
  if (flaw) return flaw;
  const message = value as ClientMessage;
  if (message.type !== 'act') return message;
  const action = readAction(message.action);
  return isFlaw(action) ? action : message;
}
