import { arraysOf, LEVELS, type Level } from '@waybill/bots';
import { Arrays, rewardsOf } from '@waybill/bots/arrays';
import { chooserOf } from '@waybill/bots/trial';
import { findGame, loadBots, loadKnowledge } from '@waybill/games';
import {
  check,
  Dealer,
  type Event,
  explain,
  isFlaw,
  MoveList,
  type Play,
  readSetup,
  replay,
  type Schema,
  Sfc32,
} from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { usualName } from '../setup.ts';

interface Request {
  readonly game: string;
  readonly options?: Record<string, unknown>;
  readonly seats?: number;
  readonly sheet?: unknown;
  readonly events: readonly Event[];
  /** Also let chance act, drawn from this seed, if it is to act. */
  readonly deal?: string;
  /** Also say what a bot of this level would do. */
  readonly level?: Level;
  readonly seed?: string;
}

const text: Schema = { type: 'string', maxLength: 200 };
const schema: Schema = {
  type: 'object',
  required: ['game', 'events'],
  additionalProperties: false,
  properties: {
    game: text,
    options: { type: 'object' },
    seats: { type: 'integer', minimum: 1, maximum: 99 },
    sheet: { type: 'object' },
    events: { type: 'array' },
    deal: text,
    level: { enum: LEVELS },
    seed: text,
  },
};

/** Everything about one position, which is told by its events: nothing is kept from one request to the next. */
export async function show(bytes: Uint8Array): Promise<object> {
  const request = read(bytes);
  const game = findGame(request.game);
  if (!game) throw new Failure(`show: there is no game ${request.game}`);
  const { options = {}, events, deal } = request;
  const seats = Array.from({ length: request.seats ?? game.seats.min }, (_, seat) => usualName(seat));
  const head = { game: game.id, options, seats, ...(request.sheet === undefined ? {} : { sheet: request.sheet }) };
  const setup = readSetup(game, head);
  if (isFlaw(setup)) throw new Failure(`show: ${setup.field}: ${setup.words}`);
  const { play, refused } = replay(game, setup, { ...head, waybill: 1, events });
  if (refused) throw new Failure(`show: event ${refused.index}: ${explain(game, refused.refusal, seats)}`);
  const dealt = deal === undefined ? [] : play.deal(new Dealer(deal));
  return {
    dealt,
    ...(await told(play, new Arrays(game, setup, await arraysOf(await loadBots(game))))),
    ...(request.level && { choice: await choice(play, request.level, request.seed ?? '1') }),
  };
}

function read(bytes: Uint8Array): Request {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Failure('show: is not JSON');
  }
  const flaw = check(schema, value, '');
  if (flaw) throw new Failure(`show: ${flaw.field}: ${flaw.words}`);
  return value as Request;
}

async function told({ game, state, setup }: Play, arrays: Arrays): Promise<object> {
  const next = game.next(state);
  const moves = new MoveList();
  if (typeof next === 'number') game.moves(state, moves);
  const seats = [...setup.seats.keys()];
  const rewards = new Float32Array(seats.length);
  if (next === 'over') rewardsOf(game, state, rewards, 0, seats.length);
  // What no action stands for is not offered.
  const places = Array.from({ length: moves.size }, (_, place) => place).filter(
    (place) => arrays.actionAt(moves, place) >= 0,
  );
  return {
    title: game.title,
    next,
    fields: arrays.fields,
    size: arrays.size,
    actionCount: arrays.actions,
    observations: seats.map((seat) => {
      const values = new Float32Array(arrays.size);
      arrays.observe(state, seat, values);
      return Array.from(values);
    }),
    actions: places.map((place) => arrays.actionAt(moves, place)),
    moves: places.map((place) => game.write(state, moves.codes[place])),
    scores: game.score(state),
    rewards: Array.from(rewards),
    result: game.result(state),
    views: seats.map((seat) => game.view(state, seat)),
  };
}

async function choice({ game, state }: Play, level: Level, seed: string): Promise<Event | null> {
  const next = game.next(state);
  if (typeof next !== 'number') return null;
  const chooser = chooserOf(game, await loadKnowledge(game), level);
  return game.write(state, chooser.choose(state, next, new Sfc32(seed)));
}
