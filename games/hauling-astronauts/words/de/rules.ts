import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

/** „Heron, Tern und Gull“. */
function list(items: Fact): string {
  const texts = (items as readonly (string | number)[]).map((item) => german(String(item)));
  return texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} und ${texts.at(-1)}`;
}

/** Facts that the rules name in English: `gold 4`, `port 0`. */
function german(text: string): string {
  return text
    .replace(/^gold /, 'goldene ')
    .replace(/^red /, 'rote ')
    .replace(/^port /, 'Port ');
}

const KINDS: Readonly<Record<string, string>> = { plain: 'einfache', gold: 'goldene', red: 'rote' };
const PARTS: Readonly<Record<string, string>> = { profit: 'den Gewinn', bonus: 'den Bonus' };

const kind = (name: Fact) => KINDS[String(name)] ?? String(name);

/** „eine goldene 4“. */
function aDie({ pips, kind: name }: Facts): string {
  return name === 'plain' ? `eine ${String(pips)}` : `eine ${kind(name)} ${String(pips)}`;
}

function departs(facts: Facts): string {
  const { transport, sum, profit, bonus, range } = facts;
  const points = profit || bonus ? `${String(profit)} Gewinn + ${String(bonus)} Bonus` : 'keine Punkte';
  return `${facts.you ? `Dein Schiff ${String(transport)}` : `${String(transport)} von ${String(facts.seat)}`} startet mit ${String(sum)} an Bord zum Dock ${String(range)}: ${points}${diceChange(facts)}.`;
}

function diceChange({ gold, red }: Facts): string {
  const changes = [
    ...(gold ? [`Gold verdoppelt ${PARTS[String(gold)]}`] : []),
    ...(red ? [`Rot halbiert ${PARTS[String(red)]}`] : []),
  ];
  return changes.length > 0 ? ` (${changes.join(', ')})` : '';
}

function stock({ booked, available }: Facts): string {
  return `${String(booked)} gebucht, ${String(available)} verfügbar.`;
}

const quietTurns = ({ quiet }: Facts) => `${count(quiet, 'Zug', 'Züge')} ohne gelegten Würfel und ohne Start`;

export const rules: Words = {
  ...drawWords,
  'option.bonusDice': 'Bonuswürfel: ein goldener verdoppelt, ein roter halbiert',
  'option.hidden': 'Verdeckte Schiffe: Erst beim Start zeigt sich, was sie sind',
  'option.begins': 'Wer den ersten Zug hat',
  'option.begins.first': 'wer auf dem ersten Platz sitzt',
  'option.begins.dice': 'der erste Wurf entscheidet: bei ungerader Summe der erste Platz, bei gerader der zweite',
  'option.patience': 'Stille Züge in Folge, nach denen ein Würfel gelegt werden muss (üblich sind 4)',
  'option.press': 'Wer legen muss, wenn es lange niemand getan hat',
  'option.press.turn': 'wer am Zug ist',
  'option.press.dice':
    'alle Würfel auf dem Tisch entscheiden: bei ungerader Summe der erste Platz, bei gerader der zweite',
  'option.press.roll': 'der letzte Wurf entscheidet: bei ungerader Summe der erste Platz, bei gerader der zweite',
  sheet: 'Schiffe und Docks',
  'sheet.transports': 'Schiffe',
  'sheet.docks': 'Docks am Ziel',
  'sheet.capacity': 'Ladung',
  'sheet.profit': 'Gewinn',
  'sheet.range': 'Bereich',
  'sheet.bonus': 'Bonus',

  'say.dock': (facts) => {
    const ships = facts.shown === 0 ? 'drei Schiffe verdeckt' : list(facts.transports);
    return `${does(facts, 'lässt', 'Du lässt')} ${ships} anlegen.`;
  },
  'say.roll': (facts) => `${does(facts, 'wirft', 'Du wirfst')} drei Würfel.`,
  'say.rolled': ({ dice }) => `Die Würfel zeigen ${list(dice)}.`,
  'say.begins': (facts) => `Die Würfel zeigen ${list(facts.dice)}: ${does(facts, 'beginnt', 'du beginnst')}.`,
  'say.place': (facts) => `${does(facts, 'legt', 'Du legst')} ${aDie(facts)} auf ${String(facts.cell)}.`,
  'say.shift': (facts) =>
    `${does(facts, 'schiebt', 'Du schiebst')} ${aDie(facts)} von ${String(facts.from)} nach ${String(facts.to)}.`,
  'say.swap': (facts) => `${does(facts, 'tauscht', 'Du tauschst')} ${list(facts.transports)}.`,
  'say.swap-hidden': (facts) =>
    `${does(facts, 'tauscht', 'Du tauschst')} die Schiffe an den Ports ${list(facts.ports)}.`,
  'say.pass': (facts) => `${does(facts, 'kann nichts tun und passt', 'Du kannst nichts tun und passt')}.`,
  'say.stay': (facts) => `${does(facts, 'lässt', 'Du lässt')} kein Schiff starten.`,
  'say.depart': departs,

  'ask.dock': 'Wähle drei deiner sechs Schiffe und lass sie an deinen Ports anlegen.',
  'ask.first-roll': 'Wirf zum Anfang drei Würfel.',
  'ask.act': (facts) => `Lege einen Würfel, schiebe einen oder tausche zwei deiner Schiffe. ${stock(facts)}`,
  'ask.roll-or-act': (facts) =>
    `Wirf, wenn du magst, drei Würfel dazu; dann lege, schiebe oder tausche. ${stock(facts)}`,
  'ask.must-place': (facts) => `${quietTurns(facts)}: Lege jetzt einen.`,
  'ask.must-roll': 'Ohne Würfel geht nichts: Wirf drei.',
  'ask.pass': 'Du kannst nichts tun und musst passen.',
  'ask.depart': ({ ready }) => `Lass ein Schiff starten oder bleib. Bereit: ${list(ready)}.`,
  'ask.must-depart': ({ ready }) => `Länger darf niemand zögern: Lass ein Schiff starten. Bereit: ${list(ready)}.`,
  'ask.rolling': 'Drei Würfel werden geworfen.',
  'ask.over': 'Alle Schiffe sind gestartet.',

  'end.win': 'Alle Schiffe sind gestartet: Die höhere Punktzahl gewinnt.',
  'end.tie': 'Alle Schiffe sind gestartet, mit gleich vielen Punkten: Der Sieg wird geteilt.',

  'refuse.due-dock': 'Erst legen auf beiden Seiten drei Schiffe an.',
  'refuse.due-roll': 'Der erste Zug beginnt mit einem Wurf.',
  'refuse.due-act': 'Jetzt wird geworfen oder gehandelt: legen, schieben, tauschen. Gestartet wird danach.',
  'refuse.due-depart': 'Du hast schon gehandelt: Lass ein Schiff starten oder bleib.',
  'refuse.three-transports': 'Drei Schiffe legen an; genannt sind {given}.',
  'refuse.no-such-transport': 'Ein Schiff „{id}“ steht nicht auf dem Bogen.',
  'refuse.twice': 'Du hast nur ein „{id}“.',
  'refuse.rolled': 'In diesem Zug hast du schon geworfen.',
  'refuse.few-dice': 'Ein Wurf braucht {need} Würfel; verfügbar: {have}.',
  'refuse.three-dice': 'Ein Wurf hat drei Würfel, nicht {dice}.',
  'refuse.no-such-die': ({ pips, kind: name }) =>
    `Einen Würfel, der eine ${name ? `${kind(name)} ` : ''}${String(pips)} zeigt, gibt es nicht.`,
  'refuse.not-available': ({ kind: name, need, have }) =>
    `Der Wurf hat ${String(need)} ${kind(name)}; verfügbar: ${String(have)}.`,
  'refuse.not-booked': (facts) => `So ein Würfel ist nicht gebucht: ${aDie(facts)}.`,
  'refuse.no-such-cell': 'Ein Feld „{cell}“ gibt es nicht: Die Felder heißen a1 bis c3.',
  'refuse.cell-full': 'Auf {cell} liegt schon ein Würfel.',
  'refuse.cell-empty': 'Auf {cell} liegt kein Würfel.',
  'refuse.shifted': 'Der Würfel auf {cell} ist schon geschoben worden und bleibt, bis ihn ein Schiff mitnimmt.',
  'refuse.not-one-step': 'Von {from} nach {to} ist nicht ein Schritt nach oben, unten oder zur Seite.',
  'refuse.two-ports': 'Getauscht werden zwei Ports, nicht {given}.',
  'refuse.no-such-port': 'Einen Port {port} gibt es nicht: Sie heißen 0, 1 und 2.',
  'refuse.same-port': 'Port {port} lässt sich nicht mit sich selbst tauschen.',
  'refuse.empty-port': 'Das Schiff von Port {port} ist schon gestartet.',
  'refuse.strip-closed': 'Dein Schiff an Port {port} ist gestartet: Nach {cell} darfst du keinen Würfel mehr bringen.',
  'refuse.can-act': 'Passen darf nur, wer nichts tun kann.',
  'refuse.must-roll': 'Nach einem Wurf kannst du einen Würfel legen: Also wirf.',
  'refuse.must-place': (facts) => `${quietTurns(facts)}: Du musst einen Würfel legen.`,
  'refuse.must-depart': (facts) => `${quietTurns(facts)}: Ein Schiff muss starten.`,
  'refuse.no-port-to-leave': 'Einen Port {port} gibt es nicht: Sie heißen 0, 1 und 2.',
  'refuse.gone': 'Das Schiff von Port {port} ist schon gestartet.',
  'refuse.strip-open': ({ port, open }) =>
    `Vor Port ${String(port)} ${open === 1 ? 'ist noch ein Feld' : `sind noch ${String(open)} Felder`} offen.`,
  'refuse.no-such-dock': 'Ein Dock {dock} gibt es nicht: Sie heißen 0 bis 5.',
  'refuse.dock-taken': 'Dock {dock} ist besetzt.',
  'refuse.other-dock': 'Ein anderes freies Dock ist für {sum} da, Dock {dock} nicht.',
  'refuse.not-aboard': ({ kind: name }) => `Der ${kind(name)} Würfel ist nicht an Bord.`,
  'refuse.choose-part': ({ kind: name }) =>
    `Der ${kind(name)} Würfel ist an Bord: Sag, ob er auf den Gewinn oder den Bonus wirkt.`,
  'refuse.no-such-part': ({ kind: name, part }) =>
    `Der ${kind(name)} Würfel wirkt auf Gewinn („profit“) oder Bonus („bonus“), nicht auf „${String(part)}“.`,
};
