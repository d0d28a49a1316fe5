import type { Command } from './command.ts';
import { commands } from './commands.ts';

const usageOf = (command: Command) =>
  ['waybill', command.name, ...command.args, ...(Object.keys(command.flags).length > 0 ? ['[flags]'] : [])].join(' ');

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}

export function helpOf(command: Command): string {
  const flags = Object.entries(command.flags).map(
    ([name, { value, words }]) => [value ? `--${name} ${value}` : `--${name}`, words] as const,
  );
  const more = command.more ? `\n${command.more}\n` : '';
  const file = command.args.includes('FILE') ? '\nFILE may be - for standard input.\n' : '';
  return `${usageOf(command)}\n\n${command.words}\n${more}${file}\n${columns([...flags, ['--help', 'show this help']])}`;
}

const rowOf = ({ name, args, words }: Command) => [[name, ...args].join(' '), words] as const;

/** `waybill sheet --help`: all that begins so. */
export function helpOfFamily(family: readonly Command[]): string {
  const [first] = family[0].name.split(' ');
  return `waybill ${first} …\n\n${columns(family.map(rowOf))}\nFor one of them: waybill ${first} … --help.\n`;
}

export function help(): string {
  const rows = commands.map(rowOf);
  return `waybill COMMAND

Play transport games, simulate and analyse them, or run a server. A match is a file: its set-up and its events.

${columns(rows)}
waybill COMMAND --help explains a command. Errors go to stderr. The exit code is 1 for bad input or a refused event,
and 2 for a wrong command or flag.
`;
}
