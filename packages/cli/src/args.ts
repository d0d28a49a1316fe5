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
      ? `incomplete; use one of: ${family.map((name) => `waybill ${name}`).join(', ')}`
      : `there is no command ${argv[0]}; see waybill --help`,
  );
}

/** The commands of two words that begin with this one, where help is asked for all of them: `sheet --help`. */
export function familyOf([first, second]: readonly string[], asked: boolean): Command[] {
  const isAsked = asked ? second === undefined : second === '--help' || second === '-h';
  if (!isAsked || commands.some(({ name }) => name === first)) return [];
  return commands.filter(({ name }) => name.startsWith(`${first} `));
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
      args: withNegatives(command, args),
      options: { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw usage(`${parseWords(command, error as NodeJS.ErrnoException)}; see waybill ${command.name} --help`);
  }
}

/** What begins with a minus and a digit is a value, never a flag: `--seats -1` is refused as a number. */
function withNegatives({ flags }: Command, args: readonly string[]): string[] {
  const takesValue = (arg: string | undefined) => arg?.startsWith('--') && flags[arg.slice(2)]?.value !== undefined;
  return args.flatMap((arg, i) => {
    if (/^-\d/.test(arg) && takesValue(args[i - 1])) return [];
    return takesValue(arg) && /^-\d/.test(args[i + 1] ?? '') ? [`${arg}=${args[i + 1]}`] : [arg];
  });
}

function parseWords({ flags }: Command, { code, message }: NodeJS.ErrnoException): string {
  const flag = /(?<=['\s])--?[^\s'=,<]+/.exec(message)?.[0] ?? message;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `there is no flag ${flag}`;
  const value = flags[flag.replace(/^-+/, '')]?.value;
  return value === undefined ? `${flag} takes no value` : `${flag} needs a value: ${flag} ${value}`;
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
