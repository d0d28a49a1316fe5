import { gradeOf, type Puzzle, type PuzzleGrade, readPuzzles, rightOf, rivalsOf } from '@waybill/bots/puzzles';
import type { Match } from '@waybill/kernel';
import { createEmptyCard } from 'ts-fsrs';
import type { Mistake } from '../match/mistakes/deck.ts';
import { stored } from '../storage/settings.ts';

/** Addresses alone: a file comes when somebody asks for a puzzle of its game. */
const files = import.meta.glob<string>('../../../../games/*/puzzles/*.jsonl', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const gameIn = (path: string) => /games\/([^/]+)\//.exec(path)?.[1] ?? '';
/** Of a file beside the first one, whose puzzles are called by their game alone. */
const nameIn = (path: string) => /puzzles\/(?!standard)([^/]+)\.jsonl/.exec(path)?.[1];

/** The games that have puzzles. */
export const puzzled: readonly string[] = [...new Set(Object.keys(files).map(gameIn))];

export interface KnownPuzzle {
  readonly id: string;
  readonly grade: PuzzleGrade;
  readonly match: Match;
  readonly puzzle: Puzzle;
}

const loaded = new Map<string, Promise<KnownPuzzle[]>>();

/** All puzzles of a game, in the order in which they were found. */
export function puzzlesOf(game: string): Promise<KnownPuzzle[]> {
  const known = loaded.get(game);
  if (known) return known;
  const coming = load(game);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}

async function load(game: string): Promise<KnownPuzzle[]> {
  const urls = Object.entries(files).filter(([path]) => gameIn(path) === game);
  const all = await Promise.all(
    urls.map(async ([path, url]) => named([game, nameIn(path)], await (await fetch(url)).text())),
  );
  return all.flat();
}

function named(of: readonly (string | undefined)[], text: string): KnownPuzzle[] {
  return readPuzzles(text).flatMap(({ from, match, puzzles }) =>
    puzzles.map((puzzle) => ({
      id: ['puzzle', ...of, from, puzzle.index].filter((part) => part !== undefined).join('-'),
      grade: gradeOf(puzzle),
      match,
      puzzle,
    })),
  );
}

/** A puzzle as a position to be asked; it is in nobody's deck yet. */
export function positionOf({ id, match, puzzle }: KnownPuzzle, now: Date): Mistake {
  const { index, seat, unit, exact, options, found, tries } = puzzle;
  return {
    id,
    updated: now.getTime(),
    match: { ...match, events: match.events.slice(0, index) },
    seat,
    played: null,
    loss: rivalsOf(puzzle)[0].behind,
    unit,
    exact,
    options: options.map(({ event, value }) => ({ event, value })),
    good: rightOf(puzzle).map(({ event }) => event),
    card: createEmptyCard(now),
    found: { found, tries },
  };
}

const dropped = stored<readonly string[]>('puzzles-dropped', []);

/** Whoever wants to see it never again is not asked it as a new one either. */
export const dropPuzzle = (id: string): void => void (dropped.value = [...dropped.value, id]);

export const isDropped = (id: string): boolean => dropped.value.includes(id);
