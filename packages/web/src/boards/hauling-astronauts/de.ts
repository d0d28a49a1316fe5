import { count, type Facts, type Phrase, type Words } from '@waybill/rules/kernel';
import { lessonWords } from './de-lesson.ts';
import { rules } from './de-rules.ts';
import type { en as lesson } from './lesson-words.ts';
import type { en } from './words.ts';

function waiting(where: string) {
  return ({ owner, line, sum, open }: Facts) =>
    `${where} ${String(line)}: ein verdecktes Schiff von ${String(owner)}, ${String(sum)} an Bord, ${count(open, 'Feld', 'Felder')} offen.`;
}

const board: Readonly<Record<keyof typeof en | keyof typeof lesson, Phrase>> = {
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
  'port.nothing.0': 'Reihe {line}: ein freier Port von {owner}.',
  'port.nothing.1': 'Spalte {line}: ein freier Port von {owner}.',
  'port.departed.0': 'Reihe {line}: das Schiff von {owner} ist gestartet.',
  'port.departed.1': 'Spalte {line}: das Schiff von {owner} ist gestartet.',
  'port.hidden.0': waiting('Reihe'),
  'port.hidden.1': waiting('Spalte'),
  'port.ship.0': 'Reihe {line}: {name} von {owner}. Ladung {capacity}, Gewinn {profit}.',
  'port.ship.1': 'Spalte {line}: {name} von {owner}. Ladung {capacity}, Gewinn {profit}.',
  'port.load': '{sum} an Bord, es fehlt {needs}: {chance} mit gewöhnlichen Würfeln.',
  'port.hopeless': '{sum} an Bord: die Ladung ist nicht mehr zu schaffen.',
  'port.met': 'Voll mit {sum}: die Ladung passt.',
  'port.missed': 'Voll mit {sum}: die Ladung passt nicht.',
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
  'dock.taken': 'Dock für {range}: besetzt von {name} ({owner}).',
  booked: 'Gebuchte Würfel, für beide',
  'booked.none': 'Keine: wirf drei.',
  available: '{dice} zum Werfen',
  roll: 'Drei werfen',
  pass: 'Passen',
  stay: 'Bleiben: nichts startet',
  'help.act': 'Nimm einen Würfel zum Legen, einen vom Raster zum Schieben, oder ein Schiff zum Tauschen.',
  'help.must-place': 'Nimm einen gebuchten Würfel, um ihn zu legen.',
  'help.place': 'Jetzt wähle ein Feld für ihn.',
  'help.shift': 'Jetzt wähle das Feld daneben.',
  'help.swap': 'Jetzt wähle das Schiff, mit dem es den Port tauscht.',
  docking: 'Deine sechs Schiffe: wähle drei',
  'docking.card': ({ name, capacity, profit, port }) =>
    `${String(name)}: Ladung ${String(capacity)}, Gewinn ${String(profit)}${Number(port) > 0 ? `, an Port ${String(port)}` : ''}`,
  'docking.help.0': 'Noch {left}. Sie legen an deinen Reihen an, von oben.',
  'docking.help.1': 'Noch {left}. Sie legen an deinen Spalten an, von links.',
  'docking.remove': '{name} zurücknehmen',
  'docking.done': 'Diese drei anlegen lassen',
  'docking.any': 'Drei für mich anlegen lassen',
  departure: 'Start: ein Schiff darf los',
  'ticket.ship': '{name}: {sum}',
  'ticket.met': 'Ladung passt',
  'ticket.missed': 'kein Gewinn',
  'ticket.any': 'Kein freies Dock zahlt für {sum}: lande irgendwo, ohne Bonus.',
  'ticket.land': 'Dock {range}: {profit}\u2009+\u2009{bonus}\u2009=\u2009{total}',
  'ticket.gold': 'Gold verdoppelt',
  'ticket.red': 'Rot halbiert',
  profit: 'Gewinn',
  bonus: 'Bonus',
  'side.ships': 'Ladungen',
  'side.owner': 'Schiffe von {owner}',
  'side.hidden': 'verdeckt',
  'side.landed': 'gelandet bei {range}',
  'side.empty': '–',
  'side.ship': 'Schiff',
  'side.wants': 'braucht',
  'side.aboard': 'an Bord',
  'side.chance': 'Chance',
  'side.quiet': ({ quiet }) =>
    `${count(quiet, 'Zug', 'Züge')} ohne gelegten Würfel und ohne Start. Nach 4 muss einer gelegt werden.`,
  'side.fleet': 'Alle sechs Schiffe',
  'side.note': 'Chance: dass die Ladung passt, wenn auf jedes offene Feld ein gewöhnlicher Wurf kommt.',
  'note.dock': 'Geheim, bis auf beiden Seiten alle angelegt haben.',
  'note.dock.hidden': 'Verdeckt: was ein Schiff ist, erfährt die andere Seite erst beim Start.',
  'note.roll': 'Gewürfelt wird sofort: das lässt sich nicht zurücknehmen.',
  'note.booked': 'Nehmen dürfen sie beide.',
  'note.strip': '{name} von {owner}: {was} → {now} an Bord, Chance {before} → {after}.',
  'note.strip.full': '{name} von {owner}: voll mit {now}, {verdict}.',
  met: 'die Ladung passt',
  missed: 'die Ladung passt nicht',
  'note.window': 'Damit ist das Raster voll: das Startfenster geht auf.',
  'note.shift': 'Noch einmal geschoben wird er nicht, bis ihn ein Schiff mitnimmt.',
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
  'form.help': 'Tippe die drei Seiten an, die gefallen sind.',
  'form.plain': 'Einfach',
  'form.gold': 'Gold',
  'form.red': 'Rot',
  'form.drop': 'Zurücknehmen: {die}',
  'form.enter': 'Das ist der Wurf',
  ...lessonWords,
};

const bots: Words = {
  'why.depart': ({ transport, points }) =>
    Number(points) > 0
      ? `${String(transport)} startet mit ${count(points, 'Punkt', 'Punkten')}.`
      : `Auf Besseres braucht ${String(transport)} nicht zu warten.`,
  'why.fill': 'Das bringt {transport} einer passenden Ladung näher.',
  'why.spoil': 'Das verdirbt die Ladung an Port {port} der anderen Seite.',
  'why.swap': 'Die Schiffe passen besser zu den getauschten Streifen.',
  'why.roll': 'Mehr Würfel zur Auswahl sind es wert.',
  'why.stay': 'Eine bessere Ladung oder ein besseres Dock wird wohl kommen.',
};

const about = 'Belade an jedem Hafen Schiffe mit Würfeln und lass sie im rechten Moment ablegen.';

const print = () => import('./de-print.ts');

export const de = { about, rules, board, bots, print };
