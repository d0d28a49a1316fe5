import { choose, loadKnowledge } from '@waybill/bots';
import { type Game, games, isFlaw, MoveList, readSetup, Sfc32 } from '@waybill/rules';
import { measure, report } from './measure.ts';

/** Positions met on the way through a match of random moves. */
function positions(game: Game, count: number): unknown[] {
  const names = Array.from({ length: game.seats.min }, (_, seat) => `Seat ${seat}`);
  const setup = readSetup(game, { options: {}, seats: names, sheet: undefined });
  if (isFlaw(setup)) throw new Error(setup.words);
  const rng = new Sfc32('search');
  const moves = new MoveList();
  const found: unknown[] = [];
  for (let s = game.begin(setup); found.length < count; ) {
    const actor = game.next(s);
    if (actor === 'over') s = game.begin(setup);
    else if (actor === 'chance') game.chance.deal(s, rng);
    else {
      if (rng.below(8) === 0) found.push(game.clone(s));
      moves.clear();
      game.moves(s, moves);
      game.play(s, moves.codes[rng.below(moves.size)]);
    }
  }
  return found;
}

const ITERATIONS = 300;

/** Iterations of the search, a second; run: node --import tsx --conditions=source bench/search.ts [game …] */
const asked = process.argv.slice(2);
const sides = new Map<string, (milliseconds: number) => number>();
for (const game of games) {
  if (asked.length > 0 && !asked.includes(game.id)) continue;
  const knowledge = await loadKnowledge(game);
  const found = positions(game, 20);
  sides.set(game.id, (milliseconds) => {
    const end = performance.now() + milliseconds;
    let done = 0;
    for (let i = 0; performance.now() < end; i++) {
      const s = found[i % found.length];
      const actor = game.next(s);
      if (typeof actor !== 'number') continue;
      choose(game, s, actor, knowledge, { level: 'expert', iterations: ITERATIONS, seed: `search ${i}` });
      done += ITERATIONS;
    }
    return done;
  });
}
report(measure(sides, { runs: 3, milliseconds: 1000 }), 'iterations');
