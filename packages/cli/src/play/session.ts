import { setImmediate } from 'node:timers/promises';
import { explain, legalEvents, type Seat, writeMatch } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { writeText } from '../files.ts';
import { type Io, paintFor } from '../io.ts';
import { logLines } from '../log.ts';
import { type Paint, paintInk } from '../paint.ts';
import type { Player } from '../players.ts';
import { situation } from '../situation.ts';
import { clean, fold, oneLine, plural } from '../text.ts';
import { type Choice, choicesOf, readTyped } from './choose.ts';
import type { Lines } from './lines.ts';
import { listLog, listMoves, listRules } from './listings.ts';
import { compose } from './screen.ts';
import { shorten } from './shorthand.ts';
import type { TerminalMatch } from './terminal-match.ts';

/** How many lines of moves and news are printed where there is no screen to fit. */
const PIPED_LINES = 14;
const WIDEST = 120;
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const ALIASES = new Map([
  ['q', 'quit'],
  ['exit', 'quit'],
  ['?', 'help'],
]);

const HELP = `Type a move: its number or its words (“drive 14”). The beginning of a move
lists all moves that begin so. JSON works too. Enter shows more of the list.
  moves        list every move and what it does
  hint         ask a bot
  undo         take back your last decision
  log [N]      show what has happened, or the last N events
  rules [ID]   show the rulebook, or one clause
  board        draw the board again
  save [FILE]  save the match to a file
  quit         quit (also Ctrl-D)`;

type Verb = (rest: string) => Promise<void> | void;

/** One person or several at one screen, until they leave. */
export class Session {
  private readonly paint: Paint;
  /** A screen to draw on and a person who types; else lines in and lines out. */
  private readonly live: boolean;
  private viewer: Seat;
  /** Events up to here are no news. */
  private told: number;
  /** How many events the file holds. */
  private saved = -1;
  /** Which part of the choices is on show. */
  private from = 0;
  private shown = 0;
  private narrowed: readonly Choice[] | null = null;
  private notice: string[] = [];
  private drawn = false;
  private gone = false;

  constructor(
    private readonly table: TerminalMatch,
    private readonly io: Io,
    private readonly lines: Lines,
    private readonly advisor: () => Promise<Player>,
    private file: string | undefined,
  ) {
    this.paint = paintFor(io);
    this.live = io.terminal && io.typed;
    this.viewer = Math.max(0, table.seats.indexOf(null));
    this.told = Math.max(0, table.play.events.length - 3);
  }

  async run(): Promise<void> {
    for (;;) {
      try {
        await this.table.advance((seat) => this.wait(`${this.table.setup.seats[seat]} is thinking …`));
      } finally {
        this.autosave();
      }
      if (this.gone) break;
      await this.seatPerson();
      this.show();
      const line = await this.lines.ask('> ');
      if (line === null) break;
      if (!this.live) this.io.out(`> ${clean(line)}\n`);
      await this.obey(line.trim());
    }
    if (this.live) this.io.out('\n');
  }

  private get choices(): Choice[] {
    return choicesOf(this.table.game, legalEvents(this.table.game, this.table.play.state));
  }

  /** Where persons have secrets from each other, the next one must take the screen before it shows anything. */
  private async seatPerson(): Promise<void> {
    const next = this.table.game.next(this.table.play.state);
    if (typeof next !== 'number' || next === this.viewer) return;
    if (this.live && this.table.hasSecrets()) {
      this.io.out(CLEAR);
      await this.lines.ask(`Pass the screen to ${clean(this.table.setup.seats[next])}, who presses Enter. `);
    }
    this.viewer = next;
    this.drawn = false;
  }

  private show(): void {
    const { game, play } = this.table;
    const { columns, rows } = this.io.size();
    const board = this.live || !this.drawn ? paintInk(game.draw(play.state, this.viewer), this.paint) : [];
    const news = logLines(play, this.viewer, play.events.length - this.told).map(({ words }) => words);
    const ask = game.result(play.state) ? `${situation(play)} Type save, log or quit.` : situation(play);
    const choices = this.narrowed ?? this.choices;
    const height = this.live ? rows : board.length + PIPED_LINES;
    const frame = { board, news, ask, choices, from: this.from, notice: this.notice };
    const { lines, shown } = compose(frame, Math.min(columns, WIDEST), height, this.paint);
    this.io.out(`${this.live ? CLEAR : ''}${lines.join('\n')}\n`);
    this.shown = shown;
    this.notice = [];
    this.drawn = true;
  }

  private async obey(line: string): Promise<void> {
    const [word] = line.toLowerCase().split(' ', 1);
    const name = ALIASES.get(word) ?? word;
    const verb = Object.hasOwn(this.verbs, name) ? this.verbs[name] : undefined;
    if (line === '') this.turnPage();
    else if (verb) await verb(line.slice(word.length).trim());
    else this.move(line);
  }

  private readonly verbs: { readonly [word: string]: Verb } = {
    help: () => this.page(HELP.split('\n')),
    moves: () => this.page(listMoves(this.table.play, this.narrowed ?? this.choices, this.paint)),
    log: (rest) => this.page(listLog(this.table.play, this.viewer, rest)),
    rules: (rest) => this.page(listRules(this.table.play, rest, Math.min(100, this.io.size().columns - 1), this.paint)),
    undo: () => this.takeBack(),
    hint: () => this.advise(),
    save: (rest) => this.save(rest || this.file),
    board: () => {
      this.drawn = false;
    },
    quit: () => {
      this.gone = true;
    },
  };

  private turnPage(): void {
    const next = this.from + this.shown;
    if (this.shown > 0 && next < (this.narrowed ?? this.choices).length) this.from = next;
    else this.listAll();
  }

  private listAll(): void {
    this.from = 0;
    this.narrowed = null;
  }

  private move(line: string): void {
    const { game, play, setup } = this.table;
    const typed = readTyped(game, this.viewer, this.choices, line);
    this.listAll();
    if (typed.kind === 'nothing') this.notice = [oneLine(typed.words)];
    else if (typed.kind === 'narrow') this.narrowed = typed.choices;
    else {
      const before = play.events.length;
      const refusal = this.table.accept(typed.event);
      if (refusal) this.notice = [oneLine(`${refusal.clause}: ${explain(game, refusal, setup.seats)}`)];
      else {
        this.told = before;
        this.drawn = false;
      }
    }
  }

  private takeBack(): void {
    const why = this.table.undo();
    this.listAll();
    this.notice = [why ? `can’t undo: ${why}` : 'taken back'];
    if (why) return;
    this.told = Math.min(this.told, this.table.play.events.length);
    this.drawn = false;
  }

  private async advise(): Promise<void> {
    const { game, play } = this.table;
    if (game.next(play.state) !== this.viewer) this.notice = ['there is nothing to decide now'];
    else {
      const advisor = await this.advisor();
      const { event, words } = await this.table.consult(advisor, this.viewer, () => this.wait('thinking …'));
      this.notice = [oneLine(`${shorten(game.shapes, event)}: ${words}`)];
    }
  }

  /** While a bot thinks: a line that says so, and a chance to leave. */
  private async wait(words: string): Promise<boolean> {
    if (this.live) this.io.out(`\r${clean(words)}\u001b[K`);
    await setImmediate();
    this.gone ||= this.live && this.lines.ended();
    return !this.gone;
  }

  private save(file: string | undefined): void {
    if (file === undefined) this.notice = ['name a file: save FILE'];
    else if (this.write(file)) {
      this.file = file;
      this.notice = [`saved to ${clean(file)}`];
    }
  }

  private autosave(): void {
    const { length } = this.table.play.events;
    if (this.file === undefined || this.saved === length) return;
    this.write(this.file);
    this.saved = length;
  }

  private write(file: string): boolean {
    try {
      writeText(file, writeMatch(this.table.match));
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.notice = [oneLine(error.message)];
      return false;
    }
  }

  /** Something longer than a notice: a screen of its own, or several. */
  private async page(whole: readonly string[]): Promise<void> {
    if (!this.live) {
      this.io.out(`${whole.join('\n')}\n`);
      return;
    }
    const { columns, rows } = this.io.size();
    const lines = whole.flatMap((line) => fold(line, columns - 1));
    const height = Math.max(5, rows - 1);
    for (let i = 0; i < lines.length && !this.gone; i += height) {
      this.io.out(`${CLEAR}${lines.slice(i, i + height).join('\n')}\n`);
      const left = lines.length - i - height;
      const answer = await this.lines.ask(
        left > 0 ? `(${plural(left, 'more line')}; q to go back) ` : '(Enter to go back) ',
      );
      this.gone ||= answer === null;
      if (answer?.trim().toLowerCase().startsWith('q')) return;
    }
  }
}
