import { type ByChance, type Chance, firstThere, type Refusal, type Rng, refuse, type Streams } from '@waybill/kernel';
import { pipsRolled } from './allowed.ts';
import {
  DICE,
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
import type { Events } from './events.ts';
import { outcomes } from './outcomes.ts';
import { ACT, type State } from './state.ts';

type Rolled = ByChance<Events>;

function rollEvent(dice: readonly DieJson[]): Rolled {
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

/** HA-1.3: of the first turn, who has it. */
function rolled(s: State): void {
  s.rolled = true;
  s.step = ACT;
  if (s.turn === 1 && s.table.diceBegin) s.seat = pipsRolled(s) % 2 === 1 ? 0 : 1;
}

function draw(s: State, rng: Rng): Rolled {
  const available = s.available.slice();
  const dice = Array.from({ length: TRIO }, () => rollOne(available, s.table.bonusDice, rng));
  return rollEvent(dice.map(dieJson));
}

/** Of the nine dice the last two are the gold and the red one, if they are used. */
function lot(s: State, streams: Streams, ordinal: number): Rolled {
  const available = s.available.slice();
  const pips = streams.at('roll', ordinal);
  const dice = Array.from({ length: TRIO }, (_, i) => {
    const value = pips.below(PIPS) + 1;
    const kind = s.table.bonusDice ? kindAt(firstThere(streams.at('die', ordinal * TRIO + i), DICE, isThere)) : PLAIN;
    available[kind]--;
    return dieOf(value, kind);
  });
  return rollEvent(dice.map(dieJson));

  function isThere(die: number): boolean {
    const kind = kindAt(die);
    return kind === PLAIN ? die < available[PLAIN] : available[kind] > 0;
  }
}

const kindAt = (die: number) => (die < DICE - 2 ? PLAIN : die === DICE - 2 ? GOLD : RED);

function deal(s: State, rng: Rng): void {
  for (let i = 0; i < TRIO; i++) book(s, rollOne(s.available, s.table.bonusDice, rng));
  rolled(s);
}

function settle(s: State, event: Rolled): void {
  for (const { pips, kind } of event.dice) {
    const die = readDie(pips, kind);
    s.available[kindOf(die)]--;
    book(s, die);
  }
  rolled(s);
}

function read(s: State, { dice }: Rolled): Refusal | null {
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

export const chance: Chance<State, Rolled> = { kind: () => 'roll', draw, lot, read, settle, deal, outcomes };
