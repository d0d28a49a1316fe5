import type { Phrase, Words } from '@waybill/rules/kernel';
import { rules } from './de-rules.ts';
import type { en as lesson } from './lesson-words.ts';
import type { Key } from './words.ts';

const many = (n: unknown, one: string, more: string): string => (Number(n) === 1 ? `1 ${one}` : `${n} ${more}`);

const board: Readonly<Record<Key | keyof typeof lesson, Phrase>> = {
  map: 'Karte von {name}. Die Pfeiltasten führen von Stadt zu Stadt.',
  pounds: ({ pounds }) => (Number(pounds) < 0 ? `−£${-Number(pounds)}` : `£${pounds}`),
  gain: '+£{pounds}',
  'good.S': 'rohe Sonnen',
  'good.M': 'rohe Monde',
  'good.C': 'rohe Kronen',
  'good.A': 'rohe Wappen',
  'good.n': 'fertige Nullen',
  'good.a': 'fertige Asse',
  'good.2': 'fertige Zweien',
  'good.3': 'fertige Dreien',
  'good.4': 'fertige Vieren',
  'good.5': 'fertige Fünfen',
  'suit.S': 'Sonnen',
  'suit.M': 'Monde',
  'suit.C': 'Kronen',
  'suit.A': 'Wappen',
  cargo: 'Die Ladung, und wer sie kauft',
  'cargo.none': 'Der Lastwagen ist leer, und hier ist nichts zu laden. Fahre in eine Stadt, in der Münzen liegen.',
  'cargo.aboard': 'geladen',
  'cargo.here': 'liegt hier, wird beim Abfahren geladen',
  'cargo.show': ({ good, count }) => `Zeigen, wer kauft: ${Number(count) > 1 ? `${count} × ` : ''}${good}`,
  choices: 'Vor der Fahrt',
  'choices.contract': 'Neue Aufträge?',
  loan: 'Kredit',
  'loan.price': '+£10 sofort',
  contract: 'Neue Aufträge',
  wait: 'Jetzt nicht',
  'wait.price': 'weiterfahren',
  'contract.why': ({ onMap, cup }) =>
    `Auf der Karte ${Number(onMap) === 1 ? 'liegt noch 1 Ware' : `liegen noch ${onMap} Waren`}, im Becher ${many(cup, 'Münze', 'Münzen')}. Neue Aufträge bringen vier weitere Münzen auf die Karte.`,
  books: 'Die Bücher',
  cash: 'Kasse',
  loans: 'Kredite',
  'loans.owed': '{loans} von {most}',
  worth: 'Kasse weniger Kredite',
  score: 'Ergebnis',
  delivered: 'Geliefert',
  'delivered.of': '{delivered} von 24',
  interest: 'Neue Aufträge kosten £{price}: £4 und £1 für jeden Kredit ({loans}).',
  cup: 'Im Becher, und noch nicht gesehene Werte',
  'cup.row': ({ suit, coins, hidden }) =>
    `${suit}: ${coins} im Becher; noch nicht gesehen: ${String(hidden) || 'keine'}`,
  'cup.total': ({ cup }) => `noch ${many(cup, 'Münze', 'Münzen')} im Becher`,
  'part.fuel': ({ cities }) => `Sprit (${many(cities, 'Stadt', 'Städte')})`,
  'part.goods': ({ goods }) => many(goods, 'Ware', 'Waren'),
  'part.ferry': 'Fähre',
  'part.breach': 'Vertragsbruch ({cities})',
  'part.contracts': 'Aufträge',
  'part.interest': 'Zinsen',
  'note.after': 'Danach £{cash} in der Kasse.',
  'note.nothing': 'Dort will niemand, was du geladen hast. Danach £{cash} in der Kasse.',
  'note.breach': 'Fährt an den Waren in {cities} vorbei.',
  'note.flip': 'Rohstoffe werden sofort umgedreht: Das lässt sich nicht zurücknehmen.',
  'note.forced': 'Dann ist die Karte leer: Neue Aufträge für £{forced} folgen sofort.',
  'note.last': 'Die letzte Lieferung: Hier endet das Jahr.',
  'note.loan':
    '£{cash} in der Kasse. Der Kredit bleibt bis zum Ende und kostet dann £10; neue Aufträge kosten ab jetzt £{price}.',
  'note.contract': '£{cash} in der Kasse. Es wird sofort gewürfelt: Das lässt sich nicht zurücknehmen.',
  'note.wait': 'Nach der nächsten Fahrt wirst du wieder gefragt, wenn es dann noch etwas zu entscheiden gibt.',
  'note.start': ({ goods }) =>
    Number(goods) > 0
      ? `Dort ${Number(goods) === 1 ? 'liegt 1 Ware' : `liegen ${goods} Waren`}.`
      : 'Dort ist nichts zu laden.',
  'stamp.win': 'Schwarze Zahlen',
  'stamp.partial': 'Teilerfolg',
  'stamp.foreclosed': 'Gepfändet',
  'lesson.goal':
    'Du hast einen Lastwagen, £10 und £10 Schulden bei der Bank. 24 Münzen sind zu fahren, jede zweimal. Sind alle 24 geliefert, endet das Jahr: Dein Ergebnis ist die Kasse weniger £10 für jeden Kredit, und ab £0 hast du gewonnen.',
  'lesson.map':
    'Jedes Plättchen ist eine Stadt mit Farbe und Wert. Eine Münze, die ihre Farbe zeigt, ist ein Rohstoff; jede Stadt dieser Farbe kauft ihn und zahlt ihren Wert: ein Ass £1, eine Fünf £5, eine Null (N) £6.',
  'lesson.first':
    'Dein Lastwagen steht in Aberdeen bei einer Münze der Monde, die von selbst geladen wird. Edinburgh gleich nebenan ist eine Stadt der Monde und zahlt £6. Die Fahrt kostet £1 für die Stadt und £1 für die Ware. Fahre nach Edinburgh.',
  'lesson.flipped':
    'Die Münze wurde umgedreht und zeigt eine Fünf: ein fertiges Produkt. Welche Farbe es hatte, ist jetzt egal. Jede Stadt mit einer 5 kauft es und zahlt £5.',
  'lesson.second':
    'Newcastle ist eine Fünf und liegt nebenan. Der Stempel auf einer Stadt zeigt, was du dort verdienst. Fahre nach Newcastle.',
  'lesson.contract':
    'Eine von 24 ist geschafft. Liegen weniger als vier Waren auf der Karte, darfst du neue Aufträge kaufen: £4, und £1 Zinsen für jeden Kredit. Vier weitere Münzen geben dir Auswahl am Weg. Kaufe sie.',
  'lesson.empty':
    'Du musst in jedem Zug fahren, manchmal also leer, um etwas zu holen. An einer Stadt mit Waren vorbeizufahren kostet £1, anhalten nicht. Fahre nach Birmingham, zwei Städte weit.',
  'lesson.load':
    'Bei der Karte steht die Ladung, mit allen, die sie kaufen. Zeige auf eine Ware oder tippe sie an, und ihre Käufer leuchten auf.',
  'lesson.third':
    'Nottingham zahlt £6 für deine Wappen, und dort wartet schon die nächste Ware. Wer dort liefert, wo es etwas zu laden gibt, spart eine Fahrt. Fahre nach Nottingham.',
  'lesson.loan':
    'Das Geld wird knapp? Ein Kredit bringt jetzt £10, kostet am Ende £10 und macht jeden Auftrag £1 teurer. Früher zurückzahlen geht nicht. Nach zehn ist Schluss: Kannst du dann nicht fahren, pfändet die Bank.',
  'lesson.free':
    'Du bist dran. Nimm mehrere Waren zugleich mit, aber jede kostet £1 pro Fahrt: Liefere sie auf einem Weg. Wähle eine Stadt.',
  'lesson.end':
    'Das ist das ganze Spiel. Die noch nicht gesehenen Werte verraten, was aus einer Münze werden kann; Nullen und Fünfen zahlen am besten. Fahre weiter und beende das Jahr mit schwarzen Zahlen.',
};

const bots: Words = {
  'why.sell': '{city} zahlt £{income} für die Ladung; die Fahrt dorthin kostet £{cost}.',
  'why.fetch': 'In {city} warten Waren; die Fahrt dorthin kostet £{cost}.',
  'why.loan': 'Das Geld ist knapp: Ein Kredit hält den Lastwagen in Bewegung.',
  'why.contract': 'Mit mehr Waren auf der Karte lohnt sich jeder Weg besser.',
  'why.wait': 'Erst die Waren in Reichweite; Aufträge können warten.',
};

const about = 'Fahre Waren zwischen den Städten Britanniens und Irlands, bevor die Bank pfändet.';

const print = () => import('./de-print.ts');

export const de = { about, rules, board, bots, print };
