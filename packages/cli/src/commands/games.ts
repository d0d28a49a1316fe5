import { games } from '@waybill/games';
import { type Game, type OptionSpec, usualValue } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { paintFor } from '../io.ts';

export function run({ io, has }: Call): void {
  if (has('json')) io.out(`${JSON.stringify(games.map(describe), null, 2)}\n`);
  else {
    const paint = paintFor(io);
    const width = Math.max(...games.map((game) => game.id.length));
    for (const game of games) {
      io.out(`${paint(game.id.padEnd(width), 'strong')}  ${game.title}, ${seatsOf(game)}\n`);
      for (const option of game.options) {
        io.out(`${' '.repeat(width)}  ${paint(`${option.key}: ${valuesOf(option)} (${option.clause})`, 'dim')}\n`);
      }
    }
  }
}

function describe({ id, title, prefix, seats, best, options, sheet }: Game) {
  return { id, title, prefix, seats, best, options, sheet: sheet !== null };
}

export function seatsOf({ seats: { min, max } }: Game): string {
  if (max === 1) return '1 player';
  return min === max ? `${min} players` : `${min} to ${max} players`;
}

function valuesOf(option: OptionSpec): string {
  const values =
    option.kind === 'flag'
      ? 'true or false'
      : option.kind === 'choice'
        ? option.values.join(' or ')
        : `${option.min} to ${option.max}`;
  return `${values}, default ${usualValue(option)}`;
}
