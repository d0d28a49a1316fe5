/**
 * Random play on one core: steps (decisions and chance events) a second for each game with its default options,
 * beside a plain loop of the Grand Prix race, which bounds what this machine's Node can do.
 *
 * Each figure is the median of five runs of a second or more each, the sides taking turns, in wall time and CPU time.
 * Usage: npm run bench random-play [game-id …]
 */
import { type Game, games, isFlaw, MoveList, readSetup, Sfc32 } from '@waybill/rules';
import { type Figure, measure, report } from './measure.ts';
import { plainRace } from './plain-race.ts';

function randomPlay(game: Game): (milliseconds: number) => number {
  const seats = Array.from({ length: game.seats.min }, (_, i) => `P${i}`);
  const setup = readSetup(game, { options: {}, seats });
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  const rng = new Sfc32('bench');
  const moves = new MoveList();
  const start = game.begin(setup);
  const s = game.begin(setup);
  return (milliseconds) => {
    const until = performance.now() + milliseconds;
    let steps = 0;
    while (performance.now() < until) {
      game.copy(start, s);
      for (;;) {
        const next = game.next(s);
        if (next === 'over') break;
        steps++;
        if (next === 'chance') game.chance.deal(s, rng);
        else {
          moves.clear();
          game.moves(s, moves);
          game.play(s, moves.codes[rng.below(moves.size)]);
        }
      }
    }
    return steps;
  };
}

const wanted = process.argv.slice(2);
const sides = new Map<string, (milliseconds: number) => number>([['plain loop of the race (turns)', plainRace]]);
for (const game of games) if (wanted.length === 0 || wanted.includes(game.id)) sides.set(game.id, randomPlay(game));

console.log('Random play, steps a second on one core; median of 5 alternating runs of 1 s (spread in brackets).');
const figures: Figure[] = measure(sides, { runs: 5, milliseconds: 1000 });
report(figures, 'steps');
