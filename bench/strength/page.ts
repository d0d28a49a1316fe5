import { type Knowledge, LEVELS, type Level, type Style, styleOf } from '@waybill/bots';
import { findGame } from '@waybill/games';
import { grid, row, score, strength, times, wins } from './figures.ts';
import type { Contest, JobResult } from './jobs.ts';

export interface Played {
  readonly table: Contest;
  readonly outcomes: readonly JobResult[];
}

/** `docs/strength.md`: what was played, how, and how strong each level is. */
export function page(
  played: readonly Played[],
  known: ReadonlyMap<string, Knowledge>,
  command: string,
  seed: string,
): string {
  const matches = played.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  const sections = [...known].map(([id, knowledge]) => {
    const here = played.filter(({ table }) => table.game === id);
    return `## ${findGame(id)?.title ?? id}\n\n${partsOf(here, knowledge).filter(Boolean).join('\n\n')}\n`;
  });
  return `# How strong the bots are

${matches} matches, each decided by its seed (\`${seed}\`) alone. Made by \`${command}\`;
run it again with higher counts and it goes on where it stopped. The levels were set on other seeds. Ranges are 95 %
confidence; Elo is lent one draw. The level that is measured sits in each seat in turn. Times are CPU milliseconds a decision with two legal moves or more, on one core.

${sections.join('\n')}`;
}

function partsOf(played: readonly Played[], knowledge: Knowledge): string[] {
  const of = (kind: Contest['kind']) => played.filter(({ table }) => table.kind === kind);
  return [duels(of('duel')), parties(of('party')), solos(of('solo')), loans(of('loans')), timing(played, knowledge)];
}

/** Neighbours first: that is what a level is for. */
function duels(played: readonly Played[]): string {
  if (played.length === 0) return '';
  const apart = ({ table: { levels } }: Played) => LEVELS.indexOf(levels[0]) - LEVELS.indexOf(levels[1]);
  const rows = played
    .toSorted((a, b) => apart(a) - apart(b))
    .map(({ table: { levels }, outcomes }) => row(levels[0], levels[1], ...strength(outcomes)));
  return grid(['two seats: better', 'against', 'points', 'Elo', 'matches'], rows);
}

function parties(played: readonly Played[]): string {
  if (played.length === 0) return '';
  const rows = played.map(({ table: { levels }, outcomes }) =>
    row(levels.length, levels[0], levels[1], wins(outcomes), `${Math.round(100 / levels.length)} %`, outcomes.length),
  );
  return grid(['seats', 'one', 'all others', 'wins', 'if equal', 'matches'], rows);
}

function solos(played: readonly Played[]): string {
  if (played.length === 0) return '';
  const rows = played.map(({ table: { levels }, outcomes }) => row(levels[0], score(outcomes), outcomes.length));
  return grid(['level', 'mean score', 'matches'], rows);
}

function loans(played: readonly Played[]): string {
  if (played.length === 0) return '';
  const rows = played.map(({ table: { options }, outcomes }) =>
    row(String(options.loans), score(outcomes), wins(outcomes), outcomes.length),
  );
  return grid(['loans at the start, `hard`', 'mean score', 'wins', 'matches'], rows);
}

function timing(played: readonly Played[], { ladder }: Knowledge): string {
  const rows = LEVELS.map((level) => row(level, wayOf(styleOf(level, ladder)), ...times(timesOf(played, level))));
  return grid(['level', 'thinks', 'half below, ms', '95 % below', 'longest'], rows);
}

function wayOf(style: Style): string {
  switch (style.kind) {
    case 'random':
      return 'not at all';
    case 'look-ahead':
      return `${style.answers ? 'its turn and the answers' : 'its turn'}, ${style.samples} samples, fog ${style.noise}`;
    case 'search':
      return style.exact ? 'by the solution' : `${style.iterations} iterations`;
  }
}

function timesOf(played: readonly Played[], level: Level): number[] {
  return played.flatMap(({ outcomes }) => outcomes.flatMap(({ took }) => took[level] ?? []));
}
