import { arraysOf, LEVELS, type Level } from '@waybill/bots';
import { Arrays } from '@waybill/bots/arrays';
import { findGame, games, loadBots } from '@waybill/games';
import { asUsual, check, type Game, isFlaw, readSetup, type Schema, type Setup } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { usualName } from '../setup.ts';

/** What `open` asks for, as it can be sent to a thread. */
export interface Plan {
  readonly game: string;
  readonly matches: number;
  readonly seed: string;
  readonly options?: Record<string, unknown>;
  readonly seats?: number;
  readonly sheet?: unknown;
  /** Who plays all seats but one, which the learner has: another in each match. */
  readonly opponents?: Level;
  /** Every seat's observation instead of that of the seat to act. */
  readonly all?: boolean;
  /** Matches that end wait for the next reset instead of beginning anew. */
  readonly once?: boolean;
  /** Match i has the dice of match i − deals, so that several players meet the same. */
  readonly deals?: number;
  /** A file that both sides have in memory, into which answers go by turns: room for two. */
  readonly memory?: string;
  readonly threads?: number;
}

const schema: Schema = {
  type: 'object',
  required: ['game', 'matches', 'seed'],
  additionalProperties: false,
  properties: {
    game: { type: 'string', maxLength: 60 },
    matches: { type: 'integer', minimum: 1, maximum: 65_536 },
    seed: { type: 'string', maxLength: 200 },
    options: { type: 'object' },
    seats: { type: 'integer', minimum: 1, maximum: 99 },
    sheet: { type: 'object' },
    opponents: { enum: LEVELS },
    all: { type: 'boolean' },
    once: { type: 'boolean' },
    deals: { type: 'integer', minimum: 1 },
    memory: { type: 'string', maxLength: 4000 },
    threads: { type: 'integer', minimum: 1, maximum: 64 },
  },
};

export function readPlan(bytes: Uint8Array): Plan {
  return readJson('open', schema, bytes) as Plan;
}

const bot: Schema = {
  type: 'object',
  required: ['level', 'seed'],
  additionalProperties: false,
  properties: { level: { enum: LEVELS }, seed: { type: 'string', maxLength: 200 } },
};

/** The level that is asked, and its seed. */
export function botOf(bytes: Uint8Array): [Level, string] {
  const { level, seed } = readJson('choose', bot, bytes) as { level: Level; seed: string };
  return [level, seed];
}

export function readJson(request: string, as: Schema, bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Failure(`${request}: is not JSON`);
  }
  const flaw = check(as, value, '');
  if (flaw) throw new Failure(`${request}: ${flaw.field}: ${flaw.words}`);
  return value;
}

/** What the matches of a plan have in common. */
export interface Opened {
  readonly game: Game;
  readonly setup: Setup;
  readonly arrays: Arrays;
}

export async function openPlan(
  { game: id, options = {}, seats, sheet }: Pick<Plan, 'game' | 'options' | 'seats' | 'sheet'>,
  request = 'open',
): Promise<Opened> {
  const game = findGame(id);
  if (!game)
    throw new Failure(`${request}: there is no game ${id}; there are ${games.map((one) => one.id).join(', ')}`);
  const names = Array.from({ length: seats ?? game.seats.min }, (_, seat) => usualName(seat));
  const setup = readSetup(game, { seats: names, ...asUsual(game, { options, sheet }) });
  if (isFlaw(setup)) throw new Failure(`${request}: ${setup.field}: ${setup.words}`);
  return { game, setup, arrays: new Arrays(game, setup, await arraysOf(await loadBots(game))) };
}
