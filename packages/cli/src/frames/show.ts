import { LEVELS, type Level } from '@waybill/bots';
import { type Arrays, rewardsOf } from '@waybill/bots/arrays';
import { chooserOf } from '@waybill/bots/trial';
import { loadKnowledge } from '@waybill/games';
import { Dealer, type Event, explain, MoveList, type Play, replay, type Schema, Sfc32 } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { boardOf } from './board.ts';
import { type Opened, openPlan, readJson } from './plan.ts';

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

/** Everything about one position, which is told by its events: nothing of it is kept from one request to the next. */
export async function show(bytes: Uint8Array): Promise<object> {
  const request = readJson('show', schema, bytes) as Request;
  const { events, deal } = request;
  const { game, setup, arrays } = await openOnce(request);
  const head = { game: game.id, options: setup.options, seats: setup.seats };
  const { play, refused } = replay(game, setup, { ...head, waybill: 1, events });
  if (refused) throw new Failure(`show: event ${refused.index}: ${explain(game, refused.refusal, setup.seats)}`);
  const dealt = deal === undefined ? [] : play.deal(new Dealer(deal));
  return {
    dealt,
    ...told(play, arrays),
    ...(request.level && { choice: await choice(play, request.level, request.seed ?? '1') }),
  };
}

let last: { key: string; opened: Opened } | null = null;

/** Requests mostly ask about one set-up many times. */
async function openOnce({ game, options, seats, sheet }: Request): Promise<Opened> {
  const key = JSON.stringify([game, options, seats, sheet]);
  if (last?.key !== key) last = { key, opened: await openPlan({ game, options, seats, sheet }, 'show') };
  return last.opened;
}

function told({ game, state, setup }: Play, arrays: Arrays): object {
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
    kinds: arrays.kinds,
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
    board: boardOf(game, state),
  };
}

async function choice({ game, state }: Play, level: Level, seed: string): Promise<Event | null> {
  const next = game.next(state);
  if (typeof next !== 'number') return null;
  const chooser = chooserOf(game, await loadKnowledge(game), level);
  return game.write(state, chooser.choose(state, next, new Sfc32(seed)));
}
