// npm run without GAME [-- PART …]: takes a game's folder out of a copy of the repository, and tests what is left there.
import { copyRepository } from './lib/copy-repository.mjs';
import { testsWithoutTheirGame } from './lib/needs.mjs';
import { run } from './lib/run.mjs';
import { listGames } from './registry.mjs';

const games = listGames();
const [id, ...parts] = process.argv.slice(2);
if (!games.includes(id)) {
  console.error(`usage: npm run without GAME [-- types lint unit]; there are: ${games.join(', ')}`);
  process.exit(2);
}

const wanted = parts.length > 0 ? parts : ['types', 'lint', 'unit'];
const leftOut = testsWithoutTheirGame(games.filter((game) => game !== id)).filter(({ path }) =>
  path.endsWith('.test.ts'),
);
const copy = copyRepository({ leaveOut: [`games/${id}`] });
console.log(`A copy of the repository without games/${id}: ${copy.folder}`);
console.log(
  `Tested there: ${wanted.join(', ')}. ${leftOut.length} test files say that they need ${id}, and are left out.`,
);
try {
  const code = await run(process.execPath, ['scripts/test.mjs', ...wanted], { cwd: copy.folder });
  console.log(code === 0 ? `Nothing else needs ${id}.` : `Something else needs ${id}: see above.`);
  process.exitCode = code;
} finally {
  copy.drop();
}
