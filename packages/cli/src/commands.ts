import type { Command, Flag } from './command.ts';

const json: Flag = { words: 'as JSON' };
const file: Flag = { words: 'as JSON, which a match file is in any case' };
const seats: Flag = { value: 'N', words: 'how many seats; the fewest by default' };
const names: Flag = { value: 'A,B', words: 'the seats by name' };
const options: Flag = { value: 'JSON', words: 'the options of the rulebook, such as \'{"target": 50}\'' };
const sheet: Flag = { value: 'FILE', words: 'a sheet of your own (- is standard input)' };
const seed: Flag = { value: 'TEXT', words: 'what the dealer draws from; random by default' };

const threads: Flag = { value: 'T', words: 'how many at once; as many as there are cores by default' };

const database: Flag = { value: 'URL', words: 'a Postgres database, such as postgres://user:password@host/name' };
const queue: Flag = {
  value: 'URL',
  words: 'have workers do it (see worker): a Postgres database, such as postgres://user:password@host/name',
};
const lostAfter: Flag = {
  value: 'S',
  words: 'with --database: take a worker for dead that needs longer for a part, in seconds; 300 by default',
};
const dataDir: Flag = { value: 'DIR', words: 'the folder of the database file; data by default' };

const LINKED = 'FILE may also be the link of a match that is over at a server, such as https://example.org/table/ID.';

const timeLimit: Flag = { value: 'MS', words: 'how long an engine may think about a move; 5000 by default' };

/** Every command there is, in the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'play',
    args: ['[GAME]'],
    words: 'play in the terminal',
    more: 'Without GAME it asks which. Type `help` in the game for what can be typed there.',
    flags: {
      seats,
      names,
      options,
      sheet,
      seed,
      bot: {
        value: 'LEVEL',
        words: 'who plays the other seats: random, easy, medium (unless told), hard, expert, or an engine: ./bot.py',
      },
      'time-limit': timeLimit,
      threads: {
        value: 'T',
        words: 'how many think at once about what takes long thought, as an expert’s moves; 1 by default',
      },
      hands: { words: 'every seat is a person at this screen' },
      resume: { value: 'FILE', words: 'go on with a match file' },
      save: { value: 'FILE', words: 'keep the match in this file, after every move' },
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
    words: 'show the state a match file leads to',
    more: `The log numbers events from 1: --at 12 shows the board after number 12. A refused event is reported as
\`event INDEX: CLAUSE: words\`, where INDEX counts from 0, as in the file.
${LINKED}`,
    flags: {
      at: { value: 'N', words: 'after the first N events' },
      view: { value: 'SEAT', words: 'only what that seat may know: 0, 1, … or watcher' },
      json: { words: 'the state (or view) as JSON' },
    },
    load: () => import('./commands/replay.ts'),
  },
  {
    name: 'moves',
    args: ['FILE'],
    words: 'list the legal events at the end of a match file',
    flags: { json: { words: 'as one JSON list' } },
    load: () => import('./commands/moves.ts'),
  },
  {
    name: 'add',
    args: ['FILE', 'EVENT'],
    words: 'append an event (JSON) and print the new match file',
    flags: { deal: { words: 'also deal the chance events that follow' }, json: file },
    load: () => import('./commands/add.ts'),
  },
  {
    name: 'verify',
    args: ['FILE'],
    words: 'prove the dice of a match from its revealed seed',
    more: LINKED,
    flags: { json },
    load: () => import('./commands/verify.ts'),
  },
  {
    name: 'simulate',
    args: ['GAME'],
    words: 'play many matches, judge bots and compare variants',
    more: `The same seed gives the same matches, whatever the number of threads. Ctrl-C stops it and prints what is done.
Bots take every seat in turn; more bots than seats all meet each other. See docs/design-lab.md.`,
    flags: {
      matches: { value: 'N', words: 'how many; 1000 by default, with --until at most a million' },
      until: {
        value: 'P%',
        words: 'stop when every share of the wins is known to ±P points, or alone the score to ±P %',
      },
      seed: { value: 'S', words: 'match i is played from S/i; "1" by default' },
      seats: { value: 'N', words: 'how many seats; as many as bots are named, if the game has them' },
      bots: {
        value: 'A,B',
        words:
          'who plays: levels as in play, LEVEL:N with N iterations, or engines such as ./bot.py; random unless told',
      },
      'time-limit': timeLimit,
      iterations: { value: 'N', words: 'how long every bot that searches may think about a move' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      options,
      sheet,
      duplicate: { words: 'every deal is played in each seating, so that bots meet the same luck' },
      versus: { value: 'JSON', words: 'compare with these options; a list compares with each' },
      'versus-sheet': { value: 'FILE', words: 'compare with this sheet' },
      sweep: {
        value: 'O=A..B',
        words: 'compare values of an option: loans=0..5, or several: "loans=0,3 target=50,70"',
      },
      resume: { value: 'FILE', words: 'keep finished matches in this file, and go on with those it holds' },
      'matches-dir': { value: 'DIR', words: 'also write every match as a file' },
      rows: {
        value: 'FILE',
        words: 'also write a row for each match: who sat where, scores, ending (CSV; - is standard output)',
      },
      csv: { value: 'FILE', words: 'also write every figure as a row of a table (CSV; - is standard output)' },
      report: { value: 'FILE', words: 'also write a page with plots (HTML, needs no network)' },
      json,
    },
    load: () => import('./commands/simulate.ts'),
  },
  {
    name: 'analyse',
    args: ['FILE'],
    words: 'say what each decision of a match cost and what was luck',
    more: `The match may be unfinished. Where a game is solved the values are exact, else a bot estimates them: the same ones
whatever the number of threads.
${LINKED}`,
    flags: {
      level: {
        value: 'LEVEL',
        words: 'how hard the bot thinks: medium, hard, expert, or iterations; unless told, a first pass of seconds',
      },
      rollouts: { value: 'N', words: 'also play on N times from the options of each decision that cost something' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      report: { value: 'FILE', words: 'also write a page with plots (HTML, needs no network)' },
      table: { value: 'FILE', words: 'what `solve --table` kept for a sheet of your own' },
      json,
    },
    load: () => import('./commands/analyse.ts'),
  },
  {
    name: 'solve',
    args: ['GAME'],
    words: 'compute exact values: what perfect play can expect',
    more: 'For games that one player plays against chance alone. It takes a minute or more; fewer with more cores.',
    flags: {
      options,
      sheet,
      threads,
      table: { value: 'FILE', words: 'also keep what `analyse` needs for a sheet of your own' },
      json,
    },
    load: () => import('./commands/solve.ts'),
  },
  {
    name: 'readings',
    args: ['GAME'],
    words: 'measure what each reading of a damaged or unclear source does to a game',
    more: `Every reading is played beside the usual one with the same dice, and where a game is solved its exact value is found.
The same seed gives the same matches, whatever the number of threads. Ctrl-C stops it and prints what is known.`,
    flags: {
      level: { value: 'LEVEL', words: 'who plays, on every seat; hard by default' },
      matches: { value: 'N', words: 'how many of each reading; 200 by default' },
      seats: { value: 'N', words: 'how many seats; as many as the game has, by default' },
      seed: { value: 'S', words: 'match i is played from S/i; "1" by default' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      resume: { value: 'FILE', words: 'keep finished matches in this file, and go on with those it holds' },
      write: { words: 'also put the tables into the rulebook, dated' },
      json,
    },
    load: () => import('./commands/readings.ts'),
  },
  {
    name: 'worker',
    args: [],
    words: 'do what others hand out with --database, on any number of machines',
    more: `All must have the same version. A worker may be killed at any time: another does what it had taken.
See docs/design-lab.md.`,
    flags: { database, threads },
    load: () => import('./commands/worker.ts'),
  },
  {
    name: 'advise',
    args: ['FILE'],
    words: 'say which moves are best at the end of a match file, and why',
    more: `The bot knows no more than the seat that is to move. The same file gets the same advice. Moves stand in the order in which\nit likes them: the longer it has looked at one, the surer is its value.`,
    flags: {
      level: { value: 'LEVEL', words: 'how hard it thinks: medium, hard, expert (unless told), or iterations' },
      json: {
        words: 'every move it has weighed with its value, visits and reason, as JSON; `unweighed` counts the others',
      },
    },
    load: () => import('./commands/advise.ts'),
  },
  {
    name: 'engine check',
    args: ['PROGRAM'],
    words: 'say whether a program of yours can play by the engine protocol, and what is wrong',
    more: 'PROGRAM may have arguments: "./bot.py --fast". It plays the games it says it plays.',
    flags: { 'time-limit': timeLimit },
    load: () => import('./commands/engine-check.ts'),
  },
  {
    name: 'engine sit',
    args: ['LINK', 'PROGRAM'],
    words: 'have a program of yours play at a table of a server',
    more: `LINK is the table’s, as the web app gives it; the program runs here, never at the server. It plays as a guest; with a token
of yours in WAYBILL_TOKEN it plays as you, and the same command goes on after a break. See docs/engine-protocol.md.`,
    flags: {
      name: { value: 'NAME', words: 'what the guest is called; as the program calls itself by default' },
      seat: { value: 'N', words: 'which seat to take: 0, 1, …; the first free one by default' },
      start: { words: 'start the match once every seat is taken' },
      'time-limit': timeLimit,
      save: { value: 'FILE', words: 'keep the match in this file once it is over' },
      json: { words: 'how it ended, as JSON' },
    },
    load: () => import('./commands/engine-sit.ts'),
  },
  {
    name: 'engine',
    args: [],
    words: 'play for another program: JSON lines in and out',
    more: 'For programs of yours that play, see engine check and engine sit. See docs/engine-protocol.md.',
    flags: {
      level: { value: 'LEVEL', words: 'how it thinks unless told: random, easy, medium, hard (unless told), expert' },
      frames: { words: 'binary frames instead of lines, for many matches at once; python/ speaks them' },
    },
    load: () => import('./commands/engine.ts'),
  },
  {
    name: 'sheet show',
    args: ['GAME'],
    words: 'print a game’s own sheet as JSON, to begin one of your own',
    flags: { before: { words: 'the one that match files without a sheet are played on, where that is an older one' } },
    load: () => import('./commands/sheet-show.ts'),
  },
  {
    name: 'sheet check',
    args: ['FILE'],
    words: 'say whether a sheet of your own is sound, and which games take it',
    flags: { json },
    load: () => import('./commands/sheet-check.ts'),
  },
  {
    name: 'sheet print',
    args: ['FILE|GAME'],
    words: 'print a sheet, a game’s own sheet, or the record of a match',
    more: 'Of a match file, its record is printed, or a part of its sheet. - is standard input.',
    flags: {
      format: { value: 'pdf|svg', words: 'pdf unless told; svg is a file a page' },
      paper: { value: 'a4|letter', words: 'a4 unless told' },
      ink: { value: 'colour|saving', words: 'saving is black lines on white' },
      scale: { value: 'fit|true', words: 'true makes a map as large as the tiles, on several pages' },
      part: { value: 'NAME', words: 'only this part, such as map or rules' },
      game: { value: 'GAME', words: 'where several games take the sheet; the first unless told' },
      out: { value: 'FILE', words: 'where to; named after the game unless told (- is standard output)' },
    },
    load: () => import('./commands/sheet-print.ts'),
  },
  {
    name: 'sheet try',
    args: ['FILE|GAME'],
    words: 'say how a sheet plays: scores, length, seats, what is never used',
    more: `Bots play it. Where a game can be solved, the exact value is found too, which may take minutes.
Ctrl-C stops it and prints what is known. - is standard input.`,
    flags: {
      matches: { value: 'N', words: 'how many; 100 by default' },
      bots: { value: 'LEVEL', words: 'who plays every seat: random, easy (unless told), medium, hard, expert' },
      seats,
      options,
      game: { value: 'GAME', words: 'where several games take the sheet; the first unless told' },
      seed: { value: 'S', words: 'the same seed gives the same report; "1" by default' },
      quick: { words: 'without the exact value' },
      json,
    },
    load: () => import('./commands/sheet-try.ts'),
  },
  {
    name: 'sheet improve',
    args: ['FILE|GAME'],
    words: 'look for sheets that come nearer to what you want',
    more: `Bots play sheets with changed numbers, all with the same dice; most are sorted out after a few matches. What is left are
trade-offs: none is worse than another by every goal. The same seed finds the same sheets. Ctrl-C stops it and prints what
was found. See docs/design-lab.md.`,
    flags: {
      want: {
        value: 'GOALS',
        words:
          'such as "length=60, seats, every dock.transports*2, score=20, exact=40, ends tie=10%"; *2 is twice the weight',
      },
      rounds: { value: 'N', words: 'how many times the best have children; 8 by default' },
      brood: { value: 'N', words: 'how many children a round; 16 by default' },
      matches: { value: 'N', words: 'of every sheet that is kept; 200 by default' },
      bots: { value: 'LEVEL', words: 'who plays every seat: random, easy (unless told), medium, hard, expert' },
      seats,
      options,
      game: { value: 'GAME', words: 'where several games take the sheet; the first unless told' },
      seed: { value: 'S', words: 'the same seed finds the same sheets; "1" by default' },
      threads,
      database: queue,
      'lost-after': lostAfter,
      resume: { value: 'FILE', words: 'keep what was measured in this file, and go on with what it holds' },
      out: { value: 'DIR', words: 'write the sheets of the front there, ready to play and to print' },
      report: { value: 'FILE', words: 'also write a page with plots (HTML, needs no network)' },
      json,
    },
    load: () => import('./commands/sheet-improve.ts'),
  },
  {
    name: 'sheet ppn',
    args: ['FILE'],
    words: 'print how a match of a piecepack game began, in Portable Piecepack Notation',
    flags: {},
    load: () => import('./commands/sheet-ppn.ts'),
  },
  {
    name: 'puzzles check',
    args: ['FILE'],
    words: 'play puzzles on by stronger bots, and say how many hold',
    flags: {
      sample: { value: 'N', words: 'how many, drawn from all; 20 by default' },
      runs: { value: 'N', words: 'how often each option is played on to the end; 64 by default' },
      bots: { value: 'LEVEL', words: 'who plays on in every seat; medium by default' },
      seed: { value: 'S', words: 'of the sample and of its dice; "check" by default' },
      json,
    },
    load: () => import('./commands/puzzles-check.ts'),
  },
  {
    name: 'puzzles list',
    args: ['[FILE…]'],
    words: 'count puzzles: those of the games, or in files',
    flags: { json },
    load: () => import('./commands/puzzles-list.ts'),
  },
  {
    name: 'puzzles',
    args: ['GAME', '[FILE…]'],
    words: 'find positions with one clearly best move',
    more: `Looks through the match files first, then through matches among bots of mixed levels, and goes on where it stopped: what was
found is kept in --out, a line a match. The same seed finds the same puzzles. See docs/puzzles.md.`,
    flags: {
      count: { value: 'N', words: 'how many at least; 200 by default' },
      out: { value: 'FILE', words: 'where they are kept; games/GAME/puzzles/standard.jsonl by default' },
      seed: { value: 'S', words: 'match i is played from S/i; "puzzles" by default' },
      bots: { value: 'L,L', words: 'levels of those who play the matches; easy,medium,hard by default' },
      seats: {
        value: 'N,N',
        words: 'how many seats they have, in turn; every number, the fewest most often, by default',
      },
      slips: { value: 'N', words: 'how many of a hundred moves they make at random; none by default' },
      runs: { value: 'N', words: 'how often an option is played on to the end at most; 256 by default' },
      json,
    },
    load: () => import('./commands/puzzles.ts'),
  },
  {
    name: 'serve',
    args: [],
    words: 'serve tables and the web app to others',
    more: 'Everything is kept in a file in --data-dir, or in Postgres, which several nodes may share. See docs/running.md.',
    flags: {
      port: { value: 'N', words: 'where to listen; 8080 by default, 0 is any that is free' },
      host: { value: 'ADDRESS', words: 'on which address; 127.0.0.1 by default, 0.0.0.0 is all' },
      database,
      workers: {
        words:
          'with --database: bots that think long, and analyses, go to workers (see worker), or are done here if none is free',
      },
      'data-dir': dataDir,
      proxies: {
        value: 'N',
        words: 'how many proxies stand before it, and say where requests come from; none by default',
      },
      https: { words: 'people come over https: cookies are sent no other way' },
      'private-hooks': {
        words:
          'people may be told at addresses of your own network, and over plain http; only where you trust them all',
      },
    },
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'backup',
    args: ['FILE'],
    words: 'write all that a server keeps into a new file; it may be running',
    flags: { database, 'data-dir': dataDir },
    load: () => import('./commands/backup.ts'),
  },
  {
    name: 'restore',
    args: ['FILE'],
    words: 'put a backup into an empty database, of either kind',
    flags: { database, 'data-dir': dataDir },
    load: () => import('./commands/restore.ts'),
  },
  {
    name: 'games',
    args: [],
    words: 'list the games, their seats and options',
    flags: { json },
    load: () => import('./commands/games.ts'),
  },
  {
    name: 'rules',
    args: ['GAME'],
    words: 'print a rulebook',
    flags: { clause: { value: 'ID', words: 'only this clause' }, json: { words: 'its clauses as JSON' } },
    load: () => import('./commands/rules.ts'),
  },
  {
    name: 'bench',
    args: ['[NAME]', '[ARG…]'],
    words: 'run the benchmarks, or one of them',
    flags: { list: { words: 'only name them' }, json: { words: 'with --list: as JSON' } },
    load: () => import('./commands/bench.ts'),
  },
];
