import { familyOf, findCommand, readCall } from './args.ts';
import { Failure } from './fail.ts';
import { help, helpOf, helpOfFamily } from './help.ts';
import { type Io, processIo } from './io.ts';
import { oneLine } from './text.ts';
import { VERSION } from './version.ts';

/** Runs one command; its exit code. Never throws. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof Failure) {
      io.err(`${oneLine(error.message)}\n`);
      return error.code;
    }
    if (io.env.WAYBILL_DEBUG) throw error;
    io.err(`${oneLine(`waybill: internal error: ${error instanceof Error ? error.message : String(error)}`)}\n`);
    return 1;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [first] = argv;
  if (first === '--version' || first === '-v') {
    io.out(`${VERSION}\n`);
    return 0;
  }
  if (first === '--help' || first === '-h' || (first === 'help' && argv.length === 1)) {
    io.out(help());
    return 0;
  }
  if (first === undefined) {
    io.err(help());
    return 2;
  }
  const family = familyOf(first === 'help' ? argv.slice(1) : argv, first === 'help');
  if (family.length > 0) {
    io.out(helpOfFamily(family));
    return 0;
  }
  const { command, rest } = findCommand(first === 'help' ? argv.slice(1) : argv);
  const call = first === 'help' ? 'help' : readCall(command, rest, io);
  if (call === 'help') {
    io.out(helpOf(command));
    return 0;
  }
  const { run: act } = await command.load();
  return (await act(call)) ?? 0;
}

export async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), processIo());
}
