import { DEALER_VERSIONS, type DealerRecord } from './dealer.ts';
import type { Event } from './event.ts';
import { check, type Flaw, isRecord, type Schema } from './schema.ts';

/** A match: its set-up and its events, in order, and nothing else. */
export interface Match {
  readonly waybill: 1;
  readonly game: string;
  readonly options: { readonly [key: string]: unknown };
  readonly seats: readonly string[];
  /** A whole sheet that replaces the game's own. */
  readonly sheet?: unknown;
  readonly dealer?: DealerRecord;
  readonly events: readonly Event[];
}

/** How large a match file may be, in characters; the longest match of any game stays far below. */
export const LARGEST_FILE = 8_000_000;

const nameSchema: Schema = { type: 'string', minLength: 1, maxLength: 60 };
const textSchema: Schema = { type: 'string', maxLength: 200 };

const matchSchema: Schema = {
  type: 'object',
  required: ['waybill', 'game', 'seats', 'events'],
  additionalProperties: false,
  properties: {
    waybill: { const: 1 },
    game: { type: 'string' },
    options: { type: 'object' },
    seats: { type: 'array', items: nameSchema },
    sheet: { type: 'object' },
    dealer: {
      type: 'object',
      required: ['commit'],
      additionalProperties: false,
      properties: {
        version: { enum: DEALER_VERSIONS },
        commit: { type: 'string', minLength: 64, maxLength: 64 },
        salts: { type: 'array', maxItems: 8, items: textSchema },
        seed: textSchema,
        byHand: { type: 'array', items: { type: 'integer', minimum: 0 } },
      },
    },
    events: { type: 'array' },
  },
};

/** The JSON of a match file; its events are still only claimed. */
export function parseMatch(text: string): Match | Flaw {
  if (text.length > LARGEST_FILE) {
    return { field: 'file', words: `is too large: ${text.length} characters, ${LARGEST_FILE} at most` };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      field: 'file',
      words: `is not JSON: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : 'unreadable'}`,
    };
  }
  return readMatch(value);
}

/** A match file that is known to be good, such as a recorded one; throws at a flaw. */
export function matchOf(text: string): Match {
  const match = parseMatch(text);
  if ('field' in match) throw new Error(`${match.field} ${match.words}`);
  return match;
}

export function readMatch(value: unknown): Match | Flaw {
  if (!isRecord(value)) return { field: 'file', words: 'must be a JSON object' };
  const flaw = check(matchSchema, value, '');
  if (flaw) return flaw;
  return { ...value, options: value.options ?? {} } as unknown as Match;
}

/** One event a line: short files, and differences that can be read. */
export function writeMatch(match: Match): string {
  const { waybill, game, options, seats, sheet, dealer, events } = match;
  const top = Object.entries({ waybill, game, options, seats, sheet, dealer })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const lines = events.map((event) => `  ${JSON.stringify(event)}`);
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n ]` : '[]';
  return `{\n${[...top, ` "events": ${list}`].join(',\n')}\n}\n`;
}
