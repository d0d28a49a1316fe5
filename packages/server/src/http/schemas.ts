import type { Schema } from '@waybill/kernel';
import { object, tableIdSchema, text } from '@waybill/protocol';
import { LANGUAGES } from '../notices/notice-store.ts';
import { SCOPES } from '../store/people.ts';

/** What requests bring besides actions and tables, which the protocol has. */
const nameSchema = text(1, 40, 'What others call you');

export const guestSchema = object({ name: nameSchema });
export const recoverSchema = object({ token: text(20, 64) });
const scopesSchema: Schema = {
  type: 'array',
  minItems: 1,
  maxItems: SCOPES.length,
  items: { type: 'string', enum: SCOPES },
  description: 'What the token may do: play, or also change the account and make tokens. Left out, it may play',
};

export const tokenSchema = object({ name: nameSchema, scopes: scopesSchema }, 'scopes');
export const handleSchema = object({ handle: text(3, 20, 'A handle') });
export const reportSchema = object({
  handle: text(3, 20, 'Who it is about'),
  table: tableIdSchema,
  words: text(1, 1000, 'What happened'),
});
const languageSchema: Schema = {
  type: 'string',
  enum: LANGUAGES,
  description: 'Of what you are told; English unless said',
};
export const pushSchema = object(
  {
    endpoint: text(1, 1000, 'As the browser’s subscription has it'),
    keys: object({ p256dh: text(1, 200), auth: text(1, 100) }),
    language: languageSchema,
  },
  'language',
);
export const webhookSchema = object(
  { url: text(1, 1000, 'Where to POST; https alone'), language: languageSchema },
  'language',
);
export const quietSchema = object({
  from: text(5, 5, 'Such as 22:00'),
  to: text(5, 5, 'Such as 07:00; before `from`, it is on the next day'),
  zone: text(1, 60, 'A time zone such as Europe/Berlin'),
});
export const noticeIdSchema = object({ id: text(36, 36, 'Of what you are told by') });
export const feedSchema = object({ secret: text(20, 64) });
export const afterSchema = object({ after: text(1, 8, 'The number of the last entry you have seen') }, 'after');
export const rangeSchema = object({
  from: text(1, 6, 'After this many events'),
  to: text(1, 6, 'And after each one more, up to this many'),
});
export const dealIdSchema = object({ deal: text(1, 80, 'The deal') });
export const dealMatchSchema = object({ match: { type: 'object', description: 'A match file' } });
export const idSchema = object({ id: tableIdSchema });
export const hashSchema = object({ hash: text(64, 64) });
export const matchesSchema = object(
  {
    game: text(1, 40, 'Only of this game'),
    before: text(1, 60, 'The `next` of the answer before'),
  },
  'game',
  'before',
);
export const gameSchema = object({ game: text(1, 40, 'A game') });
export const resultsSchema = object({ after: text(1, 10, 'The number of the last result you have') }, 'after');
export const profileSchema = object({ shown: { type: 'boolean', description: 'Whether everybody may see it' } });
