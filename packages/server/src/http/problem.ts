import { type Refusal, speak, type Words } from '@waybill/kernel';
import type { ActionOutcome } from '../host/perform.ts';
import { Unplayed } from '../host/unplayed.ts';
import { TABLE_CLAUSE } from '../host/words.ts';

const words: Words = {
  'not-signed-in': 'say who you are first: POST /api/session',
  'wrong-version': 'this server speaks version 13 of WebSocket',
  'no-upgrade': 'this server changes to no other protocol: ask again without Upgrade',
  blocked: 'somebody at this table does not want to play with you',
  scope: 'this token may play, not change the account',
  'not-allowed': 'that came from another site',
  forged: 'this session is not one of ours, or no longer',
  'not-found': 'there is nothing here',
  'too-often': 'too many requests: try again in {seconds} s',
  'too-large': 'that is too large',
  'too-deep': 'that JSON is nested too deep',
  malformed: '{field} {words}',
  'forbidden-word': 'a word in that is not wanted on this server: say it in other words',
  'not-json': 'that is not JSON',
  'wrong-type': 'send JSON, as application/json',
  'too-slow': 'that took too long to arrive',
  'too-many': 'you have as many as there may be: {most}',
  'not-over': 'the match is not over yet',
  'not-played': 'the match was not played to its end',
  'not-seated': 'only those who sat there may ask for that',
  'one-at-a-time': 'an analysis that you asked for is not done yet',
  'no-worker': 'nobody here has time for that now',
  unplayed: 'play this deal to its end first: then you may look at what others did',
  flaw: '{field} {words}',
  'no-seek': 'that could not be put into the list: too many look for a match here, or somebody else uses this key',
  'no-pair': 'somebody was found, but no table could be made: finish or leave some of your tables first',
  unavailable: 'the server can’t do that just now: try again',
  internal: 'something went wrong here; it has been noted',
};

/** An answer other than what was asked for. Thrown in a handler, it becomes one. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Refusal['facts'] = {},
  ) {
    super(code);
  }

  toJSON(): object {
    const { code, facts } = this;
    return { error: { code, facts, words: speak(words, { key: code, facts }) } };
  }
}

/** A limit has been reached: by this person, or by all at this address. */
export class TooOften extends Problem {
  constructor(
    readonly who: string,
    seconds: number,
  ) {
    super(429, 'too-often', { seconds });
  }
}

/** What an error says to whoever asked; null where it is none of their business. */
export function problemIn(error: unknown): Problem | null {
  if (error instanceof Unplayed) return new Problem(403, 'unplayed', { deal: error.deal });
  return error instanceof Problem ? error : null;
}

const STATUS: { readonly [code: string]: number } = { stale: 409, 'unknown-table': 404 };

export function statusOfRefusal({ clause, code }: Refusal): number {
  return (clause === TABLE_CLAUSE ? STATUS[code] : undefined) ?? 422;
}

/** A refused action as JSON, with what its author had not seen. */
export function refusedJson({ refusal, words: said, update }: Extract<ActionOutcome, { ok: false }>): string {
  const error = JSON.stringify({ ...refusal, words: said });
  return update === null ? `{"error":${error}}` : `{"error":${error},"update":${update}}`;
}
