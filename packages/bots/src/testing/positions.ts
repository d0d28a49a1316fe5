import { type Game, MoveList, type Seat, type Setup, Sfc32, setupOf } from '@waybill/kernel';

/** A set-up with so many seats. */
export function setupFor<S>(game: Game<S>, seats: number, options: Record<string, unknown> = {}): Setup {
  return setupOf(game as Game, { options, seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`) });
}

/** States in which a seat has to decide, met in random play: every `every`-th, at most `count`. */
export function positions<S>(game: Game<S>, setup: Setup, seed: string, every: number, count: number): S[] {
  const rng = new Sfc32(seed);
  const moves = new MoveList();
  const found: S[] = [];
  let s = game.begin(setup);
  for (let step = 1; found.length < count; step++) {
    const actor = game.next(s);
    if (actor === 'over') s = game.begin(setup);
    else if (actor === 'chance') game.chance.deal(s, rng);
    else {
      if (step % every === 0) found.push(game.clone(s));
      moves.clear();
      game.moves(s, moves);
      game.play(s, moves.codes[rng.below(moves.size)]);
    }
  }
  return found;
}

export function seatToAct<S>(game: Game<S>, s: S): Seat {
  const actor = game.next(s);
  if (typeof actor !== 'number') throw new Error('nobody has to decide');
  return actor;
}
