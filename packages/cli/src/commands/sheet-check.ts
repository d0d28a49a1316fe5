import type { Call } from '../command.ts';
import { flawed, nameOf, parseJson, readText } from '../files.ts';
import { checkSheet } from '../sheets.ts';
import { oneLine } from '../text.ts';

export async function run(call: Call): Promise<number> {
  const [file] = call.args;
  const name = nameOf(file);
  const checks = checkSheet(name, parseJson(name, await readText(file, call.io)));
  const good = checks.filter(({ flaw }) => flaw === null).map(({ game }) => game);
  if (call.has('json')) {
    call.io.out(
      `${JSON.stringify(
        checks.map(({ game, flaw, remarks }) => ({ game: game.id, flaw, remarks })),
        null,
        2,
      )}\n`,
    );
    return good.length > 0 ? 0 : 1;
  }
  if (good.length === 0) throw flawed(name, checks[0].flaw!);
  call.io.out(`${name}: a valid sheet for ${good.map((game) => game.title).join(' and ')}\n`);
  for (const { field, words } of checks.find(({ flaw }) => flaw === null)!.remarks) {
    call.io.out(`${name}: note: ${field}: ${oneLine(words)}\n`);
  }
  return 0;
}
