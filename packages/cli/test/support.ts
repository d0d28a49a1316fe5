import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@waybill/games';
import {
  Dealer,
  type Game,
  type Match,
  MoveList,
  Play,
  readSetup,
  type Setup,
  Sfc32,
  setupOf,
  writeMatch,
} from '@waybill/kernel';
import type { Io } from '../src/io.ts';
import { run } from '../src/main.ts';
import { TerminalMatch } from '../src/play/terminal-match.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface World {
  readonly stdin?: string | Uint8Array | Readable;
  readonly terminal?: boolean;
  readonly env?: Io['env'];
  readonly onStop?: Io['onStop'];
}

/** Runs a command in this process. */
export async function cli(
  argv: readonly string[],
  { stdin = '', terminal = false, env = {}, onStop = () => () => {} }: World = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(argv, {
    stdin: stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    terminal,
    watched: terminal,
    typed: false,
    size: () => ({ columns: 80, rows: 24 }),
    env,
    onStop,
  });
  return { code, out, err };
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-cli-'));
let files = 0;

export function fileOf(content: string | Uint8Array | Match): string {
  const path = join(folder, `${files++}.json`);
  const text = typeof content === 'string' || content instanceof Uint8Array ? content : writeMatch(content);
  writeFileSync(path, text);
  return path;
}

/** A match played at random, with its dealer's record: all of it, or its first events. */
export function randomMatch(game: Game, seed: string, most = Infinity): Match {
  const rng = new Sfc32(seed);
  const head = {
    waybill: 1 as const,
    game: game.id,
    options: {},
    seats: ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, Math.max(game.seats.min, 1 + rng.below(game.seats.max))),
  };
  const setup = setupOf(game, head);
  const dealer = new Dealer(seed);
  const play = new Play(game, setup);
  const moves = new MoveList();
  while (play.events.length < most) {
    const next = game.next(play.state);
    if (next === 'over') break;
    if (next === 'chance') play.accept(dealer.draw(game, play.state, play.events.length, play.dealt));
    else {
      moves.clear();
      game.moves(play.state, moves);
      play.accept(game.write(play.state, moves.codes[rng.below(moves.size)]));
    }
  }
  return { ...head, dealer: dealer.record(), events: play.events };
}

/** As if it had been played here so far. */
export function terminalMatch(match: Match): TerminalMatch {
  const game = findGame(match.game)!;
  const setup = readSetup(game, match) as Setup;
  const { events, dealer: record, ...head } = match;
  const people = match.seats.map(() => null);
  return new TerminalMatch(
    game,
    setup,
    head,
    new Dealer(record?.seed ?? ''),
    record,
    people,
    events,
    new Sfc32('undo'),
  );
}

/** For whom any game will do: one for one person, and one for several. */
export const [SOLO] = games.filter(({ seats }) => seats.max === 1).map(({ id }) => id);
export const [SHARED] = games.filter(({ seats }) => seats.min > 1).map(({ id }) => id);

/** What a command must do with anything that is bad: one line, nothing else. */
export function isOneLine(text: string): boolean {
  return /^[^\n]+\n$/.test(text);
}

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Brings `dist` up to date for tests of the real command. Errors of types are for another part of the tests. */
/** The command builds itself where it has to. */
export function buildCli(): void {
  spawnSync(process.execPath, [`${root}packages/cli/bin/waybill.mjs`, '--version']);
}
