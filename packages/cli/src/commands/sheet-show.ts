import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { gameOf } from '../game.ts';

export function run({ io, args }: Call): void {
  const { sheet, title } = gameOf(args[0]);
  if (!sheet) throw new Failure(`${title} has no sheet`);
  io.out(`${JSON.stringify(sheet.standard, null, 2)}\n`);
}
