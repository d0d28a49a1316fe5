import type { Command, Flag } from './command.ts';

const json: Flag = { words: 'print JSON' };
const file: Flag = { words: 'no effect: a match file is always JSON' };
const seats: Flag = { value: 'N', words: 'how many seats; default: the fewest the game allows' };
const names: Flag = { value: 'A,B', words: 'the names of the players' };
const options: Flag = { value: 'JSON', words: 'options of the game (see games), such as \'{"target": 50}\'' };
const sheet: Flag = { value: 'FILE', words: 'your own sheet (- is standard input)' };
const seed: Flag = { value: 'TEXT', words: 'the seed of the dice; default: random' };

const threads: Flag = { value: 'T', words: 'how many threads; default: one for each core' };

const database: Flag = { value: 'URL', words: 'a Postgres database, such as postgres://user:password@host/name' };
const queue: Flag = {
  value: 'URL',
  words: 'let workers do it (see worker), through this Postgres database: postgres://user:password@host/name',
};
const lostAfter: Flag = {
  value: 'S',
  words: 'with --database: seconds until an unfinished part goes to another worker; default 300',
};
const dataDir: Flag = { value: 'DIR', words: 'the folder of the database file; default: data' };

const LINKED = 'FILE may also be the link of a finished match at a server, such as https://example.org/table/ID.';

const timeLimit: Flag = {
  value: 'MS',
  words: 'how long an engine may think about a move, in milliseconds; default 5000',
};

/** Every command there is, in the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'play',
    args: ['[GAME]'],
    words: 'play in the terminal',
    more: 'Without GAME it asks which game. During the game, type `help` for a list of commands.',
    flags: {
      seats,
      names,
      options,
      sheet,
      seed,
      bot: {
        value: 'LEVEL',
        words: 'who plays the other seats: random, easy, medium (default), hard, expert, or an engine: ./bot.py',
      },
      'time-limit': timeLimit,
      threads: {
        value: 'T',
        words: 'how many threads share a long search, such as an expert’s move; default 1',
      },
      hands: { words: 'people at this screen play all seats' },
      resume: { value: 'FILE', words: 'continue the match in this file' },
      save: { value: 'FILE', words: 'save the match to this file after every move' },
    },
    load: () => import('./commands/play.ts'),
  },
  {
    name: 'new',
    args: ['GAME'],
    words: 'print a new match file, dealt up to the first decision',
    flags: { seats, names, options, sheet, seed, json: file },
    load: () => import('./commands/new.ts'),
  },
  {
    name: 'replay',
    args: ['FILE'],
    words: 'show the board at the end of a match file, or at any event',
    more: `The log numbers events from 1: --at 12 shows the board after event 12. A refused event is reported as
\`event INDEX: CLAUSE: reason\`, where INDEX counts from 0, as in the file.
${LINKED}`,
    flags: {
      at: { value: 'N', words: 'after the first N events' },
      view: { value: 'SEAT', words: 'show only what this seat may know: 0, 1, … or watcher' },
      json: { words: 'the state (or view) as JSON' },
    },
    load: () => import('./commands/replay.ts'),
  },
  {
    name: 'moves',
    args: ['FILE'],
    words: 'list the legal events at the end of a match file',
    flags: { json: { words: 'print one JSON list' } },
    load: () => import('./commands/moves.ts'),
  },
  {
    name: 'add',
    args: ['FILE', 'EVENT'],
    words: 'append an event (JSON) and print the new match file',
    flags: { deal: { words: 'also roll the dice and make the draws that follow' }, json: file },
    load: () => import('./commands/add.ts'),
  },
  {
    name: 'verify',
    args: ['FILE'],
    words: 'check the dice of a match against its seed',
    more: LINKED,
    flags: { json },
    load: () => import('./commands/verify.ts'),
  },
  {
    name: 'simulate',
    args: ['GAME'],
    words: 'let bots play many matches; compare bots, options and sheets',
    more: `The same seed gives the same matches, whatever the number of threads. Ctrl-C stops it and prints the results so far.
Bots take every seat in turn; if there are more bots than seats, all play each other. See docs/design-lab.md.`,
    flags: {
      matches: { value: 'N', words: 'how many matches; default 1000, with --until a million' },
      until: {
        value: 'P%',
        words: 'stop when every share of wins is known to ±P points; in a game for one, the score to ±P %',
      },
      seed: { value: 'S', words: 'match i is played with the seed S/i; default "1"' },
      seats: { value: 'N', words: 'how many seats; default: one for each bot, as far as the game allows' },
      bots: {
        value: 'A,B',
        words: 'who plays: levels as in play, LEVEL:N with N iterations, or engines such as ./bot.py; default random',
      },
      'time-limit': timeLimit,
      iterations: { value: 'N', words: 'iterations of search for each move, for every bot that searches' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      options,
      sheet,
      duplicate: { words: 'play the same dice in every seating, so that all bots get the same luck' },
      versus: { value: 'JSON', words: 'compare with these options, or with each of a list' },
      'versus-sheet': { value: 'FILE', words: 'compare with this sheet' },
      sweep: {
        value: 'O=A..B',
        words: 'compare values of an option: loans=0..5, or of several: "loans=0,3 target=50,70"',
      },
      resume: { value: 'FILE', words: 'save finished matches to this file, and continue with those in it' },
      'matches-dir': { value: 'DIR', words: 'also write every match to a file in this folder' },
      rows: {
        value: 'FILE',
        words: 'also write a row for each match: seats, scores, ending (CSV; - is standard output)',
      },
      csv: { value: 'FILE', words: 'also write every figure of the report (CSV; - is standard output)' },
      report: { value: 'FILE', words: 'also write a page with plots (HTML, works offline)' },
      json,
    },
    load: () => import('./commands/simulate.ts'),
  },
  {
    name: 'analyse',
    args: ['FILE'],
    words: 'show what each decision of a match cost, and how much was luck',
    more: `The match may be unfinished. Values are exact where a game is solved; otherwise a bot estimates them. The number of
threads does not change the result.
${LINKED}`,
    flags: {
      level: {
        value: 'LEVEL',
        words: 'how hard the bot thinks: medium, hard, expert, or iterations; default: a first pass of some seconds',
      },
      rollouts: {
        value: 'N',
        words: 'also play the match to its end N times from each option of the costly decisions',
      },
      threads,
      database: queue,
      'lost-after': lostAfter,
      report: { value: 'FILE', words: 'also write a page with plots (HTML, works offline)' },
      table: { value: 'FILE', words: 'for your own sheet: the file that `solve --table` wrote' },
      json,
    },
    load: () => import('./commands/analyse.ts'),
  },
  {
    name: 'solve',
    args: ['GAME'],
    words: 'compute the exact expected score of perfect play',
    more: 'For games of one player against chance. It takes a minute or more; less with more cores.',
    flags: {
      options,
      sheet,
      threads,
      table: { value: 'FILE', words: 'also write the values that `analyse --table` needs for your own sheet' },
      json,
    },
    load: () => import('./commands/solve.ts'),
  },
  {
    name: 'readings',
    args: ['GAME'],
    words: 'measure how each reading of an unclear rule changes a game',
    more: `Where the source of a game is damaged or unclear, its rulebook lists several readings. Each is played with the same dice as
the usual one; for a solved game the exact value is found too. The same seed gives the same matches, whatever the number of
threads. Ctrl-C stops it and prints the results so far.`,
    flags: {
      level: { value: 'LEVEL', words: 'who plays every seat; default hard' },
      matches: { value: 'N', words: 'how many matches of each reading; default 200' },
      seats: { value: 'N', words: 'how many seats; default: the most the game allows' },
      seed: { value: 'S', words: 'match i is played with the seed S/i; default "1"' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      resume: { value: 'FILE', words: 'save finished matches to this file, and continue with those in it' },
      write: { words: 'also write the tables into the rulebook, with the date' },
      json,
    },
    load: () => import('./commands/readings.ts'),
  },
  {
    name: 'worker',
    args: [],
    words: 'do work that other commands hand out with --database, on any number of machines',
    more: `All machines need the same version. You may kill a worker at any time: another one takes over its part.
See docs/design-lab.md.`,
    flags: { database, threads },
    load: () => import('./commands/worker.ts'),
  },
  {
    name: 'advise',
    args: ['FILE'],
    words: 'show the best moves at the end of a match file, and why',
    more: `The bot knows only what the seat to move knows. The same file gets the same advice. Moves are listed best first; the more\nvisits a move has, the more certain is its value.`,
    flags: {
      level: { value: 'LEVEL', words: 'how hard it thinks: medium, hard, expert (default), or iterations' },
      json: {
        words: 'every move it considered, with value, visits and reason, as JSON; `unweighed` counts the others',
      },
    },
    load: () => import('./commands/advise.ts'),
  },
  {
    name: 'engine check',
    args: ['PROGRAM'],
    words: 'test whether your program speaks the engine protocol, and say what is wrong',
    more: 'PROGRAM may have arguments: "./bot.py --fast". It is tested with every game it says it plays.',
    flags: { 'time-limit': timeLimit },
    load: () => import('./commands/engine-check.ts'),
  },
  {
    name: 'engine sit',
    args: ['LINK', 'PROGRAM'],
    words: 'let your program play at a table of a server',
    more: `LINK is the link of the table, from the web app. The program runs on this machine, never on the server. It plays as a guest; with
your token in WAYBILL_TOKEN it plays as you, and the same command continues after a break. See docs/engine-protocol.md.`,
    flags: {
      name: { value: 'NAME', words: 'the name of the guest; default: the name that the program gives' },
      seat: { value: 'N', words: 'which seat to take: 0, 1, …; default: the first free one' },
      start: { words: 'start the match once every seat is taken' },
      'time-limit': timeLimit,
      save: { value: 'FILE', words: 'save the match to this file when it is over' },
      json: { words: 'the result, as JSON' },
    },
    load: () => import('./commands/engine-sit.ts'),
  },
  {
    name: 'engine',
    args: [],
    words: 'let another program use the rules and bots, by lines of JSON',
    more: 'If your program is to play, see engine check and engine sit. See docs/engine-protocol.md.',
    flags: {
      level: {
        value: 'LEVEL',
        words: 'the level where a request names none: random, easy, medium, hard (default), expert',
      },
      frames: { words: 'binary frames instead of lines, for many matches at once; python/ uses them' },
    },
    load: () => import('./commands/engine.ts'),
  },
  {
    name: 'sheet show',
    args: ['GAME'],
    words: 'print a game’s own sheet as JSON, to start your own from',
    flags: { before: { words: 'the older sheet that match files without a sheet use, if there is one' } },
    load: () => import('./commands/sheet-show.ts'),
  },
  {
    name: 'sheet check',
    args: ['FILE'],
    words: 'check your own sheet, and say which games accept it',
    flags: { json },
    load: () => import('./commands/sheet-check.ts'),
  },
  {
    name: 'sheet print',
    args: ['FILE|GAME'],
    words: 'print a sheet or the record of a match, as PDF or SVG',
    more: 'GAME prints the game’s own sheet. A match file prints the record of the match, or with --part a part of its sheet.\n- is standard input.',
    flags: {
      format: { value: 'pdf|svg', words: 'default pdf; svg writes a file for each page' },
      paper: { value: 'a4|letter', words: 'default a4' },
      ink: { value: 'colour|saving', words: 'default colour; saving is black lines on white' },
      scale: { value: 'fit|true', words: 'default fit; true prints a map as large as the tiles, on several pages' },
      part: { value: 'NAME', words: 'only this part, such as map or rules' },
      game: { value: 'GAME', words: 'the game, if several accept the sheet; default: the first' },
      out: { value: 'FILE', words: 'the file to write; default: named after the game (- is standard output)' },
    },
    load: () => import('./commands/sheet-print.ts'),
  },
  {
    name: 'sheet try',
    args: ['FILE|GAME'],
    words: 'let bots test a sheet: scores, length, fairness, what is never used',
    more: `If the game can be solved, it also finds the exact score of perfect play, which may take minutes.
Ctrl-C stops it and prints the results so far. - is standard input.`,
    flags: {
      matches: { value: 'N', words: 'how many matches; default 100' },
      bots: { value: 'LEVEL', words: 'who plays every seat: random, easy (default), medium, hard, expert' },
      seats,
      options,
      game: { value: 'GAME', words: 'the game, if several accept the sheet; default: the first' },
      seed: { value: 'S', words: 'the seed; the same one gives the same report; default "1"' },
      quick: { words: 'skip the exact score' },
      json,
    },
    load: () => import('./commands/sheet-try.ts'),
  },
  {
    name: 'sheet improve',
    args: ['FILE|GAME'],
    words: 'search for sheets that meet your goals better',
    more: `Bots play sheets with changed numbers, all with the same dice; most drop out after a few matches. The result is a set of
trade-offs, the front: no sheet in it is worse than another by every goal. The same seed finds the same sheets. Ctrl-C stops it
and prints the results so far. See docs/design-lab.md.`,
    flags: {
      want: {
        value: 'GOALS',
        words:
          'goals, such as "length=60, seats, every dock.transports*2, score=20, exact=40, ends tie=10%"; *2 doubles the weight',
      },
      rounds: { value: 'N', words: 'how many rounds; default 8' },
      brood: { value: 'N', words: 'how many new sheets in each round; default 16' },
      matches: { value: 'N', words: 'how many matches for each sheet that is kept; default 200' },
      bots: { value: 'LEVEL', words: 'who plays every seat: random, easy (default), medium, hard, expert' },
      seats,
      options,
      game: { value: 'GAME', words: 'the game, if several accept the sheet; default: the first' },
      seed: { value: 'S', words: 'the seed; the same one finds the same sheets; default "1"' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      resume: { value: 'FILE', words: 'save measurements to this file, and continue with those in it' },
      out: { value: 'DIR', words: 'write the sheets of the front to this folder, ready to play and print' },
      report: { value: 'FILE', words: 'also write a page with plots (HTML, works offline)' },
      json,
    },
    load: () => import('./commands/sheet-improve.ts'),
  },
  {
    name: 'sheet ppn',
    args: ['FILE'],
    words: 'print the set-up of a piecepack match in Portable Piecepack Notation',
    flags: {},
    load: () => import('./commands/sheet-ppn.ts'),
  },
  {
    name: 'puzzles check',
    args: ['FILE'],
    words: 'test puzzles: let stronger bots play them out, and count how many hold',
    flags: {
      sample: { value: 'N', words: 'how many puzzles, drawn at random; default 20' },
      runs: { value: 'N', words: 'how often each option is played to the end; default 64' },
      bots: { value: 'LEVEL', words: 'who plays every seat; default medium' },
      seed: { value: 'S', words: 'the seed of the sample and its dice; default "check"' },
      json,
    },
    load: () => import('./commands/puzzles-check.ts'),
  },
  {
    name: 'puzzles list',
    args: ['[FILE…]'],
    words: 'count the puzzles of the games, or in files',
    flags: { json },
    load: () => import('./commands/puzzles-list.ts'),
  },
  {
    name: 'puzzles',
    args: ['GAME', '[FILE…]'],
    words: 'find positions with one clearly best move',
    more: `It searches the match files first, then matches between bots of mixed levels. It saves what it finds to --out, a line for each
match, and continues there next time. The same seed finds the same puzzles. See docs/puzzles.md.`,
    flags: {
      count: { value: 'N', words: 'how many to find, at least; default 200' },
      out: { value: 'FILE', words: 'the file to save them to; default games/GAME/puzzles/standard.jsonl' },
      seed: { value: 'S', words: 'match i is played with the seed S/i; default "puzzles"' },
      bots: { value: 'L,L', words: 'the levels that play the matches; default easy,medium,hard' },
      seats: { value: 'N,N', words: 'seats of the matches, in turn; default every number, the fewest most often' },
      slips: { value: 'N', words: 'how many moves in a hundred are made at random; default 0' },
      runs: { value: 'N', words: 'how often an option is played to the end, at most; default 256' },
      check: {
        value: 'LEVEL',
        words: 'keep a puzzle only if bots of this level confirm it, playing on with other dice',
      },
      json,
    },
    load: () => import('./commands/puzzles.ts'),
  },
  {
    name: 'serve',
    args: [],
    words: 'run the server: the web app and tables for playing with others',
    more: 'Everything is kept in a file in --data-dir, or in Postgres, which several servers may share. See docs/running.md.',
    flags: {
      port: { value: 'N', words: 'the port; default 8080, 0 is any free one' },
      host: { value: 'ADDRESS', words: 'the address to listen on; default 127.0.0.1, 0.0.0.0 is all' },
      database,
      workers: {
        words: 'with --database: let workers do slow bots and analyses while any is free (see worker)',
      },
      'data-dir': dataDir,
      proxies: {
        value: 'N',
        words: 'how many proxies are in front of the server and add to X-Forwarded-For; default none',
      },
      https: { words: 'people connect over https: cookies are sent only over https' },
      'private-hooks': {
        words: 'allow webhooks to addresses in your own network and over plain http; only if you trust all users',
      },
    },
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'backup',
    args: ['FILE'],
    words: 'write everything a server keeps to a new file; the server may be running',
    flags: { database, 'data-dir': dataDir },
    load: () => import('./commands/backup.ts'),
  },
  {
    name: 'restore',
    args: ['FILE'],
    words: 'load a backup into an empty database, SQLite or Postgres',
    flags: { database, 'data-dir': dataDir },
    load: () => import('./commands/restore.ts'),
  },
  {
    name: 'games',
    args: [],
    words: 'list the games with their seats and options',
    flags: { json },
    load: () => import('./commands/games.ts'),
  },
  {
    name: 'rules',
    args: ['GAME'],
    words: 'print a rulebook',
    flags: { clause: { value: 'ID', words: 'print only this clause' }, json: { words: 'the clauses as JSON' } },
    load: () => import('./commands/rules.ts'),
  },
  {
    name: 'bench',
    args: ['[NAME]', '[ARG…]'],
    words: 'run the benchmarks, or one of them',
    flags: { list: { words: 'only list their names' }, json: { words: 'with --list: as JSON' } },
    load: () => import('./commands/bench.ts'),
  },
];
