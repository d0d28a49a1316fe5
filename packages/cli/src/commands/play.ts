import type { WorkerPool } from '@waybill/bots/worker-pool';
import { games } from '@waybill/games';
import { Dealer, type DealerRecord, type Game, type Setup } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { engineCommand, isEngine } from '../engine/command.ts';
import { type EnginePlayer, enginePlayer } from '../engine/player.ts';
import type { Head } from '../engine/seat.ts';
import { Failure, usage } from '../fail.ts';
import { gameOf } from '../game.ts';
import { openMatch, playThrough } from '../open.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { TerminalMatch } from '../play/terminal-match.ts';
import { COMPANION, checkPlayer, type Player, playerOf } from '../players.ts';
import { freshSeed, prepare, seedOf, usualName } from '../setup.ts';
import { threadsOf } from '../threads.ts';
import { threadPool } from '../worker-pool/worker-pool.ts';
import { seatsOf } from './games.ts';

/** Hints come from the best there is. */
const ADVISOR = 'expert';

export async function run(call: Call): Promise<void> {
  checkFlags(call);
  const pool = threadPool(threadsOf(call, 1));
  const lines = openLines(call.io);
  const engines: EnginePlayer[] = [];
  try {
    const table =
      call.value('resume') === undefined ? await begin(call, lines, pool, engines) : await resume(call, pool, engines);
    if (!table) return;
    const help = { setup: table.setup, pool };
    const bot = call.value('bot') ?? ADVISOR;
    const advisor = () => playerOf(isEngine(bot) ? ADVISOR : bot, table.game, { help });
    const file = call.value('save') ?? call.value('resume');
    await new Session(table, call.io, lines, advisor, file).run();
  } finally {
    lines.close();
    pool.close();
    for (const { close } of engines) close();
  }
}

function checkFlags(call: Call): void {
  if (call.has('hands') && call.value('bot') !== undefined) throw usage('--hands leaves no seat for --bot');
  if (call.value('resume') === '-' || call.value('sheet') === '-') {
    throw usage('standard input is for your moves; name a file');
  }
  const given = ['seats', 'names', 'options', 'sheet', 'seed'].find((name) => call.value(name) !== undefined);
  if (call.value('resume') !== undefined && given)
    throw usage(`--${given} can’t be used with --resume: the file decides it`);
}

async function begin(
  call: Call,
  lines: Lines,
  pool: WorkerPool,
  engines: EnginePlayer[],
): Promise<TerminalMatch | null> {
  const game = call.args[0] === undefined ? await askGame(call, lines) : gameOf(call.args[0]);
  if (!game) return null;
  const people = (seat: number) => seat === 0 || call.has('hands');
  const nameSeat = (seat: number) => (people(seat) ? usualName(seat) : `${usualName(seat)} (bot)`);
  const { head, setup } = await prepare(call, game, nameSeat);
  const dealer = new Dealer(seedOf(call));
  return new TerminalMatch(
    game,
    setup,
    head,
    dealer,
    dealer.record(),
    await seatAll(call, game, head, setup, pool, engines),
  );
}

async function resume(call: Call, pool: WorkerPool, engines: EnginePlayer[]): Promise<TerminalMatch> {
  const opened = await openMatch(call.value('resume')!, call.io);
  const { match, game, setup, name } = opened;
  if (call.args[0] !== undefined && gameOf(call.args[0]) !== game) {
    throw new Failure(`${name}: game: is ${game.id}, not ${call.args[0]}`);
  }
  const { events, dealer: record, ...head } = match;
  playThrough(opened);
  return new TerminalMatch(
    game,
    setup,
    head,
    dealerOf(name, record),
    record,
    await seatAll(call, game, head, setup, pool, engines),
    events,
  );
}

function dealerOf(name: string, record: DealerRecord | undefined): Dealer {
  if (record && record.seed === undefined)
    throw new Failure(`${name}: dealer.seed: is not revealed, so the dice can’t be rolled here`);
  return record?.seed === undefined ? new Dealer(freshSeed()) : Dealer.of({ ...record, seed: record.seed });
}

/** A person at seat 0, and at every other with --hands; players elsewhere. */
async function seatAll(
  call: Call,
  game: Game,
  head: Head,
  setup: Setup,
  pool: WorkerPool,
  engines: EnginePlayer[],
): Promise<(Player | null)[]> {
  const level = call.value('bot') ?? COMPANION;
  const command = isEngine(level) ? engineCommand(level) : null;
  if (!command) checkPlayer(level);
  const limit = whole(call, 'time-limit', 1);
  if (limit !== undefined && !command) throw usage('--time-limit is for an engine; --bot is not one');
  const seatPlayer = (seat: number): Promise<Player> | Player => {
    if (!command) return playerOf(level, game, { help: { setup, pool } });
    const engine = enginePlayer(command, game, head, seat, limit);
    engines.push(engine);
    return engine;
  };
  if (command && setup.seats.length === 1)
    throw usage('--bot: this is a game for one, so there is no seat for an engine');
  const seats: (Player | null)[] = [];
  for (const seat of setup.seats.keys()) seats.push(seat === 0 || call.has('hands') ? null : await seatPlayer(seat));
  return seats;
}

async function askGame({ io }: Call, lines: Lines): Promise<Game | null> {
  games.forEach((game, i) => io.out(`${String(i + 1).padStart(2)}  ${game.title}, ${seatsOf(game)}\n`));
  for (;;) {
    const line = (await lines.ask('Which game? '))?.trim().toLowerCase();
    if (line === undefined || line === 'quit' || line === 'q') return null;
    const found = /^\d+$/.test(line)
      ? games[Number(line) - 1]
      : games.find((game) => line !== '' && matches(game, line));
    if (found) return found;
    io.out('Type a number from the list or the beginning of a name; q quits.\n');
  }
}

const matches = (game: Game, typed: string) => game.id.startsWith(typed) || game.title.toLowerCase().startsWith(typed);
