// Records what proves a game: matches, one for every set-up and ending; counted move trees; the schema of its sheets.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.mjs';
import { writeRegistry } from './registry.mjs';

const usage = 'usage: npm run record GAME [-- --again]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { again: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length === 1) return { id: positionals[0], again: values.again ?? false };
  } catch (error) {
    console.error(`record: ${error.message}`);
  }
  console.error(`${usage}\n--again replaces matches that the rules refuse by now, and counts all move trees anew`);
  process.exit(2);
}

const { id, again } = readArguments();
writeRegistry();
const { findGame, games } = await import('../games/index.ts');
const game = findGame(id);
if (!game) {
  console.error(`record: there is no game ${id}; there are: ${games.map((one) => one.id).join(', ')}`);
  process.exit(2);
}

const { matchOf, replay, setupOf, writeMatch } = await import('@waybill/kernel');
const { recordedMatches } = await import('../packages/kernel/laws/folders.ts');
const { expectedOf, outcomeOf, recordMatches } = await import('../packages/kernel/laws/record-matches.ts');
const { countMoves, recordPositions } = await import('../packages/kernel/laws/perft.ts');
const { schemaText } = await import('../packages/kernel/laws/schema-file.ts');

const fixtures = `${root}games/${id}/fixtures`;
mkdirSync(fixtures, { recursive: true });

/** A recorded match by the rules as they are; its outcome is null where they refuse it or it does not end. */
function readKept(path) {
  try {
    const match = matchOf(readFileSync(path, 'utf8'));
    const setup = setupOf(game, match);
    const { play, refused } = replay(game, setup, match);
    return { path, setup, outcome: refused || game.next(play.state) !== 'over' ? null : outcomeOf(play) };
  } catch {
    return { path, setup: null, outcome: null };
  }
}

const kept = recordedMatches(id).map(readKept);
const stale = kept.filter(({ outcome }) => outcome === null).map(({ path }) => path);
if (stale.length > 0 && !again) {
  console.error(`record: the rules refuse ${stale.map((path) => basename(path)).join(', ')} by now.`);
  console.error(`If the rules are right, npm run record ${id} -- --again replaces them.`);
  process.exit(1);
}
for (const path of stale) for (const file of [path, expectedOf(path)]) rmSync(file, { force: true });

const lasting = kept.filter(({ outcome }) => outcome !== null);
for (const { path, outcome } of lasting) {
  if (again || !existsSync(expectedOf(path))) writeFileSync(expectedOf(path), `${JSON.stringify(outcome)}\n`);
}
const { found, never } = recordMatches(game, lasting);
let written = 0;
for (const { name, match, outcome } of found) {
  const path = `${fixtures}/${name}.waybill.json`;
  if (existsSync(path)) continue;
  writeFileSync(path, writeMatch(match));
  writeFileSync(expectedOf(path), `${JSON.stringify(outcome)}\n`);
  written++;
}

const perft = `${fixtures}/perft.json`;
const counted = existsSync(perft) ? JSON.parse(readFileSync(perft, 'utf8')) : null;
if (!counted || again) writeFileSync(perft, positionsText(counted ? counted.map(recount) : recordPositions(game)));

function recount(position) {
  return { ...position, counts: countMoves(game, position, position.counts.length) };
}

/** An event a line, as in match files. */
function positionsText(positions) {
  const one = ({ name, setup, events, counts }) =>
    `{ "name": ${JSON.stringify(name)},\n  "setup": ${JSON.stringify(setup)},\n  "events": [${events
      .map((event) => `\n    ${JSON.stringify(event)}`)
      .join(',')}${events.length > 0 ? '\n  ' : ''}],\n  "counts": ${JSON.stringify(counts)} }`;
  return `[\n${positions.map(one).join(',\n')}\n]\n`;
}

const schema = `${root}games/${id}/sheet.schema.json`;
const text = schemaText(game);
if (text !== null) writeFileSync(schema, text);
else rmSync(schema, { force: true });

console.log(`${game.title}: ${lasting.length} recorded matches kept, ${written} written to games/${id}/fixtures`);
for (const ending of never)
  console.error(`record: random play never ended so: ${ending}. Play such a match and save it there.`);
process.exitCode = never.length === 0 ? 0 : 1;
