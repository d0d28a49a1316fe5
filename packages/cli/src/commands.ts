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
const dataDir: Flag = { value: 'DIR', words: 'the folder of the database file; data by default' };

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
      bot: { value: 'LEVEL', words: 'who plays the other seats: random, easy, medium (unless told), hard, expert' },
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
    more: 'A refused event is reported as `event INDEX: CLAUSE: words`.',
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
      matches: { value: 'N', words: 'how many; 1000 by default' },
      seed: { value: 'S', words: 'match i is played from S/i; "1" by default' },
      seats: { value: 'N', words: 'how many seats; as many as bots are named, if the game has them' },
      bots: { value: 'A,B', words: 'who plays: levels as in play, or LEVEL:N with N iterations; random unless told' },
      iterations: { value: 'N', words: 'how long every bot that searches may think about a move' },
      threads,
      options,
      sheet,
      versus: { value: 'JSON', words: 'compare with these options' },
      'versus-sheet': { value: 'FILE', words: 'compare with this sheet' },
      resume: { value: 'FILE', words: 'keep finished matches in this file, and go on with those it holds' },
      csv: { value: 'FILE', words: 'also write every figure as a row of a table' },
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
whatever the number of threads.`,
    flags: {
      level: { value: 'LEVEL', words: 'how hard the bot thinks: medium, hard, expert (unless told), or iterations' },
      threads,
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
      sheet,
      threads,
      table: { value: 'FILE', words: 'also keep what `analyse` needs for a sheet of your own' },
      json,
    },
    load: () => import('./commands/solve.ts'),
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
    name: 'sheet ppn',
    args: ['FILE'],
    words: 'print how a match of a piecepack game began, in Portable Piecepack Notation',
    flags: {},
    load: () => import('./commands/sheet-ppn.ts'),
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
      'data-dir': dataDir,
      'behind-proxy': { words: 'believe what a proxy says of where requests come from' },
      https: { words: 'people come over https: cookies are sent no other way' },
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
