import {
  Dealer,
  type Event,
  type Game,
  legalMoves,
  NOTHING_DEALT,
  Play,
  type Setup,
  Sfc32,
  setupOf,
} from '@waybill/kernel';
import { randomMatch } from './random-match.ts';
import { variants } from './variants.ts';

/** A position from which move trees are counted. */
export interface Position {
  readonly name: string;
  readonly setup: Pick<Setup, 'seats' | 'options'> & { readonly sheet?: unknown };
  readonly events: readonly Event[];
  /** How many sequences of 1, 2, 3 … decisions there are. */
  readonly counts: readonly number[];
}

const dealer = new Dealer('perft', [], 1);

/** Sequences of `depth` decisions; chance between them is drawn by a fixed dealer; a match that ends counts once. */
function perft<S>(game: Game<S>, s: S, index: number, depth: number): number {
  while (game.next(s) === 'chance') game.chance.settle(s, dealer.draw(game, s, index++, NOTHING_DEALT));
  if (depth === 0 || game.next(s) === 'over') return 1;
  const moves = legalMoves(game, s);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const child = game.clone(s);
    game.play(child, move);
    return sum + perft(game, child, index + 1, depth - 1);
  }, 0);
}

/** The counts of the first `depth` decisions from a position. */
export function countMoves(game: Game, { setup, events }: Omit<Position, 'counts'>, depth: number): number[] {
  const { state } = new Play(game, setupOf(game, setup)).mustAccept(...events);
  return Array.from({ length: depth }, (_, i) => perft(game, game.clone(state), events.length, i + 1));
}

const NAMED = [
  ['the beginning', 0],
  ['a third of the way', 1 / 3],
  ['two thirds of the way', 2 / 3],
] as const;
const DEEPEST = 4;
const MOST = 5_000;

/** Positions of one random match, their trees counted as deep as they stay small. */
export function recordPositions(game: Game): Position[] {
  const { seats, options } = variants(game)[0];
  const { events } = randomMatch(game, setupOf(game, { seats, options }), new Sfc32(`perft ${game.id}`));
  return NAMED.map(([name, share]) => {
    const position = { name, setup: { seats, options }, events: events.slice(0, Math.floor(events.length * share)) };
    const counts = countMoves(game, position, 1);
    while (counts.length < DEEPEST && counts.at(-1)! < MOST)
      counts.push(countMoves(game, position, counts.length + 1).at(-1)!);
    return { ...position, counts };
  });
}
