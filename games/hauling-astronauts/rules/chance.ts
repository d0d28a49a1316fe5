import { type ByChance, type Chance, firstThere, type Refusal, type Rng, refuse, type Streams } from '@waybill/kernel';
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
  pipsOf,
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

/** Says what the die shows. */
function book(s: State, die: Die): number {
  s.booked[die]++;
  s.waiting++;
  return pipsOf(die);
}

/** HA-1.3: who has the first turn. HA-2.9: who gives way. */
function rolled(s: State, pips: number): void {
  const isOdd = pips % 2 === 1;
  s.rolled = true;
  s.step = ACT;
  if (s.turn === 1 && s.table.diceBegin) s.seat = isOdd ? 0 : 1;
  if (s.table.lastRollDecides) s.lastRollOdd = isOdd;
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
  let pips = 0;
  for (let i = 0; i < TRIO; i++) pips += book(s, rollOne(s.available, s.table.bonusDice, rng));
  rolled(s, pips);
}

function settle(s: State, event: Rolled): void {
  let sum = 0;
  for (const { pips, kind } of event.dice) {
    const die = readDie(pips, kind);
    s.available[kindOf(die)]--;
    sum += book(s, die);
  }
  rolled(s, sum);
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
