import { type Match, parseMatch } from '@waybill/kernel';
import { openGame } from '../../src/games/open-game.ts';
import { squeeze } from '../../src/match/store/share.ts';

export interface Position {
  readonly title: string;
  /** Where the app opens it. */
  readonly path: string;
}

/** Every phase of a game that the gallery shows, as links that open it at a table. */
export async function positionsOf(game: string): Promise<Position[]> {
  const opened = await openGame(game);
  const samples = (await opened?.board.samples()) ?? [];
  return Promise.all(samples.map(({ title, match, at }) => positionOf(title, match, at)));
}

/** A match as it was after so many events. */
export async function positionOf(title: string, match: Match, at: number | undefined): Promise<Position> {
  return { title, path: `/open#${await squeeze(textOf(match, at))}` };
}

function textOf(match: Match, at: number | undefined): string {
  const text = JSON.stringify({ ...match, events: match.events.slice(0, at) });
  const read = parseMatch(text);
  if ('words' in read) throw new Error(read.words);
  return text;
}
