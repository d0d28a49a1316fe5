import { readdirSync, readFileSync } from 'node:fs';
import {
  canonical,
  type Event,
  type Game,
  isFlaw,
  type Match,
  Play,
  parseMatch,
  readingsChosen,
  readSetup,
  type Setup,
} from '@waybill/kernel';
import type { Moment } from '../../src/games/board.ts';
import { momentOf } from '../../src/games/moment.ts';
import { type Opened, openGame } from '../../src/games/open-game.ts';
import { tell } from '../../src/words/catalogue.ts';
import { type Position, positionOf } from './positions.ts';

/** A move to look at, where there is least room for what is said of it. */
export interface Dearest extends Position {
  /** As its target names it. */
  readonly move: string;
}

interface Said {
  readonly match: Match;
  readonly at: number;
  readonly move: Event;
  readonly length: number;
}

/** How many recorded matches are read, and each how many-th of their moments. */
const MATCHES = 2;
const STRIDE = 3;

/** Of each kind of move the one with most to say, in matches with most players and most to tell of their rules. */
export async function dearestOf(id: string): Promise<Dearest[]> {
  const opened = (await openGame(id))!;
  const longest = new Map<string, Said>();
  const matches = recordedOf(id).sort((a, b) => burdenOf(opened, b) - burdenOf(opened, a));
  for (const said of matches.slice(0, MATCHES).flatMap((match) => [...saidIn(opened, match)]))
    if (said.length > (longest.get(said.move.type)?.length ?? 0)) longest.set(said.move.type, said);
  return Promise.all(
    [...longest].map(async ([kind, { match, at, move }]) => ({
      ...(await positionOf(`a ${kind} looked at after ${at}`, match, at)),
      move: canonical(move),
    })),
  );
}

function recordedOf(id: string): Match[] {
  const folder = new URL(`../../../../games/${id}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.waybill.json'))
    .map((name) => parseMatch(readFileSync(new URL(name, folder), 'utf8')))
    .filter((read): read is Match => !('words' in read));
}

function burdenOf({ game }: Opened, match: Match): number {
  const { seats, options } = setupIn(game, match);
  return seats.length + readingsChosen(game.options, options).length / 10 + match.events.length / 1e5;
}

function setupIn(game: Game, match: Match): Setup {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) throw new Error(setup.words);
  return setup;
}

function* saidIn({ game, board }: Opened, match: Match): Iterable<Said> {
  const setup = setupIn(game, match);
  const lengthOf = (moment: Moment, move: Event) => {
    const { parts, notes } = board.preview(moment, move, game);
    const title = tell(game, game.say(moment.state, move), setup.seats, null);
    return [title, ...parts.map(({ label }) => label), ...notes].join(' ').length;
  };
  const play = new Play(game, setup);
  for (const [at, event] of match.events.entries()) {
    const viewer = game.next(play.state);
    if (typeof viewer === 'number' && at % STRIDE === 0) {
      const moment = momentOf(game, setup, game.view(play.state, viewer), viewer, at);
      for (const move of moment.moves) yield { match, at, move, length: lengthOf(moment, move) };
    }
    play.mustAccept(event);
  }
}
