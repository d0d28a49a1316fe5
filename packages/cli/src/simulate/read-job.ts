import { basename } from 'node:path';
import type { Game } from '@waybill/rules';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { CROWD, checkPlayer } from '../players.ts';
import { prepare } from '../setup.ts';
import type { Bot, Job, Variant } from './job.ts';

const MOST_MATCHES = 2_000_000_000;
/** What a journal can hold, and what is told apart match by match. */
const MOST_KEPT = 10_000_000;
const MOST_BOTS = 12;

export async function readJob(call: Call, game: Game): Promise<Job> {
  const matches = whole(call, 'matches', 0) ?? 1000;
  const most = call.value('resume') === undefined ? MOST_MATCHES : MOST_KEPT;
  if (matches > most) throw new Failure(`--matches: must be at most ${most}`);
  const named = readBots(call);
  const variants = await readVariants(call, game, named.length);
  refuseTwins(named, variants[0].head.seats.length);
  const place = (name: string) => named.findIndex((one) => one.name === name);
  const bots = named.filter(({ name }, i) => place(name) === i);
  const lineup = named.map(({ name }) => bots.findIndex((one) => one.name === name));
  return { variants, bots, lineup, matches, seed: call.value('seed') ?? '1' };
}

function readBots(call: Call): Bot[] {
  const usual = whole(call, 'iterations', 1);
  const named = call.value('bots')?.split(',') ?? [CROWD];
  if (named.length > MOST_BOTS) throw new Failure(`--bots: must be at most ${MOST_BOTS}`);
  return named.map((text) => readBot(text.trim(), usual));
}

function readBot(name: string, usual: number | undefined): Bot {
  const [level, own, ...rest] = name.split(':');
  checkPlayer(level);
  if (rest.length > 0 || (own !== undefined && !/^[1-9]\d{0,8}$/.test(own))) {
    throw new Failure(`--bots: ${name}: iterations must be a whole number, 1 or more`);
  }
  const iterations = own === undefined ? usual : Number(own);
  return { name, level, ...(iterations !== undefined && { iterations }) };
}

/** With fewer seats than bots, everybody meets everybody: nobody meets himself. */
function refuseTwins(bots: readonly Bot[], seats: number): void {
  const twin = bots.find(({ name }, i) => bots.findIndex((one) => one.name === name) < i);
  if (twin && bots.length > seats) throw new Failure(`--bots: ${twin.name} is named twice, for fewer seats than bots`);
}

async function readVariants(call: Call, game: Game, bots: number): Promise<Variant[]> {
  const { min, max } = game.seats;
  const seats = call.value('seats') ?? String(Math.min(max, Math.max(min, bots)));
  const first = await readVariant(call, game, { seats, options: call.value('options'), sheet: call.value('sheet') });
  const [options, sheet] = [call.value('versus'), call.value('versus-sheet')];
  if (options === undefined && sheet === undefined) return [first];
  const second = await readVariant(call, game, {
    seats,
    options: options ?? call.value('options'),
    sheet: sheet ?? call.value('sheet'),
  });
  if (JSON.stringify(first.head) === JSON.stringify(second.head)) {
    throw new Failure('--versus: is the same as what it is compared with');
  }
  return [first, second];
}

type Given = Readonly<Record<'seats' | 'options' | 'sheet', string | undefined>>;

async function readVariant(call: Call, game: Game, given: Given): Promise<Variant> {
  const value = (name: string) => (name in given ? given[name as keyof Given] : call.value(name));
  const { head, setup } = await prepare({ ...call, value }, game);
  const chosen = JSON.stringify(head.options);
  const parts = [...(chosen === '{}' ? [] : [chosen]), ...(given.sheet === undefined ? [] : [basename(given.sheet)])];
  // With every option filled in, it does not matter which of them were told.
  return { head: { ...head, options: setup.options }, label: parts.join(' ') || 'standard' };
}
