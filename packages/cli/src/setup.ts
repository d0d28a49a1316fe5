import { randomBytes } from 'node:crypto';
import type { Game, Match, Setup } from '@waybill/kernel';
import { asUsual, readSetup } from '@waybill/kernel';
import { whole } from './args.ts';
import type { Call } from './command.ts';
import { Failure, usage } from './fail.ts';
import { nameOf, parseJson, readText, sound } from './files.ts';
import { isWellFormed } from './text.ts';

/** What a new match is made of, before any event. */
export interface Prepared {
  readonly head: Pick<Match, 'waybill' | 'game' | 'options' | 'seats' | 'sheet'>;
  readonly setup: Setup;
  /** What was asked for, and no more. */
  readonly chosen: Match['options'];
}

/** Reads --seats, --names, --options and --sheet. */
export async function prepare(call: Call, game: Game, nameSeat = usualName): Promise<Prepared> {
  const seats = readNames(call, game, nameSeat);
  const chosen = readOptionsFlag(call.value('options'));
  const file = call.value('sheet');
  const sheet = file === undefined ? undefined : parseJson(nameOf(file), await readText(file, call.io));
  const head = { waybill: 1 as const, game: game.id, seats, ...asUsual(game, { options: chosen, sheet }) };
  return { head, chosen, setup: sound(file === undefined ? game.id : nameOf(file), readSetup(game, head)) };
}

const USUAL = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
export const usualName = (seat: number) => USUAL[seat] ?? `Player ${seat + 1}`;

function readNames(call: Call, game: Game, nameSeat: (seat: number) => string): readonly string[] {
  const count = whole(call, 'seats', 1);
  const names = call
    .value('names')
    ?.split(',')
    .map((name) => name.trim());
  if (names && count !== undefined && count !== names.length) throw usage('--seats and --names disagree');
  if (names?.some((name) => name === '' || name.length > 60))
    throw new Failure('--names: a name must have 1 to 60 characters');
  if (!names && (count ?? 0) > 100) throw new Failure(`${game.id}: seats: must be at most ${game.seats.max}`);
  return names ?? Array.from({ length: count ?? game.seats.min }, (_, seat) => nameSeat(seat));
}

function readOptionsFlag(text: string | undefined): Record<string, unknown> {
  const value = text === undefined ? {} : parseJson('--options', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('--options: must be a JSON object');
  }
  return value as Record<string, unknown>;
}

/** 128 bits that nobody can guess. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

export function seedOf(call: Call): string {
  const seed = call.value('seed') ?? freshSeed();
  if (seed.length > 200) throw new Failure('--seed: must have at most 200 characters');
  if (!isWellFormed(seed)) throw new Failure('--seed: is not well-formed text');
  return seed;
}
