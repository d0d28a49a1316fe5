import { type ByChance, type Chance, type Refusal, type Rng, refuse, type Streams } from '@waybill/kernel';
import type { Events } from './events.ts';
import { FACES, face, faces, fallen, type Row, rowOf, ways } from './row.ts';
import { DRIVE, type State } from './state.ts';

type Rolled = ByChance<Events>;

/** Three dice: 216 ways. */
const FEW = FACES ** 3;

function rollDice(s: State, rng: Rng): Row {
  return fallen(s.dice, s.rolling, rng.below(ways(s.rolling)));
}

/** A roll of a turn, and one that is paid for: who never pays for one meets the same rolls all the same. */
const kind = (s: State) => (s.dice === 0 ? 'roll' : 'again');

/** Every die has its face, rolled or not. */
function lot(s: State, streams: Streams, ordinal: number): Rolled {
  const rng = streams.at(kind(s), ordinal);
  const fresh = Array.from({ length: s.season.dice }, () => 1 + rng.below(FACES));
  const shown = fresh.map((value, at) => ((s.rolling >>> at) & 1 ? value : face(s.dice, at)));
  return { by: 'chance', type: 'roll', dice: shown };
}

function show(s: State, row: Row): void {
  s.dice = row;
  s.rolling = 0;
  s.step = DRIVE;
}

function write(s: State, row: Row): Rolled {
  return { by: 'chance', type: 'roll', dice: faces(row, s.season.dice) };
}

function read(s: State, event: Rolled): Refusal | null {
  const shown = event.dice;
  const { dice } = s.season;
  if (shown.length !== dice) return refuse('GP-2.4', 'roll-dice', { dice, rolled: shown.length });
  const wrong = shown.find((value) => !Number.isInteger(value) || value < 1 || value > FACES);
  if (wrong !== undefined) return refuse('GP-2.4', 'roll-face', { face: wrong });
  const turned = shown.findIndex((value, at) => !((s.rolling >>> at) & 1) && value !== face(s.dice, at));
  if (turned < 0) return null;
  return refuse('GP-2.5', 'roll-kept', { at: turned + 1, face: face(s.dice, turned), rolled: shown[turned] });
}

function outcomes(s: State): readonly (readonly [Rolled, number])[] | null {
  const many = ways(s.rolling);
  if (many > FEW) return null;
  return Array.from({ length: many }, (_, n) => [write(s, fallen(s.dice, s.rolling, n)), 1 / many] as const);
}

/** GP-2.4, 2.5 */
export const chance: Chance<State, Rolled> = {
  kind,
  draw: (s, rng) => write(s, rollDice(s, rng)),
  lot,
  read,
  settle: (s, event) => show(s, rowOf(event.dice)),
  deal: (s, rng) => show(s, rollDice(s, rng)),
  outcomes,
};
