import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { checkEngine } from '../engine/check.ts';
import { engineCommand } from '../engine/command.ts';
import { MOVE_MS } from '../engine/seat.ts';
import { oneLine, plural } from '../text.ts';

export async function run(call: Call): Promise<number> {
  const command = engineCommand(call.args[0]);
  let wrong = 0;
  for await (const { name, flaw } of checkEngine(command, whole(call, 'time-limit', 1) ?? MOVE_MS)) {
    if (flaw !== null) wrong++;
    call.io.out(`${oneLine(flaw === null ? `ok: ${name}` : `WRONG: ${name}: ${flaw}`)}\n`);
  }
  call.io.out(
    wrong === 0 ? 'it speaks the protocol\n' : `${plural(wrong, 'thing')} wrong; see docs/engine-protocol.md\n`,
  );
  return wrong === 0 ? 0 : 1;
}
