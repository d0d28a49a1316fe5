import { Ink, type Tone } from '@waybill/kernel';
import { type Circuit, jumped } from './season.ts';
import { circuitOf, OVER, type State } from './state.ts';

const WIDTH = 74;
/** A circuit longer than this is shown around the car only: at most three rows. */
const SHOWN = 100;
const BEHIND = 30;

interface Cell {
  readonly mark: string;
  readonly tone: Tone;
  /** How many dice lead here. */
  readonly reach?: number;
}

/** The line of spaces, arrows and flags; below the car's reach, the number of dice that leads there. */
export function drawTrack(s: State): Ink {
  const ink = new Ink();
  const cells = cellsOf(s);
  for (let from = 0; from < cells.length; from += WIDTH) {
    const y = ink.height;
    cells.slice(from, from + WIDTH).forEach(({ mark, tone, reach }, x) => {
      ink.put(x, y, mark, tone);
      if (reach) ink.put(x, y + 1, String(reach), reachTone(s, reach));
    });
  }
  return ink;
}

function reachTone(s: State, steps: number): Tone {
  return jumped(circuitOf(s), s.space, s.space + steps) > 0 ? 'red' : 'green';
}

function cellsOf(s: State): Cell[] {
  const circuit = circuitOf(s);
  const from = circuit.flag <= SHOWN ? 0 : Math.max(0, s.space - BEHIND);
  const to = Math.min(circuit.flag, from + SHOWN);
  const cells: Cell[] = from > 0 ? [{ mark: '…', tone: 'dim' }] : [];
  for (let space = from; space <= to; space++) {
    if (arrowBefore(circuit, space)) cells.push({ mark: '›', tone: 'yellow' });
    cells.push(cellOf(s, circuit, space));
  }
  if (to < circuit.flag) cells.push({ mark: '…', tone: 'dim' });
  return cells;
}

/** An arrow stands before each section and after the last one. */
function arrowBefore({ first, last, flag }: Circuit, space: number): boolean {
  if (first.length === 0) return false;
  return first.includes(space) || (space === last[last.length - 1] + 1 && space <= flag);
}

function cellOf(s: State, { flag }: Circuit, space: number): Cell {
  if (space === s.space) return { mark: '●', tone: 'cyan' };
  const steps = space - s.space;
  const reach = s.step !== OVER && steps > 0 && steps <= s.season.dice ? steps : undefined;
  if (space === 0 || space === flag) return { mark: '▒', tone: 'strong', reach };
  return { mark: 'o', tone: space < s.space ? 'dim' : 'plain', reach };
}
