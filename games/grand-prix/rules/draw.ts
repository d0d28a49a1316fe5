import { Ink, type Say, saying, type Tone, type Viewer, type Words } from '@waybill/kernel';
import { words as english } from '../words/en/rules.ts';
import { drawTrack } from './draw-track.ts';
import { spaces } from './drive.ts';
import { needsShift } from './gear.ts';
import { faces } from './row.ts';
import { damageOf, jumped } from './season.ts';
import { circuitOf, OVER, placeOf, RETIRED, ROLL, raced, type State, score, toGo } from './state.ts';

const LEFT = 10;
const CIRCUITS_SHOWN = 4;
const LONGEST_BAR = 24;

/** The sheet as text: season, circuit, tracks, gears, dice. */
export function draw(s: State, _: Viewer = 0, words: Words = english): Ink {
  const say = saying(words);
  const ink = new Ink();
  ink.line(say('draw.season', { name: clip(s.season.name, 44), score: score(s) }), 'strong');
  drawSeason(s, ink, say);
  const { name, flag } = circuitOf(s);
  const where = say('draw.where', { name: clip(name, 40), space: s.space, flag, left: toGo(s) });
  ink.line('').line(where, 'strong');
  ink.paste(2, ink.height, drawTrack(s));
  drawBar(ink, say, 'draw.time', s.time, circuitOf(s).time, 'blue');
  drawBar(ink, say, 'draw.damage', s.damage, circuitOf(s).damage, 'red');
  row(ink, say('draw.bank')).put(LEFT, ink.height - 1, say('draw.banked', { bank: s.bank }));
  drawSpecials(s, ink, say);
  drawGears(s, ink, say);
  drawDice(s, ink, say);
  if (s.step !== OVER) drawReach(s, ink, say);
  return ink;
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function row(ink: Ink, label: string): Ink {
  return ink.line(label, 'dim');
}

function drawSeason(s: State, ink: Ink, say: Say): void {
  const { circuits } = s.season;
  const from = Math.max(0, Math.min(s.circuit - 1, circuits.length - CIRCUITS_SHOWN));
  for (let i = from; i < Math.min(circuits.length, from + CIRCUITS_SHOWN); i++) {
    const now = i === s.circuit && s.step !== OVER;
    ink.line(`${String(i + 1).padStart(4)}  ${clip(circuits[i].name, 40)}`, now ? 'plain' : 'dim');
    ink.put(48, ink.height - 1, standing(s, i, say), standingTone(s, i));
  }
}

function standing(s: State, i: number, say: Say): string {
  if (i >= raced(s)) return i === s.circuit ? say('draw.racing') : '–';
  if (s.places[i] === RETIRED) return say('draw.retired', { place: placeOf(RETIRED) });
  return s.places[i] === 0 ? say('draw.won') : say('draw.place', { place: s.places[i] });
}

function standingTone(s: State, i: number): Tone {
  if (i >= raced(s)) return i === s.circuit ? 'cyan' : 'dim';
  return s.places[i] === RETIRED ? 'red' : s.places[i] === 0 ? 'green' : 'plain';
}

function drawBar(ink: Ink, say: Say, label: string, left: number, total: number, tone: Tone): void {
  const bar = total <= LONGEST_BAR ? '■'.repeat(left) + '□'.repeat(total - left) : '';
  row(ink, say(label)).put(LEFT, ink.height - 1, bar, tone);
  ink.put(LEFT + (bar === '' ? 0 : bar.length + 2), ink.height - 1, say('draw.left', { left, total }));
}

function drawSpecials(s: State, ink: Ink, say: Say): void {
  const [reroll, include, select, shift] = s.free.map((left, i) =>
    left > 0 ? say('draw.free', { left }) : say('draw.price', { cost: s.season.cost[i] }),
  );
  row(ink, say('draw.special'))
    .put(LEFT, ink.height - 1, say('draw.reroll', { price: reroll }))
    .put(LEFT + 30, ink.height - 1, say('draw.select', { price: select }));
  ink
    .line('')
    .put(LEFT, ink.height - 1, say('draw.include', { price: include }))
    .put(LEFT + 30, ink.height - 1, say('draw.shift', { price: shift }));
}

/** The car's gear stands in brackets. */
function drawGears(s: State, ink: Ink, say: Say): void {
  const y = row(ink, say('draw.gear')).height - 1;
  const { lowest, gears } = s.season;
  for (let gear = lowest; gear <= gears; gear++) {
    const now = gear === s.gear;
    ink.put(LEFT + (gear - lowest) * 4, y, now ? `[${gear}]` : ` ${gear} `, gearTone(s, gear));
  }
  ink.put(LEFT + (gears - lowest + 1) * 4 + 2, y, say(s.gear === 0 ? 'draw.any' : 'draw.step'));
}

function gearTone(s: State, gear: number): Tone {
  if (gear === s.gear) return 'cyan';
  return needsShift(s, gear) ? 'dim' : 'plain';
}

function drawDice(s: State, ink: Ink, say: Say): void {
  const y = row(ink, say('draw.dice')).height - 1;
  if (s.dice === 0) {
    ink.put(LEFT, y, s.step === ROLL ? say('draw.unrolled') : '–', 'dim');
  } else {
    const limit = s.include ? s.gear : s.gear - 1;
    faces(s.dice, s.season.dice).forEach((shown, at) => {
      const again = (s.rolling >>> at) & 1;
      ink.put(LEFT + at * 4, y, again ? `(${shown})` : ` ${shown} `, again || shown > limit ? 'dim' : 'green');
    });
    ink.put(LEFT + s.season.dice * 4 + 2, y, outlook(s, say));
  }
  if (s.include) ink.put(62, y, say('draw.included'), 'yellow');
}

function outlook(s: State, say: Say): string {
  if (s.step === ROLL) return say('draw.again');
  const damage = damageOf(circuitOf(s), s.space, s.space + spaces(s), s.gear);
  return say('draw.outlook', { spaces: spaces(s), damage });
}

/** GP-2.7: what a move of each length would jump. */
function drawReach(s: State, ink: Ink, say: Say): void {
  const lengths = Array.from({ length: s.season.dice + 1 }, (_, n) => n);
  const cells = (values: readonly number[]) => values.map((n) => ` ${n}`.padEnd(4)).join('');
  row(ink, say('draw.move')).put(LEFT, ink.height - 1, cells(lengths));
  const jumps = lengths.map((n) => jumped(circuitOf(s), s.space, s.space + n));
  row(ink, say('draw.jumps'))
    .put(LEFT, ink.height - 1, cells(jumps))
    .put(LEFT + 30, ink.height - 1, say('draw.sections'));
}
