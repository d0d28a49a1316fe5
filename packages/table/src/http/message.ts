import { check, isFlaw, isRecord, type Schema } from '@waybill/rules/kernel';
import type { Request } from '../host/action.ts';
import type { TableId } from '../log/entry.ts';
import { Problem } from './problem.ts';
import { envelopeSchema, keySchema, MOST_AFTER, readAction } from './schemas.ts';

const ID_LENGTH = 20;
const table: Schema = { type: 'string', minLength: ID_LENGTH, maxLength: ID_LENGTH };
const schemas: { readonly [type: string]: Schema } = {
  follow: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'table'],
    properties: {
      type: {},
      table,
      after: { type: 'integer', minimum: -1, maximum: MOST_AFTER },
      lean: { type: 'boolean' },
    },
  },
  unfollow: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'table'],
    properties: { type: {}, table },
  },
  act: {
    ...envelopeSchema,
    required: ['type', 'table', ...(envelopeSchema.required ?? [])],
    properties: { type: {}, table, ...envelopeSchema.properties },
  },
};

/** What a client says over its socket. */
export type Message =
  | { readonly type: 'follow'; readonly table: TableId; readonly after?: number; readonly lean?: boolean }
  | { readonly type: 'unfollow'; readonly table: TableId }
  | ({ readonly type: 'act'; readonly table: TableId } & Request);

/** A message that came from outside, of a known type and shape; anything else is a problem. */
export function readMessage(value: unknown): Message {
  const claimed = isRecord(value) ? value.type : undefined;
  const type = typeof claimed === 'string' && Object.hasOwn(schemas, claimed) ? claimed : undefined;
  const flaw = type === undefined ? { field: 'type', words: 'is not known' } : check(schemas[type], value, '');
  if (flaw) throw new Problem(400, 'malformed', { ...flaw });
  const message = value as Message;
  if (message.type !== 'act') return message;
  const action = readAction(message.action);
  if (isFlaw(action)) throw new Problem(400, 'malformed', { ...action });
  return { ...message, action };
}

const isText = (value: unknown, least: number, most: number) =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** What nearly all messages are, told at a glance. Exactly what the schemas let pass: whatever else it is, they say. */
export function isMove(value: unknown): value is Extract<Message, { type: 'act' }> {
  if (!isRecord(value) || value.type !== 'act' || Object.keys(value).length !== 5) return false;
  const { table: id, after, key, action } = value;
  if (!isText(id, ID_LENGTH, ID_LENGTH) || !isText(key, keySchema.minLength ?? 0, keySchema.maxLength ?? 0))
    return false;
  if (!Number.isInteger(after) || (after as number) < -1 || (after as number) > MOST_AFTER) return false;
  return isRecord(action) && action.type === 'play' && isRecord(action.event) && Object.keys(action).length === 2;
}
