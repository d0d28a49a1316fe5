import { Ink, type Say, type Seat, saying, type Tone, type Viewer, type Words } from '@waybill/kernel';
import { words as english, rangeText } from '../words/en/rules.ts';
import { DICE, dieJson, GOLD, kindOf, RED, SHIFTED } from './dice.ts';
import { PORTS } from './grid.ts';
import { DOCKS, TRANSPORTS } from './sheet.ts';
import { availableDice, isDocked, NONE, OVER, portOf, type State } from './state.ts';
import { openCells, stripSum } from './strip.ts';
import { bookedDice, seesPorts } from './view.ts';

const LEFT = 26;
const WIDE = 12;
const TOP = 6;
const TONES: readonly [Tone, Tone] = ['cyan', 'magenta'];

export function draw(s: State, viewer: Viewer, words: Words = english): Ink {
  const say = saying(words);
  const ink = new Ink();
  drawHead(ink, s, say);
  drawColumns(ink, s, viewer, say);
  drawFrame(ink);
  drawDice(ink, s, say);
  drawRows(ink, s, viewer, say);
  drawDocks(ink, s, say);
  return ink;
}

function drawHead(ink: Ink, s: State, say: Say): void {
  const names = s.table.names.map((name) => name.slice(0, 20));
  const turn = { turn: s.turn, name: names[s.seat] };
  const when = s.turn === 0 ? say('draw.set-up') : s.step === OVER ? say('draw.end') : say('draw.turn', turn);
  ink.put(0, 0, when, 'strong');
  ink.put(LEFT, 0, say(s.window ? 'draw.window' : 'draw.no-window'), 'dim');
  const stock = say('draw.stock', { dice: availableDice(s) });
  ink.put(0, 1, stock);
  let x = stock.length + 1;
  for (const { pips, kind } of bookedDice(s)) {
    const text = kind === undefined ? `${pips}` : `${pips} ${say(`draw.${kind}`)}`;
    ink.put(x, 1, text, kind === undefined ? 'strong' : kind === 'gold' ? 'yellow' : 'red');
    x += text.length + 2;
  }
  names.forEach((name, seat) => {
    const lines = say(seat === 0 ? 'draw.rows' : 'draw.columns');
    ink.put(0, 3 + seat, `${name} ${s.scores[seat]}`, TONES[seat]).put(name.length + 4, 3 + seat, lines, 'dim');
  });
}

/** A port in two words: the transport, and what it asks and pays. */
function portText(s: State, viewer: Viewer, seat: Seat, port: number, say: Say): [string, string] {
  if (!isDocked(s, seat, port)) return [say(s.turn === 0 ? 'draw.empty' : 'draw.departed'), ''];
  if (!seesPorts(s, viewer, seat)) return [say('draw.hidden'), ''];
  const { name, capacity, profit } = s.table.sheet.transports[portOf(s, seat, port)];
  const asks = 'parity' in capacity ? say(`draw.${capacity.parity}`) : rangeText(capacity.min, capacity.max);
  return [name, `${asks} +${profit}`];
}

function loadText(s: State, seat: Seat, port: number, say: Say): string {
  if (!isDocked(s, seat, port)) return '';
  const open = openCells(s, seat, port);
  const sum = stripSum(s, seat, port);
  return open === 0 ? `= ${sum}` : say('draw.open', { sum, open });
}

function drawColumns(ink: Ink, s: State, viewer: Viewer, say: Say): void {
  for (let port = 0; port < PORTS; port++) {
    const x = LEFT + port * WIDE + 1;
    const [name, terms] = portText(s, viewer, 1, port, say);
    ink.put(x, 3, name, TONES[1]).put(x, 4, terms, TONES[1]);
    ink.put(x, TOP + 6, loadText(s, 1, port, say), TONES[1]);
  }
}

function drawRows(ink: Ink, s: State, viewer: Viewer, say: Say): void {
  for (let port = 0; port < PORTS; port++) {
    const y = TOP + port * 2;
    const [name, terms] = portText(s, viewer, 0, port, say);
    ink
      .put(0, y, name, TONES[0])
      .put(13, y, terms, TONES[0])
      .put(LEFT - 2, y, `${port + 1}`, 'dim');
    ink.put(LEFT + 3 * WIDE + 2, y, loadText(s, 0, port, say), TONES[0]);
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

function drawDice(ink: Ink, s: State, say: Say): void {
  for (let cell = 0; cell < DICE; cell++) {
    const die = s.grid[cell];
    if (die === 0) continue;
    const { pips, kind } = dieJson(die);
    const tone: Tone = kindOf(die) === GOLD ? 'yellow' : kindOf(die) === RED ? 'red' : 'strong';
    const text = `${die >= SHIFTED ? '◇' : ' '}${pips}${kind ? ` ${say(`draw.${kind}`)}` : ''}`;
    ink.put(LEFT + (cell % 3) * WIDE + (kind ? 3 : 5), TOP + Math.floor(cell / 3) * 2, text, tone);
  }
}

function drawDocks(ink: Ink, s: State, say: Say): void {
  const y = TOP + 8;
  ink.put(0, y, say('draw.docks'), 'strong').put(LEFT, y, `◇ ${say('draw.shifted')}`, 'dim');
  for (let dock = 0; dock < DOCKS; dock++) {
    const { min, max, bonus } = s.table.sheet.docks[dock];
    const taken = s.docks[dock];
    ink.put(dock * 13, y + 1, `${dock}: ${rangeText(min, max)} +${bonus}`, taken === NONE ? 'plain' : 'dim');
    if (taken === NONE) ink.put(dock * 13, y + 2, say('draw.free'), 'green');
    else {
      const { name } = s.table.sheet.transports[taken % TRANSPORTS];
      ink.put(dock * 13, y + 2, name, TONES[taken < TRANSPORTS ? 0 : 1]);
    }
  }
}
