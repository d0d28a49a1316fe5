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
  const file = command.args.includes('FILE') ? '\nA FILE of - is standard input.\n' : '';
  return `${usageOf(command)}\n\n${command.words}\n${more}${file}\n${columns([...flags, ['--help', 'this text']])}`;
}

const rowOf = ({ name, args, words }: Command) => [[name, ...args].join(' '), words] as const;

/** `waybill sheet --help`: all that begins so. */
export function helpOfFamily(family: readonly Command[]): string {
  const [first] = family[0].name.split(' ');
  return `waybill ${first} …\n\n${columns(family.map(rowOf))}\nEach tells more with --help.\n`;
}

export function help(): string {
  const rows = commands.map(rowOf);
  return `waybill COMMAND

A table for transport games. A match is a short file: its set-up and its events.

${columns(rows)}
Every command tells more with --help. Errors go to stderr: exit 1 for what is refused or bad
input, 2 for a command that was not called as its help says.
`;
}
