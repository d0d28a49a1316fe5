// npm run without GAME [-- PART …]: takes a game's folder out of a copy of the repository, and tests what is left there.
import { copyRepository } from './lib/copy-repository.mjs';
import { run } from './lib/run.mjs';
import { listGames } from './registry.mjs';

const [id, ...parts] = process.argv.slice(2);
if (!listGames().includes(id)) {
  console.error(`usage: npm run without GAME [-- types lint unit browser]; there are: ${listGames().join(', ')}`);
  process.exit(2);
}

const wanted = parts.length > 0 ? parts : ['types', 'lint', 'unit'];
const copy = copyRepository({ leaveOut: [`games/${id}`] });
try {
  process.exitCode = await run(process.execPath, ['scripts/test.mjs', ...wanted], { cwd: copy.folder });
} finally {
  copy.drop();
}
