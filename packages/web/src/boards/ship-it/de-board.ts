import { count, type Fact, type Facts, type Phrase } from '@waybill/rules/kernel';
import type { en as forms } from './form-words.ts';
import type { en as lesson } from './lesson-words.ts';
import type { en } from './words.ts';

type Key = keyof typeof en | keyof typeof forms | keyof typeof lesson;

const points = (n: Fact | undefined): string => count(n ?? 0, 'Punkt', 'Punkte');
const SUITS: { readonly [code: string]: string } = { S: 'Sonnen', C: 'Kronen', A: 'Wappen', M: 'Monde' };

function pays(facts: Facts): string {
  const parts = Object.keys(SUITS).flatMap((code) => (facts[code] ? [`${SUITS[code]} ${facts[code]}`] : []));
  return parts.join(', ') || 'niemandem etwas';
}

export const board: Readonly<Record<Key, Phrase>> = {
  'suit.S': 'Sonnen',
  'suit.C': 'Kronen',
  'suit.A': 'Wappen',
  'suit.M': 'Monde',
  table:
    'Der Tisch mit Städten und Dominosteinen. Pfeiltasten bewegen die Markierung, R dreht einen Stein, Plus und Minus zoomen.',
  'table.empty': 'Gleich werden die Plättchen gezogen und als Städte ausgelegt.',
  round: 'Runde {round}',
  points: ({ left, of }) => `Noch ${String(left)} von ${points(of)}`,
  phases: 'Phasen des Zuges',
  'phase.links': 'Strecken',
  'phase.building': 'Bauen',
  'phase.officials': 'Beamte',
  'phase.freight': 'Fracht',
  'phase.over': '{phase}: in diesem Zug vorbei',
  zoom: 'Zoom',
  'zoom.in': 'Näher heran',
  'zoom.out': 'Weiter weg',
  'zoom.fit': 'Den ganzen Tisch zeigen',
  buy: 'Strecke kaufen',
  'buy.cost': ({ pool }) => `1 Punkt · ${String(pool)} im Vorrat`,
  'buy.lift': 'Der Vorrat ist leer. Für 1 Punkt darfst du einen Stein aufnehmen: tippe ihn auf dem Tisch an.',
  'buy.lifted': 'Der Vorrat ist leer, und in diesem Zug wurde schon ein Stein aufgenommen.',
  'buy.last': 'Der Vorrat ist leer.',
  'links.help':
    'Strecken aus Dominosteinen verbinden die markierten Ecken der Plättchen. Du siehst jeden Stein, bevor du den nächsten kaufst.',
  'build.help': 'Tippe ein Feld an, um ihn dort hinzulegen, und noch einmal, um zu bauen.',
  'build.choose': 'Dominostein {domino} bauen',
  turnDomino: 'Drehen',
  'official.help': ({ points: n }) =>
    `Tippe an, wohin dein Beamter gehen soll. Die Zahlen sind die Kosten; du hast ${points(n)}.`,
  'official.none': 'Dein Beamter kann nicht ziehen: von dort führt kein Weg weiter, oder es ist kein Punkt übrig.',
  'stop.caption': 'Augenstopp',
  'stop.help':
    'Wie weit Ladungen fahren: Ein Feld, das so viel oder mehr zählt, hält sie an. Du bezahlst ebenso viele Punkte.',
  'stop.set': 'Augenstopp {value}',
  'stop.reach': ({ hubs }) =>
    Number(hubs) > 0 ? count(hubs, 'Ladung zum Umschlagplatz', 'Ladungen zum Umschlagplatz') : 'kein Umschlagplatz',
  'load.caption': 'Ladungen',
  'load.choose': 'Ladung {id}, {suit}, auf {space}, {rank}',
  'load.rank': 'Wert {rank}',
  'load.hidden': 'Wert verdeckt',
  'load.help': 'Wähle eine Ladung und tippe dann an, wohin sie soll.',
  'load.try': 'Wähle eine Ladung, um zu sehen, welcher Augenstopp sie wohin bringt.',
  'load.go': 'Tippe ein markiertes Feld an, um sie dorthin zu fahren.',
  'load.none': 'Jetzt kann keine Ladung fahren.',
  warehouse: 'Aufdecken, wenn sie auf einem Plättchen hält',
  next: 'Weiter: {phase}',
  done: 'Zug beenden',
  'done.left': ({ points: n }) => (Number(n) > 0 ? `${points(n)} übrig` : 'alle Punkte genutzt'),
  'chip.choose': 'Welche deiner Münzen wird ein Chip? Sie verlässt den Tisch und bringt in jedem Zug einen Punkt mehr.',
  'chip.coin': '{suit} {rank}',
  waiting: 'Am Zug: {suit}, gespielt von {name}.',
  shipped: 'Verschifft',
  'shipped.from': 'von {tile}',
  'side.suits': 'Farben',
  'side.nobody': 'niemand',
  'side.hub': 'Platz {tile}',
  'side.closed': 'Umschlagplatz geschlossen',
  'side.sum': '{sum} von 8',
  'side.missing': 'noch {missing}',
  'side.hidden': 'ungesehen: {ranks}',
  'side.chips': ({ chips }) => count(chips, 'Chip', 'Chips'),
  'side.pool': ({ pool }) => `${count(pool, 'Stein', 'Steine')} im Vorrat`,
  'side.goal': 'Die Partie endet mit {goal} Punkten',
  'side.dry': ({ rounds }) => `${count(rounds, 'Runde', 'Runden')} ohne Verschiffung (zehn beenden die Partie)`,
  'side.legend': 'Auf dem Tisch',
  'legend.tick': 'Strecken schließen an der markierten Ecke an',
  'legend.hub': 'Umschlagplatz: verschifft, wenn Plättchen und Münzen 8 ergeben',
  'legend.official': 'Beamter: sperrt sein Gebiet für andere',
  'legend.shut': 'Für deine Fracht gesperrt',
  'legend.coin': 'Fracht: Farbe oben oder Wert oben',
  'part.link': 'Strecke',
  'part.lift': 'Stein',
  'part.official': ({ spaces }) => count(spaces, 'Feld', 'Felder'),
  'part.stop': 'Augenstopp',
  'part.haul': 'Ladung',
  'part.points': ({ points: n }) => points(n),
  'note.left': ({ points: n }) => `noch ${points(n)}`,
  'note.link':
    'Der Stein wird sofort umgedreht: das lässt sich nicht zurücknehmen. Er muss in diesem Zug gebaut werden.',
  'note.lift': 'Er muss in diesem Zug anderswo gebaut werden.',
  'note.links-over': 'Danach können in diesem Zug keine Strecken mehr gekauft werden.',
  'note.before-over': 'Danach ist es in diesem Zug zu spät für Strecken.',
  'note.freight-only': 'Danach fährt in diesem Zug nur noch Fracht.',
  'note.stop-hubs': ({ loads }) =>
    Number(loads) > 0
      ? `${count(loads, 'Ladung kommt', 'Ladungen kommen')} bis zu einem Umschlagplatz.`
      : 'Keine Ladung kommt bis zu einem Umschlagplatz.',
  'note.ships': (facts) => `Der Umschlagplatz verschifft und bringt ${pays(facts)}.`,
  'note.may-ship': (facts) =>
    `Mit ${String(facts.percent)} % verschifft der Umschlagplatz; mit ${facts.rank === 'a' ? 'einem Ass' : `einer ${String(facts.rank)}`} bringt er ${pays(facts)}.`,
  'note.hub': 'Sie wird aufgedeckt und wartet am Umschlagplatz; weiterfahren kann sie nicht.',
  'note.up': 'Ihr Wert wird allen gezeigt: das lässt sich nicht zurücknehmen.',
  'note.chip': 'Sie verlässt den Tisch und bringt dieser Farbe ab dem nächsten Zug einen Punkt mehr.',
  'note.unused': ({ points: n }) => `${points(n)} ${n === 1 ? 'verfällt' : 'verfallen'}.`,
  score: ({ score }) => points(score),
  'stamp.target': 'Verschifft',
  'stamp.hubs': 'Geschlossen',
  'stamp.dry': 'Flaute',
  'form.tiles':
    'Tippe die Plättchen in der Reihenfolge an, in der sie gezogen wurden ({at} von 24). Ein liegendes antippen dreht es.',
  'form.tiles.done': 'Alle Plättchen liegen. Antippen dreht eins.',
  'form.tile': '{suit} {rank}',
  'form.turn': '{suit} {rank}, Marke {tick}: drehen',
  'form.shuffle': 'Für mich mischen',
  'form.back': 'Das letzte zurück',
  'form.enter': 'So ist es',
  'form.ranks':
    'Diese Werte soll niemand kennen. Lass die App mischen, oder jemand, der nicht mitspielt, tippt die Werte jeder Farbe in der Reihenfolge an, in der sie liegen.',
  'form.rank': '{suit}: {rank}',
  'form.mix': 'Ungesehen mischen',
  'form.ranks.enter': 'Die Münzen liegen so',
  'form.domino': 'Tippe den Stein an, der umgedreht wurde.',
  'form.draw': 'Für mich ziehen',
  'form.scatter': 'Tippe die Münzen in der Reihenfolge an, in der sie ausgelegt werden: zuerst auf {tile}.',
  'form.scatter.enter': 'So werden sie ausgelegt',
  'lesson.goal':
    'Du verschiffst Fracht. Jede Münze deiner Farbe, die verschifft wird, bringt dir Punkte, und doppelt, wenn du es warst, der verschifft hat. Zu zweit hast du Sonnen und Wappen; jetzt sind die Sonnen dran.',
  'lesson.table':
    'Die Plättchen mit Farbe und Wert sind die Städte. Münzen darauf sind Fracht; ihre Werte sind verdeckt. Die Figur jeder Farbe zeigt ihren Umschlagplatz: Ergeben sein eigener Wert und die Münzen darauf 8, wird alles verschifft.',
  'lesson.points':
    'Ein Zug hat 8 Punkte und vier Phasen: Strecken, Bauen, Beamte, Fracht. Du kannst Phasen auslassen, aber nie zurück. Zwei Sonnen-Münzen liegen nah an deinem Umschlagplatz, dem Sonnen-Ass. Es fehlt ein Stück Strecke.',
  'lesson.link': 'Kaufe für 1 Punkt eine Strecke: einen zufälligen Dominostein.',
  'lesson.build':
    'Strecken schließen nur an den markierten Ecken an, wo die kleinen Pfeile sind. Der Stein 2-2 passt in die Lücke zwischen 3A und aS. Baue ihn dort.',
  'lesson.stop-why':
    'Nun die Fracht. Der Augenstopp sagt, wie weit Ladungen fahren: An allem, was weniger zählt, kommen sie vorbei; wo es so viel oder mehr zählt, müssen sie halten. Der Stein zählt 2 je Hälfte, Plättchen zählen ihren Wert.',
  'lesson.stop':
    'Geh weiter zur Fracht und zeig auf die 4: Der Tisch zeigt, wohin deine Ladungen kämen. Dann setze sie. Das kostet 4 Punkte.',
  'lesson.haul-1':
    'Wähle die Münze auf 3C (f9) und fahre sie auf den Umschlagplatz aS. Dort wird sie aufgedeckt: alle sehen ihren Wert.',
  'lesson.haul-2':
    'Nun ebenso die Münze auf 5M (f17). Dem Umschlagplatz fehlen 2: Ist sie so viel wert, verschifft er.',
  'lesson.chip':
    'Verschifft! Jede Münze brachte ihren Wert und den doppelten des Umschlagplatzes, alles verdoppelt, weil du es warst, und 8 dazu, weil er dir gehört. Eine deiner Münzen wird ein Chip: ein Punkt mehr in jedem Zug der Sonnen. Behalte eine.',
  'lesson.after':
    'Die andere Münze ging verdeckt zurück auf ein niedrigeres Plättchen der Sonnen, aber du kennst ihren Wert. Der Umschlagplatz ist auf 2S aufgestiegen: Was dort liegt, wird aufgedeckt und wartet. Höhere bringen mehr und brauchen weniger Münzen.',
  'lesson.done': 'Ungenutzte Punkte verfallen. Beende den Zug.',
  'lesson.others':
    'Nun sind andere dran, dann deine Wappen. Gut zu wissen: Ein Beamter sperrt die Dominosteine, zwischen denen er steht, für Fracht anderer Farben; und ein Beamter, der einen Umschlagplatz mit eigenen Münzen betritt, verschifft sofort.',
};
