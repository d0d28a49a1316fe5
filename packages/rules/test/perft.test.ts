import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Dealer, type Event, type Game, games, isFlaw, Play, readSetup } from '../src/index.ts';
import { movesOf } from './checks.ts';

interface Position {
  readonly name: string;
  readonly setup: { readonly seats: string[]; readonly options: Record<string, unknown>; readonly sheet?: unknown };
  readonly events: readonly Event[];
  /** How many sequences of 1, 2, 3 … decisions there are. */
  readonly counts: readonly number[];
}

const dealer = new Dealer('perft');

/** Sequences of `depth` decisions; chance between them is drawn by a fixed dealer; a match that ends counts once. */
function perft<S>(game: Game<S>, s: S, index: number, depth: number): number {
  while (game.next(s) === 'chance') game.chance.settle(s, dealer.draw(game, s, index++));
  if (depth === 0 || game.next(s) === 'over') return 1;
  const moves = movesOf(game, s);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const child = game.clone(s);
    game.play(child, move);
    return sum + perft(game, child, index + 1, depth - 1);
  }, 0);
}

describe.each(games.map((game) => [game.id, game] as const))('move trees of %s', (id, game) => {
  const file = join(import.meta.dirname, '../perft', `${id}.json`);
  const positions = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Position[]) : [];

  it('are counted from named positions', () => {
    expect(positions.length).toBeGreaterThanOrEqual(3);
  });

  it.each(positions.map((position) => [position.name, position] as const))('%s', (_name, position) => {
    const setup = readSetup(game, position.setup);
    if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
    const play = new Play(game, setup);
    for (const event of position.events) expect(play.accept(event)).toBeNull();
    const counts = position.counts.map((_, i) => perft(game, game.clone(play.state), position.events.length, i + 1));
    expect(counts).toEqual(position.counts);
  });
});
