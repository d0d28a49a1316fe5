import { Ink, type Seat, type Tone, type Viewer } from '../kernel/index.ts';
import { DICE, dieJson, GOLD, kindOf, RED, SHIFTED } from './dice.ts';
import { PORTS } from './grid.ts';
import { DOCKS, TRANSPORTS } from './sheet.ts';
import { availableDice, isDocked, NONE, OVER, portOf, type State } from './state.ts';
import { openCells, stripSum } from './strip.ts';
import { bookedDice, seesPorts } from './view.ts';
import { rangeText } from './words.ts';

const LEFT = 26;
const WIDE = 12;
const TOP = 6;
const TONES: readonly [Tone, Tone] = ['cyan', 'magenta'];

export function draw(s: State, viewer: Viewer): Ink {
  const ink = new Ink();
  drawHead(ink, s);
  drawColumns(ink, s, viewer);
  drawFrame(ink);
  drawDice(ink, s);
  drawRows(ink, s, viewer);
  drawDocks(ink, s);
  return ink;
}

function drawHead(ink: Ink, s: State): void {
  const names = s.table.names.map((name) => name.slice(0, 20));
  const when = s.turn === 0 ? 'Set-up' : s.step === OVER ? 'The end' : `Turn ${s.turn}: ${names[s.seat]}`;
  ink.put(0, 0, when, 'strong');
  ink.put(LEFT, 0, s.window ? 'launch window open' : 'no departures before the grid is full', 'dim');
  ink.put(0, 1, `Available ${availableDice(s)}   Booked`);
  let x = 21;
  for (const { pips, kind } of bookedDice(s)) {
    const text = kind === undefined ? `${pips}` : `${pips} ${kind}`;
    ink.put(x, 1, text, kind === undefined ? 'strong' : kind === 'gold' ? 'yellow' : 'red');
    x += text.length + 2;
  }
  names.forEach((name, seat) => {
    const lines = seat === 0 ? 'rows' : 'columns';
    ink.put(0, 3 + seat, `${name} ${s.scores[seat]}`, TONES[seat]).put(name.length + 4, 3 + seat, lines, 'dim');
  });
}

/** A port in two words: the transport, and what it asks and pays. */
function portText(s: State, viewer: Viewer, seat: Seat, port: number): [string, string] {
  if (!isDocked(s, seat, port)) return s.turn === 0 ? ['empty', ''] : ['departed', ''];
  if (!seesPorts(s, viewer, seat)) return ['hidden', ''];
  const { name, capacity, profit } = s.table.sheet.transports[portOf(s, seat, port)];
  return [name, `${'parity' in capacity ? capacity.parity : rangeText(capacity.min, capacity.max)} +${profit}`];
}

function loadText(s: State, seat: Seat, port: number): string {
  if (!isDocked(s, seat, port)) return '';
  const open = openCells(s, seat, port);
  return open === 0 ? `= ${stripSum(s, seat, port)}` : `${stripSum(s, seat, port)}, ${open} open`;
}

function drawColumns(ink: Ink, s: State, viewer: Viewer): void {
  for (let port = 0; port < PORTS; port++) {
    const x = LEFT + port * WIDE + 1;
    const [name, terms] = portText(s, viewer, 1, port);
    ink.put(x, 3, name, TONES[1]).put(x, 4, terms, TONES[1]);
    ink.put(x, TOP + 6, loadText(s, 1, port), TONES[1]);
  }
}

function drawRows(ink: Ink, s: State, viewer: Viewer): void {
  for (let port = 0; port < PORTS; port++) {
    const y = TOP + port * 2;
    const [name, terms] = portText(s, viewer, 0, port);
    ink
      .put(0, y, name, TONES[0])
      .put(13, y, terms, TONES[0])
      .put(LEFT - 2, y, `${port + 1}`, 'dim');
    ink.put(LEFT + 3 * WIDE + 2, y, loadText(s, 0, port), TONES[0]);
  }
}

function drawFrame(ink: Ink): void {
  const rule = '─'.repeat(WIDE - 1);
  const heads = ['a', 'b', 'c'].map((letter) => `─────${letter}─────`);
  ink.put(LEFT, TOP - 1, `┌${heads.join('┬')}┐`, 'dim');
  for (let row = 0; row < 3; row++) {
    for (let edge = 0; edge <= 3; edge++) ink.put(LEFT + edge * WIDE, TOP + row * 2, '│', 'dim');
    const [first, middle, last] = row < 2 ? ['├', '┼', '┤'] : ['└', '┴', '┘'];
    ink.put(LEFT, TOP + row * 2 + 1, `${first}${[rule, rule, rule].join(middle)}${last}`, 'dim');
  }
}

function drawDice(ink: Ink, s: State): void {
  for (let cell = 0; cell < DICE; cell++) {
    const die = s.grid[cell];
    if (die === 0) continue;
    const { pips, kind } = dieJson(die);
    const tone: Tone = kindOf(die) === GOLD ? 'yellow' : kindOf(die) === RED ? 'red' : 'strong';
    const text = `${die >= SHIFTED ? '◇' : ' '}${pips}${kind ? ` ${kind}` : ''}`;
    ink.put(LEFT + (cell % 3) * WIDE + (kind ? 3 : 5), TOP + Math.floor(cell / 3) * 2, text, tone);
  }
}

function drawDocks(ink: Ink, s: State): void {
  const y = TOP + 8;
  ink.put(0, y, 'Docks', 'strong').put(LEFT, y, '◇ a die that has been shifted', 'dim');
  for (let dock = 0; dock < DOCKS; dock++) {
    const { min, max, bonus } = s.table.sheet.docks[dock];
    const taken = s.docks[dock];
    ink.put(dock * 13, y + 1, `${dock}: ${rangeText(min, max)} +${bonus}`, taken === NONE ? 'plain' : 'dim');
    if (taken === NONE) ink.put(dock * 13, y + 2, 'free', 'green');
    else {
      const { name } = s.table.sheet.transports[taken % TRANSPORTS];
      ink.put(dock * 13, y + 2, name, TONES[taken < TRANSPORTS ? 0 : 1]);
    }
  }
}
