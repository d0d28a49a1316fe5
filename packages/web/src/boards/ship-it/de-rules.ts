import { count, type Fact, type Facts, type Words } from '@waybill/rules/kernel';
import { drawWords } from './de-drawn.ts';

const SUITS: { readonly [code: string]: string } = { S: 'Sonnen', C: 'Kronen', A: 'Wappen', M: 'Monde' };

const suit = (code: Fact | undefined): string => SUITS[String(code)];
const und = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`;
const points = (n: Fact | undefined): string => count(n ?? 0, 'Punkt', 'Punkte');
const rankName = (rank: Fact | undefined): string => (rank === 'a' ? 'ein Ass' : `eine ${rank}`);
const turn = (facts: Facts): string => `${suit(facts.suit)}, noch ${points(facts.points)}`;

function pays(facts: Facts): string {
  const parts = Object.keys(SUITS).flatMap((code) => (facts[code] ? [`${SUITS[code]} ${facts[code]}`] : []));
  return parts.length > 0 ? `bringt ${und(parts)}` : 'bringt niemandem etwas';
}

function haul(facts: Facts): string {
  const rank = facts.rank === null ? '' : `, ${rankName(facts.rank)},`;
  const line = `${facts.seat} fährt ${facts.load} (${suit(facts.of)})${rank} von ${facts.from} nach ${facts.to}`;
  if (facts.fills) return `${line}: der Umschlagplatz ist voll und verschifft.`;
  if (facts.hub) return `${line}, einem Umschlagplatz.`;
  return facts.warehouse && facts.rank === null ? `${line} und deckt sie auf.` : `${line}.`;
}

function official(facts: Facts): string {
  const line = `${facts.seat} zieht den Beamten der ${suit(facts.suit)} von ${facts.from} nach ${facts.to} für ${points(facts.cost)}`;
  return facts.ships ? `${line}: der Umschlagplatz verschifft und ${pays(facts)}.` : `${line}.`;
}

export const rules: Words = {
  ...drawWords,
  'say.dealt-cities': 'Die Plättchen werden gezogen, gedreht und als Städte ausgelegt.',
  'say.dealt-freight': 'Zwanzig Münzen Fracht kommen auf die Plättchen, Farbe nach oben.',
  'say.dealt-link': 'Der Dominostein ist {domino}.',
  'say.dealt-scatter': (facts) =>
    `Die Verschiffung von ${facts.from} ${pays(facts)}; ${count((facts.tiles as string[]).length, 'Münze geht', 'Münzen gehen')} zurück auf ${und(facts.tiles as string[])}.`,
  'say.link': '{seat} kauft eine Strecke für 1 Punkt.',
  'say.lift': '{seat} nimmt den Stein {domino} bei {at} für 1 Punkt auf.',
  'say.build': ({ seat, domino, squares }) => `${seat} baut ${domino} auf ${und(squares as string[])}.`,
  'say.official': official,
  'say.pipstop': ({ seat, value }) => `${seat} setzt den Augenstopp auf ${value} für ${points(value)}.`,
  'say.haul': haul,
  'say.chip': ({ seat, load, rank }) => `${seat} behält ${load}, ${rankName(rank)}, als Chip.`,
  'say.done': (facts) => `${facts.seat} beendet den Zug: ${turn(facts)}.`,

  'ask.dealt-cities': 'Die Plättchen werden gezogen und als Städte ausgelegt.',
  'ask.dealt-freight': 'Die Fracht wird ausgelegt.',
  'ask.dealt-link': 'Ein Dominostein wird umgedreht.',
  'ask.dealt-scatter': 'Die verschifften Münzen werden gemischt und neu ausgelegt.',
  'ask.links': (facts) =>
    `${turn(facts)}: Strecke kaufen${facts.pool === 0 ? ' (der Vorrat ist leer: einen Stein aufnehmen)' : ''}, den Beamten ziehen, den Augenstopp setzen oder den Zug beenden.`,
  'ask.build': ({ links, more }) =>
    `Wähle, wo ${links === 1 ? 'die Strecke' : `eine von ${links} Strecken`} gebaut wird${more ? ', oder kaufe noch eine' : ''}.`,
  'ask.building': (facts) => `${turn(facts)}: den Beamten ziehen, den Augenstopp setzen oder den Zug beenden.`,
  'ask.officials': (facts) => `${turn(facts)}: den Beamten weiterziehen, den Augenstopp setzen oder den Zug beenden.`,
  'ask.freight': (facts) => `${turn(facts)}, Augenstopp ${facts.pipstop}: eine Ladung fahren oder den Zug beenden.`,
  'ask.chip': ({ loads, from }) =>
    `Wähle die Münze der Verschiffung von ${from}, die du als Chip behältst: ${und(loads as string[])}.`,
  'ask.over': 'Die Partie ist vorbei.',

  'end.target': 'Eine Wertung hat das Ziel erreicht.',
  'end.hubs': 'Alle vier Umschlagplätze sind geschlossen.',
  'end.dry': 'Zehn Runden hintereinander wurde nichts verschifft.',
  'option.target': 'Punkte, mit denen die Partie endet (zu zweit 1½-mal so viele für beide Farben zusammen)',

  'refuse.tick': 'Eine Marke ist nw, ne, sw oder se, nicht {tick}.',
  'refuse.tiles-count': 'Es gibt {need} Plättchen, nicht {have}.',
  'refuse.tile-unknown': 'Ein Plättchen {tile} gibt es nicht.',
  'refuse.tile-twice': 'Das Plättchen {tile} kommt zweimal vor.',
  'refuse.ranks-count': 'Es gibt {need} Münzen Fracht, nicht {have}.',
  'refuse.rank-unknown': 'Fracht hat die Werte a bis 5, nicht {rank}.',
  'refuse.coin-twice': 'Die Münze {coin} kommt zweimal vor.',
  'refuse.chance-due': ({ due, type }) => `Jetzt ist ‚${due}‘ vom Zufall an der Reihe, nicht ‚${type}‘.`,
  'refuse.domino-unknown': 'Einen Dominostein {domino} gibt es nicht.',
  'refuse.domino-not-in-pool': 'Der Stein {domino} ist nicht im Vorrat.',
  'refuse.scatter-count': ({ need, have }) => `${count(need, 'Münze ist', 'Münzen sind')} auszulegen, nicht ${have}.`,
  'refuse.scatter-unknown': '{load} gehört nicht zu den Münzen, die ausgelegt werden.',
  'refuse.scatter-twice': '{load} wird zweimal ausgelegt.',
  'refuse.points': ({ need, have }) => `Das kostet ${points(need)}; du hast ${have}.`,
  'refuse.phase-closed': ({ type, phase }) => `Für ‚${type}‘ ist es in diesem Zug zu spät: die Phase ist ‚${phase}‘.`,
  'refuse.unbuilt': ({ links }) =>
    links === 1 ? 'Baue erst die Strecke, die du hast.' : `Baue erst die ${links} Strecken, die du hast.`,
  'refuse.pool-empty': 'Der Vorrat ist leer.',
  'refuse.pool-left': ({ pool }) => `Steine werden erst aufgenommen, wenn der Vorrat leer ist; er hat noch ${pool}.`,
  'refuse.lifted-already': 'In diesem Zug wurde schon ein Stein aufgenommen.',
  'refuse.no-domino': 'Bei {at} liegt kein Dominostein.',
  'refuse.lift-holds': 'Auf dem Stein bei {at} steht etwas.',
  'refuse.lift-stuck': 'Der Stein bei {at} lässt sich nicht gerade vom Tisch schieben.',
  'refuse.lift-back': 'Der Stein darf nicht dorthin zurück, wo er aufgenommen wurde.',
  'refuse.no-links': 'Du hast keine Strecke zu bauen.',
  'refuse.build-unknown': 'Einen Dominostein {domino} gibt es nicht.',
  'refuse.build-not-yours': '{domino} gehört nicht zu den Strecken, die zu bauen sind.',
  'refuse.build-two': 'Ein Stein bedeckt zwei Felder, nicht {have}.',
  'refuse.build-off': ({ squares }) => `${und(squares as string[])} liegen nicht beide auf dem Tisch.`,
  'refuse.build-apart': ({ squares }) => `${und(squares as string[])} haben keine gemeinsame Kante.`,
  'refuse.build-covered': ({ squares }) => `${und(squares as string[])} sind nicht beide frei.`,
  'refuse.build-alone': ({ squares }) =>
    `Keins von ${und(squares as string[])} grenzt an ein Plättchen oder einen Stein.`,
  'refuse.official-nowhere': 'Ein Feld {to} gibt es nicht.',
  'refuse.official-stays': 'Der Beamte ist schon auf {to}.',
  'refuse.official-unreached': 'Kein Weg führt den Beamten nach {to}.',
  'refuse.official-occupied': 'Auf {to} kann der Beamte nicht halten: die Hälfte ist besetzt.',
  'refuse.no-pipstop': 'Setze erst den Augenstopp.',
  'refuse.pipstop-set': 'Der Augenstopp dieses Zuges ist schon {pipstop}.',
  'refuse.pipstop-range': 'Der Augenstopp ist eine ganze Zahl von 0 bis 6, nicht {value}.',
  'refuse.load-unknown': 'Eine Ladung {load} liegt nicht auf dem Tisch.',
  'refuse.load-moved': '{load} ist in diesem Zug schon gefahren.',
  'refuse.haul-nowhere': 'Ein Feld {to} gibt es nicht.',
  'refuse.haul-stays': 'Die Ladung ist schon auf {to}.',
  'refuse.haul-unreached': 'Mit Augenstopp {pipstop} führt kein Weg nach {to}.',
  'refuse.haul-occupied': 'Auf {to} kann nichts halten: dort liegt Fracht.',
  'refuse.haul-suit': (facts) => `Das ist Fracht der ${suit(facts.suit)}, und am Zug sind die ${suit(facts.turn)}.`,
  'refuse.haul-from-hub': 'Fracht, die am Umschlagplatz {hub} lagert, bleibt dort.',
  'refuse.warehouse-half': 'Aufgedeckt wird nur auf Plättchen, und {to} ist eine Dominohälfte.',
  'refuse.haul-official': 'Auf {to} kann nichts halten: dort steht ein Beamter.',
  'refuse.haul-past-official': 'Auf dem Weg nach {to} steht ein Beamter einer anderen Farbe.',
  'refuse.haul-closed': '{to} liegt in einem Gebiet, das ein Beamter für diese Farbe sperrt.',
  'refuse.haul-past-region': 'Der Weg nach {to} führt durch ein Gebiet, das ein Beamter für diese Farbe sperrt.',
  'refuse.no-chip': 'Jetzt ist kein Chip zu wählen.',
  'refuse.chip-due': 'Wähle erst die Münze, die du als Chip behältst.',
  'refuse.chip-not-yours': '{load} ist keine deiner Münzen in der Verschiffung.',
};
