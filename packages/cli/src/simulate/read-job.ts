import type { Level } from '@waybill/bots';
import { loadKnowledge } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { engineCommand, isEngine } from '../engine/command.ts';
import { Failure, usage } from '../fail.ts';
import { CROWD, checkPlayer } from '../players.ts';
import { searchingLevels, whoSearches } from '../searching.ts';
import type { Bot, Job } from './job.ts';
import { seatings } from './seating.ts';
import { readVariants } from './variants.ts';

const MOST_MATCHES = 2_000_000_000;
/** What a journal can hold, and what is told apart match by match. */
const MOST_KEPT = 10_000_000;
/** What a folder of files can hold. */
const MOST_FILES = 1_000_000;
/** With --until, unless told. */
const ENOUGH = 1_000_000;
const USUAL = 1000;
const MOST_BOTS = 12;

export async function readJob(call: Call, game: Game): Promise<Job> {
  const matches = whole(call, 'matches', 0) ?? (call.value('until') === undefined ? USUAL : ENOUGH);
  const kept = ['resume', 'rows'].some((flag) => call.value(flag) !== undefined);
  const most = call.value('matches-dir') !== undefined ? MOST_FILES : kept ? MOST_KEPT : MOST_MATCHES;
  if (matches > most) throw new Failure(`--matches: must be at most ${most}`);
  const named = await readBots(call, game);
  const timeLimit = readTimeLimit(call, named);
  const variants = await readVariants(call, game, named.length);
  refuseTwins(named, variants[0].head.seats.length);
  const place = (name: string) => named.findIndex((one) => one.name === name);
  const bots = named.filter(({ name }, i) => place(name) === i);
  const lineup = named.map(({ name }) => bots.findIndex((one) => one.name === name));
  if (call.has('duplicate') && seatings(lineup, variants[0].head.seats.length).length === 1) {
    throw usage('--duplicate needs two or more --bots, to swap seats');
  }
  const matchesDir = call.value('matches-dir');
  return {
    variants,
    bots,
    lineup,
    matches,
    seed: call.value('seed') ?? '1',
    ...(timeLimit !== undefined && { timeLimit }),
    ...(call.has('duplicate') && { duplicate: true as const }),
    ...(matchesDir !== undefined && { matchesDir }),
  };
}

async function readBots(call: Call, game: Game): Promise<Bot[]> {
  const usual = whole(call, 'iterations', 1);
  const named = call.value('bots')?.split(',') ?? [CROWD];
  if (named.length > MOST_BOTS) throw new Failure(`--bots: must be at most ${MOST_BOTS}`);
  const searching = searchingLevels(await loadKnowledge(game));
  const bots = named.map((text) => readBot(text.trim(), usual, searching, game));
  if (usual !== undefined && !bots.some(({ iterations }) => iterations !== undefined)) {
    throw usage(`--iterations: no bot here searches; ${whoSearches(game, searching)}`);
  }
  return bots;
}

function readBot(name: string, usual: number | undefined, searching: readonly Level[], game: Game): Bot {
  if (isEngine(name)) return { name, level: 'engine', engine: engineCommand(name) };
  const [level, own, ...rest] = name.split(':');
  checkPlayer(level);
  if (rest.length > 0 || (own !== undefined && !/^[1-9]\d{0,8}$/.test(own))) {
    throw new Failure(`--bots: ${name}: iterations must be a whole number, 1 or more`);
  }
  const searches = searching.includes(level as Level);
  if (own !== undefined && !searches) {
    throw new Failure(`--bots: ${name}: ${level} takes no iterations; ${whoSearches(game, searching)}`);
  }
  const iterations = own === undefined ? usual : Number(own);
  return { name, level, ...(iterations !== undefined && searches && { iterations }) };
}

function readTimeLimit(call: Call, bots: readonly Bot[]): number | undefined {
  const limit = whole(call, 'time-limit', 1);
  const engines = bots.some(({ engine }) => engine);
  if (limit !== undefined && !engines) throw usage('--time-limit is for engines; none of the --bots is one');
  if (engines && call.value('threads') !== undefined) {
    throw usage('--threads: matches with engines run one after the other');
  }
  return limit;
}

/** With fewer seats than bots, everybody meets everybody: nobody meets himself. */
function refuseTwins(bots: readonly Bot[], seats: number): void {
  const twin = bots.find(({ name }, i) => bots.findIndex((one) => one.name === name) < i);
  if (twin && bots.length > seats) throw new Failure(`--bots: ${twin.name} is named twice, for fewer seats than bots`);
}
