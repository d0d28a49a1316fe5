import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

const SUITS: { readonly [code: string]: string } = { S: 'Sonnen', C: 'Kronen', A: 'Wappen', M: 'Monde' };

const suit = (code: Fact | undefined): string => SUITS[String(code)];
const und = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`;
const points = (n: Fact | undefined): string => count(n ?? 0, 'Punkt', 'Punkte');
const rankName = (rank: Fact | undefined): string => (rank === 'a' ? 'ein Ass' : `eine ${rank}`);
const turn = (facts: Facts): string => `${suit(facts.suit)}, noch ${points(facts.points)}.`;
const RANGE: { readonly [code: string]: string } = { n: 'Null', a: 'Ass' };

/** Ein Plättchen bei seinem Namen, eine Strecke bei ihrem Stein, eine Hälfte auch bei ihren Augen; sonst beim Feld. */
function place(code: Fact | undefined): string {
  const [, half, domino] = /^(?:(\d):)?(\d-\d)$/.exec(String(code)) ?? [];
  if (domino !== undefined) return half === undefined ? `Strecke ${domino}` : `der ${half} auf Strecke ${domino}`;
  const [, rank, of] = /^([na2-5])([SCAM])$/.exec(String(code)) ?? [];
  return rank ? `${of === 'M' ? 'Mond' : suit(of)}-${RANGE[rank] ?? rank}` : `Strecke ${code}`;
}

const places = (codes: Fact | undefined): string => und((codes as readonly string[]).map(place));

function pays(facts: Facts): string {
  const parts = Object.keys(SUITS).flatMap((code) => (facts[code] ? [`${facts[code]} für ${SUITS[code]}`] : []));
  return parts.length > 0 ? `bringt ${und(parts)}` : 'bringt niemandem etwas';
}

function haul(facts: Facts): string {
  const rank = facts.rank === null ? '' : `, ${rankName(facts.rank)},`;
  const line = `${does(facts, 'fährt', 'Du fährst')} eine Münze der ${suit(facts.of)}${rank} von ${place(facts.from)} zu ${place(facts.to)}`;
  if (facts.fills) return `${line}: Der Umschlagplatz ist voll und verschifft.`;
  if (facts.hub) return `${line}, einem Umschlagplatz.`;
  return facts.warehouse && facts.rank === null ? `${line} und ${facts.you ? 'deckst' : 'deckt'} sie auf.` : `${line}.`;
}

function build(facts: Facts): string {
  const line = `${does(facts, 'baut', 'Du baust')} ${facts.domino}`;
  const joined = (facts.joins as readonly string[]).length;
  if (joined === 0) return `${line} auf ${und(facts.squares as string[])}, noch mit nichts verbunden.`;
  return `${line}${joined > 1 ? ' zwischen' : ', verbunden mit'} ${places(facts.joins)}.`;
}

function official(facts: Facts): string {
  const way = `von ${place(facts.from)} zu ${place(facts.to)} für ${points(facts.cost)}`;
  const line = `${does(facts, 'zieht', 'Du ziehst')} den Beamten der ${suit(facts.suit)} ${way}`;
  return facts.ships ? `${line}: Der Umschlagplatz verschifft und ${pays(facts)}.` : `${line}.`;
}

export const rules: Words = {
  ...drawWords,
  'say.dealt-cities': 'Die Plättchen werden gezogen, gedreht und als Städte ausgelegt.',
  'say.dealt-freight': 'Zwanzig Münzen Fracht kommen auf die Plättchen, Farbe nach oben.',
  'say.dealt-link': 'Der Dominostein ist {domino}.',
  'say.dealt-scatter': (facts) =>
    `Die Verschiffung von ${place(facts.from)} ${pays(facts)}; ${count((facts.tiles as string[]).length, 'Münze geht', 'Münzen gehen')} zurück auf ${places([...new Set(facts.tiles as string[])])}.`,
  'say.link': (facts) => `${does(facts, 'kauft', 'Du kaufst')} eine Strecke für 1 Punkt.`,
  'say.lift': (facts) => `${does(facts, 'nimmt', 'Du nimmst')} den Stein ${facts.domino} für 1 Punkt auf.`,
  'say.build': build,
  'move.build': (facts) => `${build(facts)} (${und(facts.squares as string[])})`,
  'say.official': official,
  'say.pipstop': (facts) =>
    `${does(facts, 'setzt', 'Du setzt')} den Augenstopp auf ${facts.value} für ${points(facts.value)}.`,
  'say.haul': haul,
  'say.chip': (facts) => `${does(facts, 'behält', 'Du behältst')} ${rankName(facts.rank)} als Chip.`,
  'say.done': (facts) =>
    `${does(facts, 'beendet', 'Du beendest')} den Zug der ${suit(facts.suit)}${facts.points ? `, ${points(facts.points)} ungenutzt` : ''}.`,

  'ask.dealt-cities': 'Die Plättchen werden gezogen und als Städte ausgelegt.',
  'ask.dealt-freight': 'Die Fracht wird ausgelegt.',
  'ask.dealt-link': 'Ein Dominostein wird umgedreht.',
  'ask.dealt-scatter': 'Die verschifften Münzen werden gemischt und neu ausgelegt.',
  'ask.links': (facts) =>
    `Kaufe eine Strecke${facts.pool === 0 ? ' (der Vorrat ist leer: nimm einen Stein auf)' : ''}, zieh den Beamten, setze den Augenstopp oder beende den Zug. ${turn(facts)}`,
  'ask.build': ({ links, more }) =>
    `Wähle, wo ${links === 1 ? 'die Strecke' : `eine von ${links} Strecken`} gebaut wird${more ? ', oder kaufe noch eine' : ''}.`,
  'ask.building': (facts) => `Zieh den Beamten, setze den Augenstopp oder beende den Zug. ${turn(facts)}`,
  'ask.officials': (facts) => `Zieh den Beamten weiter, setze den Augenstopp oder beende den Zug. ${turn(facts)}`,
  'ask.freight': (facts) =>
    `${facts.points ? 'Wähle eine Ladung oder beende' : 'Beende'} den Zug. Augenstopp ${facts.pipstop}. ${turn(facts)}`,
  'ask.chip': ({ from }) => `Wähle die Münze der Verschiffung von ${place(from)}, die du als Chip behältst.`,
  'ask.over': 'Die Partie ist vorbei.',

  'end.target': 'Das Ziel ist erreicht: Die meisten Punkte gewinnen.',
  'end.hubs': 'Alle vier Umschlagplätze sind geschlossen.',
  'end.dry': 'Zu viele Runden lang wurde nichts verschifft.',
  'option.target': 'Punkte, mit denen die Partie endet (zu zweit 1½-mal so viele für beide Farben zusammen; 0: keine)',
  'option.target.0': 'keine: Gespielt wird, bis alle Umschlagplätze geschlossen sind oder nichts mehr verschifft wird',
  'option.dry': 'Runden in Folge ohne Verschiffung, mit denen die Partie endet',
  'option.halves': 'Fracht auf einer Dominohälfte',
  'option.halves.one': 'höchstens eine Ladung',
  'option.halves.many': 'beliebig viele Ladungen',
  'option.layout': 'Wie die Städte liegen',
  'option.layout.sites': 'auf Plätzen von 4 × 4 Feldern',
  'option.layout.winding': 'in Windungen, jede Stadt unter dem zuletzt gelegten Plättchen',

  'refuse.tick': 'Eine Marke ist nw, ne, sw oder se, nicht {tick}.',
  'refuse.tiles-count': 'Es gibt {need} Plättchen, nicht {have}.',
  'refuse.tile-unknown': 'Ein Plättchen {tile} gibt es nicht.',
  'refuse.tile-twice': 'Das Plättchen {tile} kommt zweimal vor.',
  'refuse.ranks-count': 'Es gibt {need} Münzen Fracht, nicht {have}.',
  'refuse.rank-unknown': 'Fracht hat die Werte a bis 5, nicht {rank}.',
  'refuse.coin-twice': 'Die Münze {coin} kommt zweimal vor.',
  'refuse.chance-due': ({ due, type }) => `Vom Zufall kommt jetzt „${due}“, nicht „${type}“.`,
  'refuse.domino-unknown': 'Einen Dominostein {domino} gibt es nicht.',
  'refuse.domino-not-in-pool': 'Der Stein {domino} ist nicht im Vorrat.',
  'refuse.scatter-count': ({ need, have }) => `${count(need, 'Münze ist', 'Münzen sind')} auszulegen, nicht ${have}.`,
  'refuse.scatter-unknown': '{load} gehört nicht zu den Münzen, die ausgelegt werden.',
  'refuse.scatter-twice': '{load} wird zweimal ausgelegt.',
  'refuse.points': ({ need, have }) => `Das kostet ${points(need)}; du hast ${have}.`,
  'refuse.phase-closed': ({ type, phase }) => `Für „${type}“ ist es in diesem Zug zu spät: Die Phase ist „${phase}“.`,
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
  'refuse.official-stays': ({ to }) => `Der Beamte ist schon auf ${place(to)}.`,
  'refuse.official-unreached': ({ to }) => `Kein Weg führt den Beamten zu ${place(to)}.`,
  'refuse.official-occupied': ({ to }) => `Auf ${place(to)} kann der Beamte nicht halten: Die Hälfte ist besetzt.`,
  'refuse.no-pipstop': 'Setze erst den Augenstopp.',
  'refuse.pipstop-set': 'Der Augenstopp dieses Zuges ist schon {pipstop}.',
  'refuse.pipstop-range': 'Der Augenstopp ist eine ganze Zahl von 0 bis 6, nicht {value}.',
  'refuse.load-unknown': 'Eine Ladung {load} liegt nicht auf dem Tisch.',
  'refuse.load-moved': 'Diese Münze ist in diesem Zug schon gefahren.',
  'refuse.haul-nowhere': 'Ein Feld {to} gibt es nicht.',
  'refuse.haul-stays': ({ to }) => `Die Ladung ist schon auf ${place(to)}.`,
  'refuse.haul-unreached': ({ to, pipstop }) => `Mit Augenstopp ${pipstop} führt kein Weg zu ${place(to)}.`,
  'refuse.haul-occupied': ({ to }) => `Auf ${place(to)} kann nichts halten: Dort liegt Fracht.`,
  'refuse.haul-suit': (facts) => `Das ist Fracht der ${suit(facts.suit)}, und am Zug sind die ${suit(facts.turn)}.`,
  'refuse.haul-from-hub': ({ hub }) => `Fracht, die am Umschlagplatz ${place(hub)} lagert, bleibt dort.`,
  'refuse.warehouse-half': ({ to }) => `Aufgedeckt wird nur auf Plättchen, und ${place(to)} ist eine Dominohälfte.`,
  'refuse.haul-official': ({ to }) => `Auf ${place(to)} kann nichts halten: Dort steht ein Beamter.`,
  'refuse.haul-past-official': ({ to }) => `Auf dem Weg zu ${place(to)} steht ein Beamter einer anderen Farbe.`,
  'refuse.haul-closed': ({ to }) => `${place(to)} liegt in einem Gebiet, das ein Beamter für diese Farbe sperrt.`,
  'refuse.haul-past-region': ({ to }) =>
    `Der Weg zu ${place(to)} führt durch ein Gebiet, das ein Beamter für diese Farbe sperrt.`,
  'refuse.no-chip': 'Jetzt ist kein Chip zu wählen.',
  'refuse.chip-due': 'Wähle erst die Münze, die du als Chip behältst.',
  'refuse.chip-not-yours': 'Das ist keine deiner Münzen in der Verschiffung.',
};
