import { findGame } from '@waybill/games';
import {
  explain,
  type Game,
  type Match,
  type Play,
  parseMatch,
  type Refusal,
  readSetup,
  replay,
  type Setup,
} from '@waybill/kernel';
import { Failure } from './fail.ts';
import { flawed, nameOf, readText, sound } from './files.ts';
import type { Io } from './io.ts';
import { isLink, readLinkedMatch } from './online/linked-match.ts';
import { isWellFormed } from './text.ts';

/** A match file whose set-up has been proven; its events not yet. */
export interface Opened {
  readonly name: string;
  readonly match: Match;
  readonly game: Game;
  readonly setup: Setup;
}

/** A match file, standard input, or the link of a match that is over at a server. */
export async function openMatch(file: string, io: Io): Promise<Opened> {
  return readOpened(nameOf(file), await (isLink(file) ? readLinkedMatch(file) : readText(file, io)));
}

export function readOpened(name: string, text: string): Opened {
  const match = sound(name, parseMatch(text));
  checkDealer(name, match);
  const game = findGame(match.game);
  if (!game) throw flawed(name, { field: 'game', words: `is unknown: ${match.game}` });
  return { name, match, game, setup: sound(name, readSetup(game, match)) };
}

function checkDealer(name: string, { dealer }: Match): void {
  const broken = dealer && [dealer.seed ?? '', ...(dealer.salts ?? [])].some((text) => !isWellFormed(text));
  if (broken) throw flawed(name, { field: 'dealer', words: 'has text that is not well-formed' });
}

/** Plays the file's first events; the first that is refused ends the command. */
export function playThrough({ game, setup, match }: Opened, upTo = match.events.length): Play {
  const { play, refused } = replay(game, setup, match, upTo);
  if (refused) throw refusedAt(game, refused.index, refused.refusal, setup.seats);
  return play;
}

export function refusedAt(game: Game, index: number, refusal: Refusal, seats: readonly string[]): Failure {
  return new Failure(`event ${index}: ${refusal.clause}: ${explain(game, refusal, seats)}`);
}
