import { choose } from '@waybill/bots';
import { loadKnowledge } from '@waybill/games';
import {
  apply,
  type Event,
  type Game,
  isRefusal,
  judge,
  type Move,
  MoveList,
  type Seat,
  Sfc32,
  setupOf,
} from '@waybill/kernel';
import type { Game as PeerGame, State } from 'boardgame.io';
import { type Choice, engine } from '../engine.ts';

/** How one game reads on boardgame.io in the words of our match files. */
export interface Reading<G> {
  readonly game: Game;
  readonly peer: PeerGame<G>;
  readonly seats: number;
  readonly event: (state: State<G>, choice: Choice) => Event;
  /** What chance did on the way to this state; `due` is our step. There is nothing before the start. */
  readonly chance: (due: unknown, after: State<G>, before?: State<G>) => Event;
  /** The state as our rulebook lists it. */
  readonly json: (state: State<G>) => object;
}

/**
 * Plays matches on both sides at once; throws where they differ. Every other match is played at random, the rest by a
 * bot, which gets to endings that chance never meets. How many moves were made.
 */
export async function walk<G>(reading: Reading<G>, matches: number): Promise<number> {
  const { game } = reading;
  const knowledge = await loadKnowledge(game);
  const rng = new Sfc32('same game');
  const atRandom: Player = (_, moves) => moves[rng.below(moves.length)];
  const byBot: Player = (s) =>
    choose(game, s, game.next(s) as Seat, knowledge, { level: 'easy', seed: String(rng.next()) });
  let moves = 0;
  for (let match = 0; match < matches; match++) {
    moves += walkOne(reading, `same game ${match}`, match % 2 === 0 ? atRandom : byBot);
  }
  return moves;
}

/** Chooses one of these moves of ours. */
type Player = (s: unknown, moves: readonly Move[]) => Move;

function walkOne<G>({ game, peer, seats, event, chance, json }: Reading<G>, seed: string, player: Player): number {
  const setup = setupOf(game, { options: {}, seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`) });
  const theirs = engine({ ...peer, seed }, seats);
  const list = new MoveList();
  const ours = game.begin(setup);
  const take = (claimed: Event) => {
    const judged = judge(game, ours, claimed);
    if (isRefusal(judged)) throw new Error(`${seed}: ${judged.clause} refuses ${JSON.stringify(claimed)}`);
    apply(game, ours, judged);
  };
  const settle = (after: State<G>, before?: State<G>) => {
    while (game.next(ours) === 'chance') take(chance(game.state(ours).step, after, before));
  };

  let state = theirs.begin();
  settle(state);
  let moves = 0;
  for (; ; moves++) {
    const at = `${game.id}, ${seed}, move ${moves}`;
    alike(`${at}: state`, game.state(ours), json(state));
    if (game.next(ours) === 'over' || state.ctx.gameover !== undefined) break;
    const choices = theirs.choices(state);
    list.clear();
    game.moves(ours, list);
    const legal = list.toArray().map((move) => text(game.write(ours, move)));
    const offered = choices.map((choice) => text(event(state, choice)));
    alike(`${at}: moves`, legal.toSorted(), offered.toSorted());
    const chosen = game.write(ours, player(ours, list.toArray()));
    const before = state;
    state = theirs.play(before, choices[offered.indexOf(text(chosen))]);
    take(chosen);
    settle(state, before);
  }
  return moves;
}

/** JSON with its keys in order. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function alike(what: string, ours: unknown, theirs: unknown): void {
  if (text(ours) !== text(theirs))
    throw new Error(`${what} differs:\n  ours   ${text(ours)}\n  theirs ${text(theirs)}`);
}
