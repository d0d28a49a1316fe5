import { parseArgs } from 'node:util';
import type { Call, Command } from './command.ts';
import { commands } from './commands.ts';
import { usage } from './fail.ts';
import type { Io } from './io.ts';

/** The command that these arguments name, and the arguments that are left. */
export function findCommand(argv: readonly string[]): { command: Command; rest: string[] } {
  for (const command of commands) {
    const words = command.name.split(' ');
    if (words.every((word, i) => argv[i] === word)) return { command, rest: argv.slice(words.length) };
  }
  const family = commands.filter((command) => command.name.startsWith(`${argv[0]} `)).map((command) => command.name);
  throw usage(
    family.length > 0
      ? `say which: ${family.map((name) => `waybill ${name}`).join(', ')}`
      : `there is no command ${argv[0]}; see waybill --help`,
  );
}

export function readCall(command: Command, rest: string[], io: Io): Call | 'help' {
  const { positionals, ...parsed } = parse(command, rest);
  const values: Record<string, unknown> = parsed.values;
  if (values.help) return 'help';
  const needed = command.args.filter((arg) => !arg.startsWith('['));
  if (positionals.length < needed.length) {
    throw usage(`${needed[positionals.length]} is missing; see waybill ${command.name} --help`);
  }
  if (positionals.length > command.args.length && !command.args.at(-1)?.endsWith('…]')) {
    throw usage(`one argument too many: ${positionals[command.args.length]}; see waybill ${command.name} --help`);
  }
  return {
    io,
    args: positionals,
    value: (name) => values[name] as string | undefined,
    has: (name) => values[name] === true,
  };
}

function parse(command: Command, args: string[]) {
  const flags = Object.entries(command.flags).map(
    ([name, flag]) => [name, { type: flag.value ? 'string' : 'boolean' }] as const,
  );
  try {
    return parseArgs({
      args,
      options: { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    const words = (error as Error).message.split('. ')[0];
    throw usage(`${words[0].toLowerCase()}${words.slice(1)}; see waybill ${command.name} --help`);
  }
}

/** A flag that must be a whole number of at least `min`. */
export function whole(call: Call, name: string, min: number): number | undefined {
  const text = call.value(name);
  if (text === undefined) return undefined;
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < min || n > Number.MAX_SAFE_INTEGER) {
    throw usage(`--${name} must be a whole number, ${min} or more, not ${text}`);
  }
  return n;
}
