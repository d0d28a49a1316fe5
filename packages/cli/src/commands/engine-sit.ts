import { findGame } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import type { Update } from '@waybill/protocol';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { engineCommand } from '../engine/command.ts';
import { Engine } from '../engine/engine.ts';
import { EngineFault } from '../engine/fault.ts';
import type { Answer } from '../engine/protocol.ts';
import { MOVE_MS } from '../engine/seat.ts';
import { Failure, usage } from '../fail.ts';
import { checkWritable, writeText } from '../files.ts';
import { EngineGuest } from '../online/engine-guest.ts';
import { TableClient } from '../online/table-client.ts';
import { readTableLink } from '../online/table-link.ts';
import { clean, oneLine } from '../text.ts';

const INTERRUPTED = 130;

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const link = readTableLink(call.args[0]);
  const command = engineCommand(call.args[1]);
  const token = io.env.WAYBILL_TOKEN || undefined;
  const name = call.value('name');
  if (name !== undefined && token !== undefined)
    throw usage('--name is for a guest; with WAYBILL_TOKEN your own name is used');
  const [seat, limit = MOVE_MS] = [whole(call, 'seat', 0), whole(call, 'time-limit', 1)];
  const save = call.value('save');
  if (save !== undefined) checkWritable(save);
  const tell = (words: string) => io.err(`${oneLine(words)}\n`);
  const client = new TableClient(link, token, (reached) =>
    tell(reached ? 'the server is there again' : `${link.server} can't be reached; trying again`),
  );
  const engine = new Engine(command);
  try {
    const first = await client.look();
    if (first.status.phase === 'over') throw new Failure('the match at this table is over');
    const hello = await engine.greet();
    checkGame(first.plan.game, hello, command.name);
    if (token === undefined) await client.signIn(name ?? String(hello.name));
    // Only now is it known who looks.
    const guest = new EngineGuest({ client, engine, seat, start: call.has('start'), limit, tell }, await client.look());
    const unlisten = io.onStop(() => guest.leave(token !== undefined));
    try {
      const end = await guest.stay();
      if (!end) {
        tell(token === undefined ? 'left the table' : 'left; the seat is kept, and the same command goes on');
        return INTERRUPTED;
      }
      if (save !== undefined) writeText(save, `${JSON.stringify(await client.match(), null, 2)}\n`);
      io.out(call.has('json') ? `${JSON.stringify(endOf(end), null, 2)}\n` : endWords(end));
      return 0;
    } catch (error) {
      throw error instanceof EngineFault ? new Failure(`${error.message}; the program has resigned`) : error;
    } finally {
      unlisten();
    }
  } finally {
    client.stop();
    engine.close();
  }
}

function checkGame(id: string, { games }: Answer, engine: string): Game {
  const game = findGame(id);
  if (!game) throw new Failure(`${id}: is a game that this version does not know`);
  const ids = Array.isArray(games) ? games.map((one: unknown) => (one as { id?: unknown } | null)?.id ?? one) : [id];
  if (!ids.includes(id)) throw new Failure(`${engine}: does not play ${game.title}`);
  return game;
}

function endOf({ seat, status: { ending, events, seats } }: Update) {
  const { how, winners, result } = ending!;
  return { seat, events, how, winners, scores: result?.scores ?? null, seats: seats.map(({ name }) => name) };
}

function endWords(update: Update): string {
  const { seat, events, how, winners, scores, seats } = endOf(update);
  const won = seat !== null && winners.includes(seat);
  const verdict = winners.length === 0 ? 'nobody won' : won ? (winners.length > 1 ? 'shared the win' : 'won') : 'lost';
  const told = seats.map((name, i) => `${name ?? `seat ${i}`}${scores ? ` ${scores[i]}` : ''}`);
  return clean(`${verdict} (${how}), after ${events} events: ${told.join(', ')}\n`);
}
