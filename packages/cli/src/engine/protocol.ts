import { LEVELS } from '@waybill/bots';
import type { Event, Schema } from '@waybill/kernel';

/** Of the protocol that docs/engine-protocol.md describes. */
export const PROTOCOL = 1;

/** The longest line of a request or an answer, in characters. */
export const LONGEST_LINE = 8_000_000;

/** What the answers repeat, so that whoever asked knows what they belong to. */
export type Id = string | number;

/** How a line is called that says `{"do": NAME}`. */
export type RequestName = 'hello' | 'setup' | 'show' | 'play' | 'deal' | 'go' | 'stop' | 'quit';

/** Why a request was not obeyed; the clause of the rulebook where it was against the rules. */
export interface Trouble {
  readonly clause?: string;
  readonly words: string;
}

/** One line that an engine says. */
export interface Answer {
  readonly id?: Id | null;
  readonly answer?: string;
  readonly error?: Trouble;
  readonly progress?: number;
  readonly event?: Event;
  readonly [field: string]: unknown;
}

const text: Schema = { type: 'string', maxLength: 200 };
const seat: Schema = { type: 'integer', minimum: 0, maximum: 99 };
const object: Schema = { type: 'object' };
const positive: Schema = { type: 'integer', minimum: 1, maximum: 1_000_000_000 };

const request = (properties: Schema['properties'] = {}, required: readonly string[] = []): Schema => ({
  type: 'object',
  required: ['do', ...required],
  additionalProperties: false,
  properties: {
    do: text,
    id: {
      oneOf: [
        { ...text, title: 'a text' },
        { type: 'number', title: 'a number' },
      ],
    },
    ...properties,
  },
});

/** What each request may hold. */
export const requestSchemas: Readonly<Record<RequestName, Schema>> = {
  hello: request({ protocol: { type: 'integer' } }),
  setup: request(
    {
      game: text,
      options: object,
      seats: { type: 'array', minItems: 1, maxItems: 99, items: { type: 'string', minLength: 1, maxLength: 60 } },
      seat,
      sheet: object,
      events: { type: 'array' },
    },
    ['game'],
  ),
  show: request({ seat }),
  play: request({ event: object }, ['event']),
  deal: request({ seed: text, event: object }),
  go: request({
    level: { enum: LEVELS },
    iterations: positive,
    milliseconds: positive,
    seed: text,
    seat,
    view: object,
    moves: { type: 'array' },
    limit: positive,
  }),
  stop: request(),
  quit: request(),
};
