import { Ink, type Tone } from '../kernel/index.ts';
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
export function draw(s: State): Ink {
  const ink = new Ink();
  ink.line(`Grand Prix · ${clip(s.season.name, 44)} · score ${score(s)}`, 'strong');
  drawSeason(s, ink);
  const { name, flag } = circuitOf(s);
  ink.line('').line(`${clip(name, 40)}: space ${s.space} of ${flag}, ${toGo(s)} to go`, 'strong');
  ink.paste(2, ink.height, drawTrack(s));
  drawBar(ink, 'Time', s.time, circuitOf(s).time, 'blue');
  drawBar(ink, 'Damage', s.damage, circuitOf(s).damage, 'red');
  row(ink, 'Bank').put(LEFT, ink.height - 1, `${s.bank} unused on earlier circuits`);
  drawSpecials(s, ink);
  drawGears(s, ink);
  drawDice(s, ink);
  if (s.step !== OVER) drawReach(s, ink);
  return ink;
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function row(ink: Ink, label: string): Ink {
  return ink.line(label, 'dim');
}

function drawSeason(s: State, ink: Ink): void {
  const { circuits } = s.season;
  const from = Math.max(0, Math.min(s.circuit - 1, circuits.length - CIRCUITS_SHOWN));
  for (let i = from; i < Math.min(circuits.length, from + CIRCUITS_SHOWN); i++) {
    const now = i === s.circuit && s.step !== OVER;
    ink.line(`${String(i + 1).padStart(4)}  ${clip(circuits[i].name, 40)}`, now ? 'plain' : 'dim');
    ink.put(48, ink.height - 1, standing(s, i), standingTone(s, i));
  }
}

function standing(s: State, i: number): string {
  if (i >= raced(s)) return i === s.circuit ? 'racing' : '–';
  if (s.places[i] === RETIRED) return `did not finish: ${placeOf(RETIRED)}`;
  return s.places[i] === 0 ? 'won: 0' : `place ${s.places[i]}`;
}

function standingTone(s: State, i: number): Tone {
  if (i >= raced(s)) return i === s.circuit ? 'cyan' : 'dim';
  return s.places[i] === RETIRED ? 'red' : s.places[i] === 0 ? 'green' : 'plain';
}

function drawBar(ink: Ink, label: string, left: number, total: number, tone: Tone): void {
  const bar = total <= LONGEST_BAR ? '■'.repeat(left) + '□'.repeat(total - left) : '';
  row(ink, label).put(LEFT, ink.height - 1, bar, tone);
  ink.put(LEFT + (bar === '' ? 0 : bar.length + 2), ink.height - 1, `${left} of ${total} left`);
}

function drawSpecials(s: State, ink: Ink): void {
  const [reroll, include, select, shift] = s.free.map((left, i) =>
    left > 0 ? `${left} free` : `for ${s.season.cost[i]} damage`,
  );
  row(ink, 'Special')
    .put(LEFT, ink.height - 1, `re-roll ${reroll}`)
    .put(LEFT + 30, ink.height - 1, `select ${select}`);
  ink
    .line('')
    .put(LEFT, ink.height - 1, `include ${include}`)
    .put(LEFT + 30, ink.height - 1, `shift ${shift}`);
}

/** The car's gear stands in brackets. */
function drawGears(s: State, ink: Ink): void {
  const y = row(ink, 'Gear').height - 1;
  for (let gear = 1; gear <= s.season.gears; gear++) {
    const now = gear === s.gear;
    ink.put(LEFT + (gear - 1) * 4, y, now ? `[${gear}]` : ` ${gear} `, gearTone(s, gear));
  }
  ink.put(LEFT + s.season.gears * 4 + 2, y, s.gear === 0 ? 'any to start with' : 'one up or down; dim: a shift');
}

function gearTone(s: State, gear: number): Tone {
  if (gear === s.gear) return 'cyan';
  return needsShift(s, gear) ? 'dim' : 'plain';
}

function drawDice(s: State, ink: Ink): void {
  const y = row(ink, 'Dice').height - 1;
  if (s.dice === 0) {
    ink.put(LEFT, y, s.step === ROLL ? 'to be rolled' : '–', 'dim');
  } else {
    const limit = s.include ? s.gear : s.gear - 1;
    faces(s.dice, s.season.dice).forEach((shown, at) => {
      const again = (s.rolling >>> at) & 1;
      ink.put(LEFT + at * 4, y, again ? `(${shown})` : ` ${shown} `, again || shown > limit ? 'dim' : 'green');
    });
    ink.put(LEFT + s.season.dice * 4 + 2, y, outlook(s));
  }
  if (s.include) ink.put(62, y, 'include in force', 'yellow');
}

function outlook(s: State): string {
  if (s.step === ROLL) return 'rolling ( ) again';
  const damage = damageOf(circuitOf(s), s.space, s.space + spaces(s), s.gear);
  return `move ${spaces(s)}, ${damage} damage`;
}

/** GP-2.7: what a move of each length would jump. */
function drawReach(s: State, ink: Ink): void {
  const lengths = Array.from({ length: s.season.dice + 1 }, (_, n) => n);
  const cells = (values: readonly number[]) => values.map((n) => ` ${n}`.padEnd(4)).join('');
  row(ink, 'Move').put(LEFT, ink.height - 1, cells(lengths));
  const jumps = lengths.map((n) => jumped(circuitOf(s), s.space, s.space + n));
  row(ink, 'Jumps')
    .put(LEFT, ink.height - 1, cells(jumps))
    .put(LEFT + 30, ink.height - 1, 'sections, each for the gear in damage');
}
