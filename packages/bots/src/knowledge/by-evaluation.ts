import type { Game, MoveList } from '@waybill/kernel';

/** Weights from a look at the state after each move: `points` make a move about 2.7 times as likely. */
export function weighByEvaluation<S>(
  game: Game<S>,
  evaluate: (s: S, out: Float64Array) => void,
  points: number,
): (s: S, moves: MoveList, weights: Float64Array) => void {
  const sign = game.best === 'highest' ? 1 : -1;
  const out = new Float64Array(8);
  return (s, moves, weights) => {
    const seat = game.next(s);
    const after = game.clone(s);
    const own = typeof seat === 'number' ? seat : 0;
    const seats = game.score(s).length;
    for (let i = 0; i < moves.size; i++) {
      game.copy(s, after);
      game.play(after, moves.codes[i]);
      worths(game, evaluate, after, out);
      weights[i] = sign * lead(out, own, seats, sign);
    }
    soften(weights, moves.size, points);
  };
}

function worths<S>(game: Game<S>, evaluate: (s: S, out: Float64Array) => void, s: S, out: Float64Array): void {
  if (game.next(s) !== 'over') return evaluate(s, out);
  game.score(s).forEach((score, seat) => (out[seat] = score));
}

/** Over the best of the others; alone, the score itself. */
function lead(out: Float64Array, seat: number, seats: number, sign: number): number {
  if (seats === 1) return out[seat];
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, sign * out[other]);
  return out[seat] - sign * rival;
}

function soften(weights: Float64Array, size: number, points: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < size; i++) top = Math.max(top, weights[i]);
  for (let i = 0; i < size; i++) weights[i] = 0.02 + Math.exp((weights[i] - top) / points);
}
