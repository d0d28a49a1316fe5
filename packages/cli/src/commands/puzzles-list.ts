import { CLEAR, GRADES, gradeOf, type PuzzleMatch, readPuzzles, rightOf } from '@waybill/bots/puzzles';
import { games } from '@waybill/games';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { nameOf, readText } from '../files.ts';
import { gameOf } from '../game.ts';
import { puzzleFilesOf } from '../puzzles/puzzle-file.ts';
import { columns } from '../text.ts';

export async function run(call: Call): Promise<void> {
  const { io } = call;
  const files = call.args.length > 0 ? call.args : games.flatMap(puzzleFilesOf);
  const byGame = new Map<string, PuzzleMatch[]>();
  for (const file of files) {
    const found = readPuzzles(await readText(file, io));
    if (found.length === 0) throw new Failure(`${nameOf(file)}: holds no puzzles`);
    const [{ match }] = found;
    byGame.set(match.game, [...(byGame.get(match.game) ?? []), ...found]);
  }
  const counts = [...byGame.values()].map(countOf);
  if (call.has('json')) return io.out(`${JSON.stringify(counts)}\n`);
  const rows = counts.map(({ game, puzzles, matches, easy, medium, hard, proof }) =>
    [gameOf(game).title, puzzles, matches, easy, medium, hard, proof].map(String),
  );
  const head = ['game', 'puzzles', 'matches', ...GRADES, 'best ahead'];
  io.out(
    columns([head, ...rows], 2)
      .map((line) => `${line.trimEnd()}\n`)
      .join(''),
  );
}

/** How many there are, how hard, how many with several right moves, and by how many standard errors these are ahead at least. */
function countOf(found: readonly PuzzleMatch[]) {
  const all = found.flatMap(({ puzzles }) => puzzles);
  const graded = (grade: (typeof GRADES)[number]) => all.filter((one) => gradeOf(one) === grade).length;
  return {
    game: found[0].match.game,
    puzzles: all.length,
    matches: found.length,
    easy: graded('easy'),
    medium: graded('medium'),
    hard: graded('hard'),
    several: all.filter((one) => rightOf(one).length > 1).length,
    proof: all[0].exact ? 'exactly' : `${CLEAR} errors`,
  };
}
