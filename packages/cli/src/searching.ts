import { type Knowledge, LEVELS, type Level, styleOf } from '@waybill/bots';
import type { Game } from '@waybill/kernel';

/** The levels that search in this game, and nothing else: those that more iterations make think longer, not differently. */
export function searchingLevels({ ladder }: Knowledge): Level[] {
  return LEVELS.filter((level) => {
    const style = styleOf(level, ladder);
    return style.kind === 'search' && !style.exact;
  });
}

export function whoSearches({ title }: Game, searching: readonly Level[]): string {
  const [one, ...more] = searching;
  const who =
    more.length > 0 ? `only ${searching.join(' and ')} search` : one ? `only ${one} searches` : 'no level searches';
  return `in ${title.replace(/!$/, '')} ${who}`;
}
