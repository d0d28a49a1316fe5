import { LEVELS, type Schema } from '@waybill/kernel';
import { actionSchema, object, text } from '@waybill/protocol';

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` }) as Schema;
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const orNull = (schema: Schema): Schema => ({ oneOf: [schema, { const: null }] });
export const whole: Schema = { type: 'integer' };
export const flag: Schema = { type: 'boolean' };
export const word: Schema = { type: 'string' };
export const any: Schema = { type: 'object' };
export const number: Schema = { type: 'number' };
const bySeat = listOf(number);

const level = { enum: LEVELS };
const ratingFigure = { rating: number, deviation: number };

const deal = {
  id: word,
  kind: { enum: ['day', 'open', 'duplicate'] },
  day: word,
  game: word,
  options: any,
  sheet: any,
  seats: listOf(orNull(level)),
  commit: text(64, 64),
  begins: whole,
  ends: whole,
  seed: word,
};
const summary = {
  id: word,
  game: word,
  phase: { enum: ['open', 'on', 'over'] },
  made: whole,
  changed: whole,
  next: orNull(whole),
  clock: orNull({ enum: ['live', 'days'] }),
  seats: listOf(object({ name: orNull(word), person: flag, bot: orNull(level) })),
  seat: orNull(whole),
};
const rating = { game: word, ...ratingFigure, matches: whole, provisional: flag };
const news = {
  played: whole,
  mine: orNull(object({ table: word, over: flag, score: orNull(number), counts: flag })),
};

/** What answers are made of. */
export const schemas: { readonly [name: string]: Schema } = {
  Error: object(
    {
      error: object({ clause: word, code: word, facts: any, words: word }, 'clause'),
      update: ref('Update'),
    },
    'update',
  ),
  Person: object({ id: word, name: text(1, 40), handle: orNull(text(3, 20)), made: whole }),
  Seat: object({ name: orNull(word), handle: orNull(word), person: flag, bot: orNull(level), out: flag }),
  Status: object({
    phase: { enum: ['open', 'on', 'over'] },
    starting: flag,
    paused: flag,
    seats: listOf(ref('Seat')),
    next: { description: 'A seat, "chance" or "over"; null unless the match is on' },
    events: whole,
    asked: orNull(object({ seat: whole, to: whole, yes: listOf(whole) })),
    takenBack: whole,
    clocks: orNull(object({ left: listOf(number), since: whole, running: orNull(whole) })),
    ending: orNull(ref('Ending')),
    rematch: orNull(word),
  }),
  Ending: object({
    how: { enum: ['played', 'resigned', 'time', 'abandoned'] },
    result: orNull({ type: 'object', description: 'scores, and what the game has besides' }),
    winners: listOf(whole),
  }),
  Clock: {
    oneOf: [
      object({ kind: { const: 'live' }, bank: whole, add: whole }),
      object({ kind: { const: 'days' }, each: whole }),
    ],
  },
  Plan: object(
    {
      game: word,
      options: any,
      sheet: any,
      seats: whole,
      listed: flag,
      clock: orNull(ref('Clock')),
      deal: word,
      provisional: flag,
      commit: text(64, 64),
      salts: listOf(word),
      promises: listOf(orNull(word)),
      made: whole,
      owner: whole,
    },
    'sheet',
    'deal',
    'provisional',
  ),
  Update: object(
    {
      type: { const: 'update' },
      table: word,
      n: whole,
      seat: orNull(whole),
      entries: listOf({ type: 'object', description: 'n, at, type, and what that type has' }),
      view: orNull(any),
      status: ref('Status'),
      plan: ref('Plan'),
    },
    'plan',
  ),
  Summary: object(summary),
  Watched: object({ ...summary, rating: number }),
  Game: object({
    id: word,
    title: word,
    seats: object({ min: whole, max: whole }),
    options: listOf(any),
    best: { enum: ['highest', 'lowest'] },
  }),
  Deal: object(deal, 'day', 'sheet', 'seed'),
  DealNews: object({ ...deal, ...news }, 'day', 'sheet', 'seed'),
  DealPage: object({ ...deal, ...news, results: orNull(listOf(ref('DealResult'))) }, 'day', 'sheet', 'seed'),
  DealResult: object({
    table: word,
    seat: whole,
    name: orNull(word),
    handle: orNull(word),
    you: flag,
    how: { enum: ['played', 'resigned', 'time', 'abandoned'] },
    score: orNull(number),
    margin: orNull(number),
    won: flag,
    place: whole,
    percent: orNull(number),
    provisional: flag,
    marks: orNull(
      object({ unit: { enum: ['score', 'win'] }, exact: flag, cost: number, rating: orNull(number), luck: number }),
    ),
  }),
  NoticeTarget: object({
    id: word,
    kind: { enum: ['push', 'webhook'] },
    address: word,
    made: whole,
    failures: whole,
    failure: word,
    off: flag,
  }),
  Rating: object(rating),
  BestPlayer: object({ ...rating, name: word, handle: orNull(word) }),
  PublicResult: object({
    number: whole,
    ended: whole,
    seats: listOf(
      object({
        player: orNull(word),
        handle: orNull(word),
        bot: orNull(level),
        score: orNull(number),
        won: number,
        rated: orNull({ type: 'object', description: 'What the formula had, and what it made of it' }),
      }),
    ),
  }),
  PastMatch: object({
    table: orNull(word),
    game: word,
    ended: whole,
    how: word,
    unrated: orNull(word),
    seat: whole,
    seats: listOf(
      object({
        name: orNull(word),
        handle: orNull(word),
        person: flag,
        bot: orNull(level),
        score: orNull(number),
        won: number,
      }),
    ),
    rated: orNull(
      object({
        result: number,
        luck: orNull(number),
        without: number,
        before: object(ratingFigure),
        after: object(ratingFigure),
      }),
    ),
  }),
  Seeker: object({
    id: word,
    name: orNull(word),
    handle: orNull(word),
    game: word,
    clock: orNull(ref('Clock')),
    rating: number,
    since: whole,
  }),
  Analysis: object({
    unit: { enum: ['score', 'win'] },
    best: { enum: ['highest', 'lowest'] },
    exact: flag,
    finished: flag,
    start: bySeat,
    final: bySeat,
    luckTotal: bySeat,
    errorTotal: bySeat,
    giftTotal: bySeat,
    driftTotal: bySeat,
    adjusted: bySeat,
    adjustedError: bySeat,
    decisions: listOf(
      object(
        {
          index: whole,
          seat: whole,
          event: ref('Event'),
          value: number,
          loss: number,
          error: number,
          sure: number,
          class: orNull({ enum: ['doubtful', 'bad', 'very bad'] }),
          best: ref('Judged'),
          options: listOf(ref('Judged')),
          choices: whole,
        },
        'error',
      ),
    ),
    chances: listOf(object({ index: whole, luck: bySeat })),
    graph: listOf(bySeat),
    rating: listOf(orNull(number)),
  }),
  Judged: object({ event: ref('Event'), value: number, error: number }, 'error'),
  Event: { type: 'object', description: 'An event as the game’s rulebook lists it' },
  Match: { type: 'object', description: 'A match file' },
  Action: actionSchema,
};
