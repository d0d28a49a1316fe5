import { count, type Facts, type Phrase } from '@waybill/kernel';
import type { board as en } from '../en/board.ts';

/** Ohne Namen gehört es dem, der es liest. */
const by = (facts: Facts, own: string, thing: string): string =>
  facts.owner === '' ? own : `${thing} von ${String(facts.owner)}`;
const named = (facts: Facts): string => by(facts, `dein Schiff ${String(facts.name)}`, String(facts.name));
const strip = (facts: Facts): string => by(facts, `Dein Schiff ${String(facts.name)}`, String(facts.name));

function atPort(where: string, what: (facts: Facts) => string) {
  return (facts: Facts) => `${where} ${String(facts.line)}: ${what(facts)}.`;
}

const free = (facts: Facts) => by(facts, 'dein freier Port', 'ein freier Port');
const departed = (facts: Facts) => `${by(facts, 'dein Schiff', 'das Schiff')} ist gestartet`;
const hidden = (facts: Facts) =>
  `${by(facts, 'dein verdecktes Schiff', 'ein verdecktes Schiff')}, ${String(facts.sum)} an Bord, ${count(facts.open, 'Feld', 'Felder')} offen`;
const ship = (facts: Facts) => `${named(facts)}. Ladung ${String(facts.capacity)}, Gewinn ${String(facts.profit)}`;

export const board: Readonly<Record<keyof typeof en, Phrase>> = {
  pad: 'Das Raster mit neun Feldern, mit den Ports links davon und darüber',
  even: 'gerade',
  odd: 'ungerade',
  any: 'beliebig',
  window: 'Startfenster',
  'window.shut': '{dice} von 9',
  'window.open': 'OFFEN',
  'window.shut.long': 'Das Startfenster ist zu: {dice} von 9 Feldern sind voll.',
  'window.open.long': 'Das Startfenster ist offen.',
  shipped: 'GESTARTET',
  'port.nothing.0': atPort('Reihe', free),
  'port.nothing.1': atPort('Spalte', free),
  'port.departed.0': atPort('Reihe', departed),
  'port.departed.1': atPort('Spalte', departed),
  'port.hidden.0': atPort('Reihe', hidden),
  'port.hidden.1': atPort('Spalte', hidden),
  'port.ship.0': atPort('Reihe', ship),
  'port.ship.1': atPort('Spalte', ship),
  'port.load': '{sum} an Bord, fehlt noch: {needs}. Chance {chance} mit gewöhnlichen Würfeln.',
  'port.hopeless': '{sum} an Bord: Die Ladung ist nicht mehr zu schaffen.',
  'port.met': 'Voll mit {sum}: Die Ladung passt.',
  'port.missed': 'Voll mit {sum}: Die Ladung passt nicht.',
  'pick.ship': 'Nehmen: {ship}',
  'pick.shift': 'Den Würfel auf {cell} schieben: {die}',
  'pick.die': 'Einen Würfel legen: {die}',
  'cell.open': '{cell}: frei',
  'cell.die': ({ cell, die, shifted }) => `${String(cell)}: ${String(die)}${shifted ? ', schon geschoben' : ''}`,
  'die.plain': '{pips}',
  'die.gold': 'goldene {pips}',
  'die.red': 'rote {pips}',
  docks: 'Docks auf dem Mars: Ladung und Bonus',
  'dock.free': 'Dock für {range}: Bonus {bonus}, frei.',
  'dock.taken': (facts) => `Dock für ${String(facts.range)}: besetzt, ${named(facts)}.`,
  booked: 'Gebuchte Würfel, für beide',
  'booked.none': 'Keine: Wirf drei.',
  'booked.out': 'Keine.',
  available: '{dice} zum Werfen',
  roll: 'Drei werfen',
  pass: 'Passen',
  stay: 'Bleiben: Kein Schiff startet',
  'help.act': 'Nimm einen Würfel zum Legen, einen vom Raster zum Schieben oder ein Schiff zum Tauschen.',
  'help.must-place': 'Nimm einen gebuchten Würfel, um ihn zu legen.',
  'help.place': 'Wähle jetzt ein Feld für ihn.',
  'help.shift': 'Wähle jetzt das Feld daneben.',
  'help.swap': 'Wähle jetzt das Schiff, mit dem es den Port tauscht.',
  docking: 'Deine sechs Schiffe: Wähle drei',
  'docking.card': ({ name, capacity, profit, port }) =>
    `${String(name)}: Ladung ${String(capacity)}, Gewinn ${String(profit)}${Number(port) > 0 ? `, an Port ${String(port)}` : ''}`,
  'docking.help.0': 'Noch {left}. Sie legen an deinen Reihen an, von oben.',
  'docking.help.1': 'Noch {left}. Sie legen an deinen Spalten an, von links.',
  'docking.remove': '{name} zurücknehmen',
  'docking.done': 'Diese drei anlegen lassen',
  'docking.any': 'Drei für mich anlegen lassen',
  departure: 'Start: Ein Schiff darf los',
  'ticket.ship': '{name}: {sum}',
  'ticket.met': 'Ladung passt',
  'ticket.missed': 'kein Gewinn',
  'ticket.any': 'Kein freies Dock zahlt für {sum}: Lande irgendwo, ohne Bonus.',
  'ticket.land': 'Dock {range}: {profit}\u2009+\u2009{bonus}\u2009=\u2009{total}',
  'ticket.gold': 'Gold verdoppelt',
  'ticket.red': 'Rot halbiert',
  profit: 'Gewinn',
  bonus: 'Bonus',
  'side.ships': 'Ladungen',
  'side.owner': (facts) => by(facts, 'Deine Schiffe', 'Schiffe'),
  'side.hidden': 'verdeckt',
  'side.landed': 'gelandet bei {range}',
  'side.empty': '–',
  'side.ship': 'Schiff',
  'side.wants': 'braucht',
  'side.aboard': 'an Bord',
  'side.chance': 'Chance',
  'side.quiet': ({ quiet, patience }) =>
    `${count(quiet, 'Zug', 'Züge')} ohne gelegten Würfel und ohne Start. Nach ${patience} muss einer gelegt werden.`,
  'side.way': ({ pips, odd, name }) =>
    `${pips === null ? 'Der letzte Wurf hatte' : `Die Würfel auf dem Tisch zeigen zusammen ${String(pips)},`} eine ${odd ? 'ungerade' : 'gerade'} Summe: Will niemand legen, muss ${String(name)}.`,
  'side.quiet.way': ({ quiet, patience, name }) =>
    `${count(quiet, 'Zug', 'Züge')} ohne gelegten Würfel und ohne Start. Von ${String(patience)} an muss ${String(name)} legen.`,
  'side.fleet': 'Alle sechs Schiffe',
  'side.note': 'Chance: dass die Ladung passt, wenn auf jedes offene Feld ein gewöhnlicher Wurf kommt.',
  'note.dock': 'Geheim, bis auf beiden Seiten alle angelegt haben.',
  'note.dock.hidden': 'Verdeckt: Was ein Schiff ist, erfährt die andere Seite erst beim Start.',
  'note.roll': 'Gewürfelt wird sofort.',
  'note.booked': 'Beide Seiten dürfen sie nehmen.',
  'note.strip': (facts) =>
    `${strip(facts)}: ${String(facts.was)} → ${String(facts.now)} an Bord, Chance ${String(facts.before)} → ${String(facts.after)}.`,
  'note.strip.full': (facts) => `${strip(facts)}: voll mit ${String(facts.now)}, ${String(facts.verdict)}.`,
  met: 'die Ladung passt',
  missed: 'die Ladung passt nicht',
  'note.window': 'Damit ist das Raster voll: Das Startfenster geht auf.',
  'note.shift': 'Er lässt sich nicht noch einmal schieben, bis ihn ein Schiff mitnimmt.',
  'note.depart': 'Seine drei Würfel werden wieder frei, und in seinen Streifen darfst du keine mehr bringen.',
  'note.stay': 'Dein Zug ist zu Ende.',
  'note.last': 'Dein letztes Schiff: {rival} spielt allein weiter.',
  'part.profit': 'Gewinn',
  'part.bonus': 'Bonus des Docks',
  'part.doubled': '{part}, verdoppelt',
  'part.halved': '{part}, halbiert',
  'part.both': '{part}, verdoppelt und halbiert',
  score: ({ score }) => count(score, 'Punkt', 'Punkte'),
  'stamp.win': 'Abgeliefert',
  'stamp.tie': 'Gleichstand',
  'form.help': 'Tippe an, was die drei Würfel zeigen.',
  'form.plain': 'Einfach',
  'form.gold': 'Gold',
  'form.red': 'Rot',
  'form.drop': 'Zurücknehmen: {die}',
  'form.enter': 'Das ist der Wurf',
};
