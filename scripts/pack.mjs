// npm run pack [-- --out FOLDER]: tarballs of the engines, of each game and of their collection, ready to be installed elsewhere.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './lib/build.mjs';
import { root } from './lib/run.mjs';
import { listGames } from './registry.mjs';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = resolve(values.out ?? `${root}dist-packages`);
const ENGINES = ['kernel', 'bots', 'print', 'protocol', 'server', 'cli'];
/** What of a game is published: its folder, and how it is imported. Boards belong to the app. */
const PARTS = [
  ['.', 'rules/index'],
  ['./facts', 'game'],
  ['./bots', 'bots/index'],
  ['./paper', 'paper/index'],
  ['./solve', 'solve/index'],
];

const read = (path) => readFileSync(root + path, 'utf8');
const manifestOf = (folder) => JSON.parse(read(`${folder}/package.json`));

/** Exports without the condition that leads to sources: they are not published. */
const built = (entry) => (typeof entry === 'string' ? entry : { types: entry.types, default: entry.default });
const builtExports = (exports) =>
  Object.fromEntries(Object.entries(exports).map(([name, entry]) => [name, built(entry)]));

const isPublished = (path) => !/\.tsbuildinfo$|\.test\.|\/testing[./]/.test(path);

/** A folder as npm packs it. */
function stage(name, manifest, { readme, fill }) {
  const folder = join(out, 'staging', name);
  mkdirSync(folder, { recursive: true });
  const { private: _private, devDependencies: _dev, scripts: _scripts, ...kept } = manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme);
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(root + file, join(folder, file));
  fill(folder);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
}

function stageEngine(name) {
  const folder = `packages/${name}`;
  const manifest = manifestOf(folder);
  const files = ['dist', ...(manifest.bin ? ['bin'] : []), 'CHANGELOG.md'];
  stage(
    name,
    { ...manifest, exports: builtExports(manifest.exports), files },
    {
      readme: read(`${folder}/README.md`),
      fill: (into) => {
        cpSync(`${root}${folder}/dist`, join(into, 'dist'), { recursive: true, filter: isPublished });
        if (manifest.bin) cpSync(`${root}${folder}/bin`, join(into, 'bin'), { recursive: true });
      },
    },
  );
}

const games = () => manifestOf('games');

async function stageGame(id) {
  const { facts } = await import(`${root}games/dist/${id}/game.js`);
  const { version, license, dependencies } = games();
  const parts = PARTS.filter(([, file]) => existsSync(`${root}games/dist/${id}/${file}.js`));
  const exports = Object.fromEntries(
    parts.map(([name, file]) => [name, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }]),
  );
  const manifest = {
    name: `@waybill/${id}`,
    version,
    description: facts.about,
    license,
    type: 'module',
    sideEffects: false,
    exports: { ...exports, './rulebook.md': './rulebook.md' },
    files: ['dist', 'rulebook.md', 'CHANGELOG.md'],
    dependencies,
  };
  stage(id, manifest, {
    readme: gameReadme(facts),
    fill: (into) => {
      cpSync(`${root}games/dist/${id}`, join(into, 'dist'), { recursive: true, filter: isPublished });
      cpSync(`${root}games/${id}/rulebook.md`, join(into, 'rulebook.md'));
    },
  });
}

function gameReadme({ id, title, about, credit }) {
  return `# ${title}

${about}

\`\`\`ts
import { Dealer, legalEvents, Play, setupOf } from '@waybill/kernel';
import { game } from '@waybill/${id}';

const play = new Play(game, setupOf(game));
const dealer = new Dealer('any seed');
for (;;) {
  play.deal(dealer);
  const [first] = legalEvents(game, play.state);
  if (!first) break;
  play.mustAccept(first);
}
console.log(game.draw(play.state, 0).toString(), game.result(play.state));
\`\`\`

\`@waybill/${id}/bots\` is what good players look at, \`/paper\` what is printed, \`/rulebook.md\` the rules. ${credit}
`;
}

/** The collection: its registries import the games by name. */
function stageCollection(ids) {
  const { exports, dependencies, ...manifest } = games();
  const kept = Object.fromEntries(
    Object.entries(exports).filter(([name]) => !/^\.\/\*\/(rules|bots|paper)$/.test(name)),
  );
  const all = { ...dependencies, ...Object.fromEntries(ids.map((id) => [`@waybill/${id}`, manifest.version])) };
  const byName = (text) =>
    PARTS.reduce(
      (done, [name, file]) =>
        done.replaceAll(
          new RegExp(`(['"])\\./([\\w-]+)/${file}\\.(?:js|ts)\\1`, 'g'),
          (_, quote, id) => `${quote}@waybill/${id}${name.slice(1)}${quote}`,
        ),
      text,
    );
  stage(
    'games',
    { ...manifest, exports: builtExports(kept), files: ['dist', '*/rulebook.md', 'CHANGELOG.md'], dependencies: all },
    {
      readme: read('games/README.md'),
      fill: (into) => {
        mkdirSync(join(into, 'dist'));
        for (const file of readdirSync(`${root}games/dist`).filter((name) => /\.(js|d\.ts)$/.test(name)))
          writeFileSync(join(into, 'dist', file), byName(read(`games/dist/${file}`)));
        for (const id of ids) cpSync(`${root}games/${id}/rulebook.md`, join(into, id, 'rulebook.md'));
      },
    },
  );
}

rmSync(out, { recursive: true, force: true });
const code = await compile();
if (code === 0) {
  const ids = listGames();
  for (const name of ENGINES) stageEngine(name);
  for (const id of ids) await stageGame(id);
  stageCollection(ids);
  rmSync(join(out, 'staging'), { recursive: true });
  console.log(`Packed into ${out}:`);
  for (const file of readdirSync(out)) console.log(`  ${file}`);
}
process.exitCode = code;
