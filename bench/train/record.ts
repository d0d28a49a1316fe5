import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { choose, type Knowledge } from '@waybill/bots';
import type { RecordedMatch } from '@waybill/bots/values';
import { type Game, type Move, type Setup, Sfc32 } from '@waybill/kernel';

export interface Wanted {
  readonly file: string;
  readonly matches: number;
  readonly seed: string;
  /** Of every seat's search, instead of the level's own. */
  readonly iterations?: number;
}

/** Matches of `expert` against itself: those that are kept, and as many more as are wanted. */
export function record<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  setupOf: (rng: Sfc32) => Setup,
  { file, iterations, matches, seed }: Wanted,
): RecordedMatch[] {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const kept = new Map(lines.map((line) => JSON.parse(line) as RecordedMatch).map((match) => [match.seed, match]));
  const start = Date.now();
  return Array.from({ length: matches }, (_, i) => {
    const name = `${seed} ${i}`;
    const found = kept.get(name);
    if (found) return found;
    const match = play(game, knowledge, setupOf(new Sfc32(name)), name, iterations);
    appendFileSync(file, `${JSON.stringify(match)}\n`);
    if (i % 20 === 19) console.log(`${i + 1} of ${matches} matches, ${((Date.now() - start) / 60_000).toFixed(1)} min`);
    return match;
  });
}

function play<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  setup: Setup,
  seed: string,
  iterations?: number,
): RecordedMatch {
  const s = game.begin(setup);
  const rng = new Sfc32(`${seed} chance`);
  const moves: Move[] = [];
  for (;;) {
    const actor = game.next(s);
    if (actor === 'over') return { seed, moves };
    if (actor === 'chance') game.chance.deal(s, rng);
    else {
      const move = choose(game, s, actor, knowledge, { level: 'expert', iterations, seed: `${seed} ${moves.length}` });
      moves.push(move);
      game.play(s, move);
    }
  }
}
