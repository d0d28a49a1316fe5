import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

export const gear = (n: Fact) => `${n}. Gang`;
export const fields = (n: Fact) => count(n, 'Feld', 'Felder');

function extras({ include, price, gear: n }: Facts): string {
  const counting = include ? `, auch die ${n}en zählen` : '';
  return price ? `${counting}, für ${price} Schaden.` : `${counting}.`;
}

function drove(facts: Facts): string {
  const { spaces: n, to, jumped, damage } = facts;
  const where =
    n === 0
      ? `${does(facts, 'bleibt', 'Du bleibst')} auf Feld ${to}`
      : `${does(facts, 'fährt', 'Du fährst')} ${fields(n)} weit`;
  if (!jumped) return where;
  return `${where} und ${facts.you ? 'überspringst' : 'überspringt'} ${count(jumped, 'Abschnitt', 'Abschnitte')} für ${damage} Schaden`;
}

function tracks({ time, damage, bank, toGo }: Facts): string {
  const banked = bank ? ` und ${bank} im Vorrat` : '';
  return `Noch ${fields(toGo)}, ${count(time, 'Zug', 'Züge')}, ${damage} Schaden frei${banked}.`;
}

function askDrive({ spaces: n, damage, left }: Facts): string {
  if (damage === 0) return `${fields(n)} fahren oder den Wurf ändern?`;
  const retired = Number(damage) > Number(left) ? ': das Auto fiele aus' : '';
  return `${fields(n)} fahren für ${damage} Schaden (${left} frei${retired}) oder den Wurf ändern?`;
}

function rolled({ dice, spaces: n, gear: limit, include }: Facts): string {
  const counted = include ? `höchstens ${limit}` : `unter ${limit}`;
  return `Die Würfel zeigen ${(dice as readonly number[]).join(' ')}: ${n} mit ${counted}.`;
}

export const rules: Words = {
  ...drawWords,
  'say.start': (facts) =>
    `${does(facts, 'startet', 'Du startest')} auf ${facts.circuit} im ${gear(facts.gear)}${extras(facts)}`,
  'say.up': (facts) => `${does(facts, 'schaltet', 'Du schaltest')} hoch in den ${gear(facts.gear)}${extras(facts)}`,
  'say.down': (facts) => `${does(facts, 'schaltet', 'Du schaltest')} zurück in den ${gear(facts.gear)}${extras(facts)}`,
  'say.shift': (facts) => `${does(facts, 'springt', 'Du springst')} in den ${gear(facts.gear)}${extras(facts)}`,
  'say.roll': rolled,
  'say.reroll': (facts) => `${does(facts, 'wirft', 'Du wirfst')} alle Würfel neu${extras(facts)}`,
  'say.select': (facts) =>
    `${does(facts, 'wirft', 'Du wirfst')} ${(facts.faces as readonly number[]).join(' ')} neu${extras(facts)}`,
  'say.drive.on': (facts) => (facts.spaces === 0 ? `${drove(facts)}.` : `${drove(facts)}, auf Feld ${facts.to}.`),
  'say.drive.won': (facts) => `${drove(facts)}, über die Ziellinie: ${facts.circuit} ist gewonnen!`,
  'say.drive.time': (facts) =>
    `${drove(facts)}. Die Zeit ist um, ${fields(facts.place)} vor dem Ziel: Platz ${facts.place} auf ${facts.circuit}.`,
  'say.drive.retired': (facts) =>
    `${drove(facts)}, mehr als das Auto verträgt: Ausfall auf ${facts.circuit}, Platz 20.`,

  'ask.start': (facts) => `Wähle den Gang für den Start auf ${facts.circuit}. ${tracks(facts)}`,
  'ask.gear': (facts) => `Schalte vom ${gear(facts.gear)} hoch oder zurück. ${tracks(facts)}`,
  'ask.roll': ({ dice }) => (dice === 1 ? 'Wirf den Würfel.' : `Wirf die ${dice} Würfel.`),
  'ask.reroll': 'Wirf die gewählten Würfel noch einmal.',
  'ask.drive': askDrive,
  'ask.over': ({ score, circuits }) =>
    `Die Saison ist vorbei: ${count(score, 'Punkt', 'Punkte')} aus ${count(circuits, 'Rennen', 'Rennen')}.`,

  'end.all-won': 'Jedes Rennen gewonnen: eine perfekte Saison.',
  'end.season': 'Die Saison ist vorbei, jedes Rennen ist beendet.',
  'end.dnf': 'Die Saison ist vorbei, mit mindestens einem Ausfall.',

  'option.lowestGear': 'Niedrigster Gang',
  'option.lowestGear.1': 'der 1.: in ihm bewegt kein Würfel das Auto',
  'option.lowestGear.2': 'der 2.: einen 1. gibt es nicht',

  'refuse.due-gear': 'Ein Zug beginnt mit einem Gang.',
  'refuse.due-roll': 'Der Gang ist gewählt: Jetzt wird gewürfelt.',
  'refuse.due-drive': 'Die Würfel sind gefallen: Fahre oder wirf neu.',
  'refuse.due-reroll': 'Erst werden die gewählten Würfel neu geworfen.',
  'refuse.no-gear': 'Einen {gear}. Gang gibt es nicht: Die Gänge gehen von {lowest} bis {gears}.',
  'refuse.same-gear': 'Das Auto war schon im {gear}. Gang: Zweimal hintereinander ist derselbe nicht erlaubt.',
  'refuse.too-far': 'Vom {from}. in den {gear}. Gang ist es mehr als ein Schritt: Das braucht einen Sprung.',
  'refuse.shift-first': 'Im ersten Zug eines Rennens ist jeder Gang ohne Sprung erlaubt.',
  'refuse.shift-step': 'Vom {from}. in den {gear}. Gang ist es ein Schritt: Das braucht keinen Sprung.',
  'refuse.include-twice': 'Einschließen gilt schon.',
  'refuse.select-none': 'Wähle mindestens einen Würfel.',
  'refuse.select-position': 'An Stelle {at} liegt kein Würfel: Die Stellen gehen von 0 bis {last}.',
  'refuse.select-twice': 'Der Würfel an Stelle {at} ist zweimal gewählt.',
  'refuse.roll-dice': ({ dice, rolled: n }) => `Ein Wurf hat ${count(dice, 'Würfel', 'Würfel')}, nicht ${n}.`,
  'refuse.roll-face': 'Ein Würfel zeigt 1 bis 6, niemals {face}.',
  'refuse.roll-kept': 'Würfel {at} war nicht gewählt: Er zeigt weiter {face}, nicht {rolled}.',
  'refuse.price': 'Der Preis ist {need} Schaden; zum Bezahlen sind {have} da.',
};
