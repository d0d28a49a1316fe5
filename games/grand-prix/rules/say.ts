import { type EventOf, type Facts, type Sentence, sentence } from '@waybill/kernel';
import { spaces, verdict } from './drive.ts';
import type { Events } from './events.ts';
import { needsShift } from './gear.ts';
import { countBelow, face, rowOf } from './row.ts';
import { damageOf, jumped } from './season.ts';
import { INCLUDE, NONE, price, REROLL, SELECT, SHIFT, type Specials } from './specials.ts';
import { circuitOf, GEAR, OVER, ROLL, raced, type State, score, toGo } from './state.ts';

export function say(s: State, event: Events): Sentence {
  switch (event.type) {
    case 'gear':
      return sayGear(s, event);
    case 'roll':
      return sayRoll(s, event.dice);
    case 'drive':
      return sayDrive(s, event);
    default:
      return sayAgain(s, event);
  }
}

function bill(s: State, event: EventOf<Events, 'gear' | 'reroll' | 'select'>, others: Specials): Facts {
  const include = event.include === true;
  return { seat: event.by, include, price: price(s, others | (include ? INCLUDE : NONE)) };
}

function sayGear(s: State, event: EventOf<Events, 'gear'>): Sentence {
  const gear = event.gear;
  const shift = needsShift(s, gear);
  const facts = { ...bill(s, event, shift ? SHIFT : NONE), gear };
  if (s.gear === 0) return sentence('say.start', { ...facts, circuit: circuitOf(s).name });
  return sentence(shift ? 'say.shift' : gear > s.gear ? 'say.up' : 'say.down', facts);
}

function sayRoll(s: State, dice: readonly number[]): Sentence {
  const limit = s.include ? s.gear + 1 : s.gear;
  const facts = { dice, spaces: countBelow(rowOf(dice), s.season.dice, limit), gear: s.gear, include: s.include };
  return sentence('say.roll', facts);
}

function sayAgain(s: State, event: EventOf<Events, 'reroll' | 'select'>): Sentence {
  if (event.type === 'reroll') return sentence('say.reroll', { ...bill(s, event, REROLL), gear: s.gear });
  const chosen = event.dice;
  const faces = chosen.map((at) => face(s.dice, at)).sort((a, b) => a - b);
  return sentence('say.select', { ...bill(s, event, SELECT), gear: s.gear, faces });
}

function sayDrive(s: State, { by }: EventOf<Events, 'drive'>): Sentence {
  const circuit = circuitOf(s);
  const to = s.space + spaces(s);
  const damage = damageOf(circuit, s.space, to, s.gear);
  return sentence(`say.drive.${verdict(s, to, damage)}`, {
    seat: by,
    circuit: circuit.name,
    spaces: spaces(s),
    to,
    jumped: jumped(circuit, s.space, to),
    damage,
    place: Math.max(0, circuit.flag - to),
  });
}

export function ask(s: State): Sentence {
  if (s.step === OVER) return sentence('ask.over', { score: score(s), circuits: raced(s) });
  if (s.step === ROLL) return sentence(s.dice === 0 ? 'ask.roll' : 'ask.reroll', { dice: s.season.dice });
  const facts = { time: s.time, damage: s.damage, bank: s.bank, toGo: toGo(s), circuit: circuitOf(s).name };
  if (s.step === GEAR) {
    return s.gear === 0 ? sentence('ask.start', facts) : sentence('ask.gear', { ...facts, gear: s.gear });
  }
  const to = s.space + spaces(s);
  const damage = damageOf(circuitOf(s), s.space, to, s.gear);
  return sentence('ask.drive', { spaces: spaces(s), damage, left: s.damage });
}
