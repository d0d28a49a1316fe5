import { type Game, games } from '@waybill/rules';
import { type Flaw, isRecord, readSheet } from '@waybill/rules/kernel';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { flawed, nameOf, parseJson, readText } from '../files.ts';

export async function run(call: Call): Promise<number> {
  const [file] = call.args;
  const name = nameOf(file);
  const sheet = parseJson(name, await readText(file, call.io));
  const takers = kindOf(name, sheet);
  const checks = takers.map((game) => ({ game, flaw: flawOf(game, sheet) }));
  const good = checks.filter(({ flaw }) => flaw === null).map(({ game }) => game);
  if (call.has('json')) {
    call.io.out(
      `${JSON.stringify(
        checks.map(({ game, flaw }) => ({ game: game.id, flaw })),
        null,
        2,
      )}\n`,
    );
    return good.length > 0 ? 0 : 1;
  }
  if (good.length === 0) throw flawed(name, checks[0].flaw!);
  call.io.out(`${name}: a sound sheet for ${good.map((game) => game.title).join(' and ')}\n`);
  return 0;
}

function flawOf(game: Game, sheet: unknown): Flaw | null {
  const read = readSheet(game, sheet);
  return 'flaw' in read ? read.flaw : null;
}

/** The games whose sheets are of this kind: by the `sheet` field, where the game's own sheet has one. */
function kindOf(name: string, sheet: unknown): Game[] {
  if (!isRecord(sheet)) throw new Failure(`${name}: sheet: must be a JSON object`);
  const kinds = games.filter((game) => game.sheet !== null);
  const kind = (game: Game) => (isRecord(game.sheet?.standard) ? game.sheet.standard.sheet : undefined);
  const takers = kinds.filter((game) => kind(game) === sheet.sheet);
  if (takers.length > 0) return takers;
  const known = [...new Set(kinds.map(kind))].map((one) => JSON.stringify(one)).join(', ');
  throw new Failure(`${name}: sheet.sheet: must be one of ${known}`);
}
