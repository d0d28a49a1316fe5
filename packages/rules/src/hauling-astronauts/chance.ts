import { type Chance, type Event, type Refusal, type Rng, refuse } from '../kernel/index.ts';
import {
  type Die,
  type DieJson,
  dieJson,
  dieOf,
  GOLD,
  KINDS,
  kindOf,
  PIPS,
  PLAIN,
  RED,
  readDie,
  TRIO,
} from './dice.ts';
import { outcomes } from './outcomes.ts';
import { ACT, type State } from './state.ts';

type Claimed = { readonly pips: number; readonly kind?: string };

function rollEvent(dice: readonly DieJson[]): Event {
  return { by: 'chance', type: 'roll', dice };
}

/** HA-4.1: which die is taken is random; takes it out of `available`. */
function takeKind(available: Uint8Array, bonusDice: boolean, rng: Rng): number {
  let kind = PLAIN;
  if (bonusDice) {
    const at = rng.below(available[PLAIN] + available[GOLD] + available[RED]);
    if (at >= available[PLAIN]) kind = at < available[PLAIN] + available[GOLD] ? GOLD : RED;
  }
  available[kind]--;
  return kind;
}

function rollOne(available: Uint8Array, bonusDice: boolean, rng: Rng): Die {
  const kind = takeKind(available, bonusDice, rng);
  return dieOf(rng.below(PIPS) + 1, kind);
}

function book(s: State, die: Die): void {
  s.booked[die]++;
  s.waiting++;
}

function rolled(s: State): void {
  s.rolled = true;
  s.step = ACT;
}

function draw(s: State, rng: Rng): Event {
  const available = s.available.slice();
  const dice = Array.from({ length: TRIO }, () => rollOne(available, s.table.bonusDice, rng));
  return rollEvent(dice.map(dieJson));
}

function deal(s: State, rng: Rng): void {
  for (let i = 0; i < TRIO; i++) book(s, rollOne(s.available, s.table.bonusDice, rng));
  rolled(s);
}

function settle(s: State, event: Event): void {
  for (const { pips, kind } of event.dice as readonly Claimed[]) {
    const die = readDie(pips, kind);
    s.available[kindOf(die)]--;
    book(s, die);
  }
  rolled(s);
}

function read(s: State, event: Event): Refusal | null {
  const dice = event.dice as readonly Claimed[];
  if (dice.length !== TRIO) return refuse('HA-2.1', 'three-dice', { dice: dice.length });
  const wrong = dice.find(({ pips, kind }) => readDie(pips, kind) === 0);
  if (wrong) return refuse('HA-2.1', 'no-such-die', { pips: wrong.pips, kind: wrong.kind ?? null });
  for (const [kind, name] of KINDS.entries()) {
    const need = dice.filter((die) => (die.kind ?? 'plain') === name).length;
    if (need > s.available[kind])
      return refuse('HA-2.1', 'not-available', { kind: name, need, have: s.available[kind] });
  }
  return null;
}

export const chance: Chance<State> = { draw, read, settle, deal, outcomes };
