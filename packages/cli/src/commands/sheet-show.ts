import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { gameOf } from '../game.ts';

export function run({ io, args, has }: Call): void {
  const { sheet, title } = gameOf(args[0]);
  if (!sheet) throw new Failure(`${title} has no sheet`);
  const shown = has('before') ? (sheet.before ?? sheet.standard) : sheet.standard;
  io.out(`${JSON.stringify(shown, null, 2)}\n`);
}
