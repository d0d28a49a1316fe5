import { findGame } from '@waybill/rules';
import { type Game, isFlaw, MoveList, readSetup, Sfc32 } from '@waybill/rules/kernel';
import { type Player, playerOf } from '../players.ts';
import { DONE, type Job, NEXT, STOP, seatingsOf, seatsOf } from './job.ts';
import type { Outcome, Played } from './played.ts';
import { note, type Uses, usesOf } from './uses.ts';

/** In so many matches, the first, it is also counted what could have been done: that takes its time. */
const OFFERED = 20;

/** All that is needed to play the matches of a job. */
export interface Table {
  readonly job: Job;
  readonly game: Game;
  /** The states that the variants begin with. */
  readonly starts: readonly unknown[];
  readonly bots: readonly Player[];
}

export async function openTable(job: Job): Promise<Table> {
  const game = findGame(job.variants[0].head.game)!;
  const bots = await Promise.all(job.bots.map(({ level, iterations }) => playerOf(level, game, iterations)));
  const starts = job.variants.map(({ head }) => {
    const setup = readSetup(game, head);
    if (isFlaw(setup)) throw new Error(setup.words);
    return game.begin(setup);
  });
  return { job, game, starts, bots };
}

/** Plays matches until none is left or it is told to stop; between two matches and two steps, a host may breathe. */
export function* playAll(table: Table, board: Int32Array, done: Uint8Array | null): Generator<Played | null, void> {
  const { job } = table;
  const tables = seatingsOf(job);
  while (Atomics.load(board, STOP) === 0) {
    const match = Atomics.add(board, NEXT, 1);
    if (match >= job.matches) return;
    if (done?.[match]) continue;
    const outcomes: Outcome[] = [];
    for (const start of table.starts) {
      const outcome = yield* playOut(table, start, match, tables[match % tables.length], board);
      if (!outcome) return;
      outcomes.push(outcome);
    }
    Atomics.add(board, DONE, 1);
    yield { match, outcomes };
  }
}

/** Null if it was stopped. */
function* playOut(
  { job, game, bots }: Table,
  start: unknown,
  match: number,
  seating: readonly number[],
  board: Int32Array,
): Generator<null, Outcome | null> {
  const s = game.clone(start);
  // The dice have a generator of their own: other players meet the same dice for as long as they play alike.
  const dice = new Sfc32(`${job.seed}/${match}`);
  const minds = seating.map((_, seat) => new Sfc32(`${job.seed}/${match}/${seat}`));
  const uses = seatsOf(job).map((): Uses => ({}));
  const offers = match < OFFERED ? seatsOf(job).map((): Uses => ({})) : undefined;
  for (let steps = 0; Atomics.load(board, STOP) === 0; steps++) {
    const next = game.next(s);
    if (next === 'over') return { ...resultOf(game, s), steps, uses, ...(offers && { offers }) };
    if (next === 'chance') game.chance.deal(s, dice);
    else {
      const move = bots[seating[next]].choose(s, next, minds[next]);
      note(uses[next], usesOf(game.write(s, move)));
      if (offers) note(offers[next], offered(game, s));
      game.play(s, move);
      yield null;
    }
  }
  return null;
}

function resultOf(game: Game, s: unknown): Pick<Outcome, 'ending' | 'scores' | 'winners'> {
  const { ending, scores, winners } = game.result(s)!;
  return { ending, scores, winners };
}

function offered(game: Game, s: unknown): Set<string> {
  const moves = new MoveList();
  game.moves(s, moves);
  const seen = new Set<string>();
  for (const move of moves.toArray()) usesOf(game.write(s, move), seen);
  return seen;
}
