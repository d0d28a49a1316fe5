import { randomChooser } from '@waybill/bots/trial';
import { findGame, games } from '@waybill/games';
import { Dealer, type Game, Play, Sfc32, setupOf } from '@waybill/kernel';
import { usualName } from '../setup.ts';
import type { EngineCommand } from './command.ts';
import { EngineFault } from './fault.ts';
import { EngineProcess } from './process.ts';
import { EngineSeat } from './seat.ts';

/** One thing that was tried, and what was wrong with it. */
export interface Finding {
  readonly name: string;
  readonly flaw: string | null;
}

const SMALL_MS = 5000;
/** Decisions of the engine: enough to meet every kind, and no long match becomes a long check. */
const MOST_DECISIONS = 150;

/** Talks to a program as hosts do, and says of each thing whether it is as it should be. */
export async function* checkEngine(command: EngineCommand, limit: number): AsyncGenerator<Finding> {
  const known: { games: readonly Game[] } = { games };
  const greeting = await attempt('hello', async () => {
    const process = new EngineProcess(command);
    try {
      known.games = gamesOf((await process.hello()).games);
    } finally {
      process.kill();
    }
  });
  yield greeting;
  // Nothing else can be tried with who does not answer.
  if (greeting.flaw !== null) return;
  yield await attempt('a line that is not JSON gets an error', () =>
    withProcess(command, async (process) => {
      const { error } = await process.send('{"do":', null, SMALL_MS);
      if (!error) throw process.fail('accepts a line that is not JSON');
      await process.hello();
    }),
  );
  yield await attempt('an unknown request gets an error', () =>
    withProcess(command, async (process) => {
      const { error } = await process.ask({ do: 'juggle' }, SMALL_MS);
      if (!error) throw process.fail('accepts the unknown request "juggle"');
      await process.hello();
    }),
  );
  yield await attempt('quit', () =>
    withProcess(command, async (process) => {
      if (!(await process.quit(SMALL_MS))) throw new EngineFault(command.name, 'still runs after quit');
    }),
  );
  for (const game of known.games) yield await attempt(`plays ${game.title}`, () => playThrough(command, game, limit));
}

async function attempt(name: string, act: () => Promise<void>): Promise<Finding> {
  try {
    await act();
    return { name, flaw: null };
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    return { name, flaw: error.why };
  }
}

async function withProcess(command: EngineCommand, act: (process: EngineProcess) => Promise<void>): Promise<void> {
  const process = new EngineProcess(command);
  try {
    await process.hello();
    await act(process);
  } finally {
    process.kill();
  }
}

/** Those it says it plays; all, if it does not say. */
function gamesOf(said: unknown): readonly Game[] {
  if (!Array.isArray(said)) return games;
  const ids = said.map((one: unknown) => (typeof one === 'string' ? one : (one as { id?: unknown } | null)?.id));
  return ids.flatMap((id) => (typeof id === 'string' ? (findGame(id) ?? []) : []));
}

/** A match against chance and players who choose at random, or its beginning. */
async function playThrough(command: EngineCommand, game: Game, limit: number): Promise<void> {
  const seats = Array.from({ length: Math.min(2, game.seats.max) }, (_, seat) => usualName(seat));
  const head = { game: game.id, options: {}, seats };
  const play = new Play(game, setupOf(game, head));
  const [dealer, rng, others] = [new Dealer('check'), new Sfc32('check'), randomChooser(game)];
  const engine = new EngineSeat(command, game, 0, limit);
  try {
    for (let decisions = 0; decisions < MOST_DECISIONS; ) {
      play.deal(dealer);
      const next = game.next(play.state);
      if (typeof next !== 'number') return;
      if (next === 0) decisions++;
      const move = next === 0 ? await engine.move(play.state, head) : others.choose(play.state, next, rng);
      play.mustAccept(game.write(play.state, move));
    }
  } finally {
    engine.close();
  }
}
