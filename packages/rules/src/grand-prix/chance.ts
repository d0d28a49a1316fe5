import { type Chance, type Event, type Refusal, type Rng, refuse } from '../kernel/index.ts';
import { FACES, face, faces, fallen, type Row, rowOf, ways } from './row.ts';
import { DRIVE, type State } from './state.ts';

/** Three dice: 216 ways. */
const FEW = FACES ** 3;

function rollDice(s: State, rng: Rng): Row {
  return fallen(s.dice, s.rolling, rng.below(ways(s.rolling)));
}

function show(s: State, row: Row): void {
  s.dice = row;
  s.rolling = 0;
  s.step = DRIVE;
}

function write(s: State, row: Row): Event {
  return { by: 'chance', type: 'roll', dice: faces(row, s.season.dice) };
}

function read(s: State, event: Event): Refusal | null {
  const shown = event.dice as readonly number[];
  const { dice } = s.season;
  if (shown.length !== dice) return refuse('GP-2.4', 'roll-dice', { dice, rolled: shown.length });
  const wrong = shown.find((value) => !Number.isInteger(value) || value < 1 || value > FACES);
  if (wrong !== undefined) return refuse('GP-2.4', 'roll-face', { face: wrong });
  const turned = shown.findIndex((value, at) => !((s.rolling >>> at) & 1) && value !== face(s.dice, at));
  if (turned < 0) return null;
  return refuse('GP-2.5', 'roll-kept', { at: turned + 1, face: face(s.dice, turned), rolled: shown[turned] });
}

function outcomes(s: State): readonly (readonly [Event, number])[] | null {
  const many = ways(s.rolling);
  if (many > FEW) return null;
  return Array.from({ length: many }, (_, n) => [write(s, fallen(s.dice, s.rolling, n)), 1 / many] as const);
}

/** GP-2.4, 2.5 */
export const chance: Chance<State> = {
  draw: (s, rng) => write(s, rollDice(s, rng)),
  read,
  settle: (s, event) => show(s, rowOf(event.dice as readonly number[])),
  deal: (s, rng) => show(s, rollDice(s, rng)),
  outcomes,
};
