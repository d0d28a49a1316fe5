import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

const SUITS: { readonly [code: string]: string } = { S: 'Sonnen', M: 'Monde', C: 'Kronen', A: 'Wappen' };
const RANKS: { readonly [code: string]: string } = {
  n: 'Null',
  a: 'Ass',
  2: 'Zwei',
  3: 'Drei',
  4: 'Vier',
  5: 'Fünf',
};

const name = (code: Fact): string => SUITS[String(code)] ?? RANKS[String(code)] ?? String(code);

/** `2 × rohe Monde`, `eine fertige Fünf`, `3 × fertige Asse`. */
function lot(code: string | number, many: number): string {
  const times = many > 1 ? `${many} × ` : '';
  if (code in SUITS) return `${times}rohe ${name(code)}`;
  if (code === 'a') return many > 1 ? `${times}fertige Asse` : 'ein fertiges Ass';
  return many > 1 ? `${times}fertige ${name(code)}en` : `eine fertige ${name(code)}`;
}

const items = (fact: Fact): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);
const signed = (pounds: Fact): string => (Number(pounds) < 0 ? `−£${-Number(pounds)}` : `£${pounds}`);
const loans = (n: Fact): string => count(n, 'Kredit', 'Kredite');

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts[parts.length - 1]}`;
}

function goods(fact: Fact): string {
  const codes = items(fact);
  return list([...new Set(codes)].map((code) => lot(code, codes.filter((other) => other === code).length)));
}

const ENDINGS: { readonly [ending: string]: (score: Fact) => string } = {
  win: (score) => ` Die letzte Fuhre ist geliefert: Das Jahr endet mit £${score} im Plus.`,
  partial: (score) => ` Die letzte Fuhre ist geliefert, aber £${-Number(score)} Schulden bleiben: ein Teilerfolg.`,
  foreclosed: (score) => ` Die Bank pfändet: alles in allem ${signed(score)}.`,
};

const then = ({ ending, score }: Facts): string => ENDINGS[String(ending)]?.(score) ?? '';

function forced({ forced: price, borrowed }: Facts): string {
  if (price === 0) return '';
  const owed = borrowed === 0 ? '' : `, mit ${count(borrowed, 'Kredit', 'Krediten')} von der Bank`;
  return ` Die Karte ist leer, also werden für £${price} neue Aufträge gekauft${owed}.`;
}

function cost(facts: Facts): string {
  const parts = [`£${facts.fuel} Sprit`];
  if (facts.goods !== 0) parts.push(`£${facts.goods} für Waren`);
  if (facts.ferries !== 0) parts.push(`£${facts.ferries} Fähre`);
  if (facts.breach !== 0) parts.push(`£${facts.breach} Vertragsbruch`);
  return ` für £${facts.total}${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`;
}

function drive(facts: Facts, price: string): string {
  const via = items(facts.via);
  const way = via.length === 0 ? '' : ` über ${list(via.map(String))}`;
  const sold =
    items(facts.delivered).length === 0
      ? ''
      : ` ${facts.you ? 'Du lieferst' : 'Liefert'} ${goods(facts.delivered)} für £${facts.earned}.`;
  return `${does(facts, 'fährt', 'Du fährst')}${way} nach ${facts.city}${price}.${sold}${forced(facts)}${then(facts)}`;
}

function contracts(facts: Facts): string {
  const cities = items(facts.cities);
  const lying = items(facts.coins).map((coin, i) => `${name(coin)} in ${cities[i]}`);
  return `Neue Aufträge: ${list(lying)}.${then(facts)}`;
}

function turned(facts: Facts): string {
  const made = list(items(facts.ranks).map((rank) => lot(rank, 1)));
  return `${facts.city} macht aus ${name(facts.suit)}${facts.suit === 'M' ? 'n' : ''} ${made}.${then(facts)}`;
}

function askDrive({ cash, aboard, loans: owed, mayBorrow }: Facts): string {
  const what = mayBorrow ? 'Wähle, wohin du fährst, oder nimm einen Kredit auf.' : 'Wähle, wohin du fährst.';
  return `${what} £${cash} in der Kasse, ${count(aboard, 'Ware', 'Waren')} zu fahren, ${loans(owed)}.`;
}

export const rules: Words = {
  ...drawWords,
  'say.tiles': ({ map }) =>
    `Die Plättchen liegen: ${map === 'Britain and Ireland' ? 'Großbritannien und Irland' : map}.`,
  'say.contracts': contracts,
  'say.start': (facts) => `${does(facts, 'startet', 'Du startest')} in ${facts.city}.`,
  'say.loan': (facts) =>
    `${does(facts, 'nimmt', 'Du nimmst')} einen Kredit über £10 auf: £${facts.cash} in der Kasse, ${loans(facts.loans)} offen.${then(facts)}`,
  'say.drive': (facts) => drive(facts, cost(facts)),
  'look.drive': (facts) => drive(facts, ''),
  'say.flip': turned,
  'look.contract': (facts) => `${does(facts, 'kauft', 'Du kaufst')} neue Aufträge.`,
  'say.contract': (facts) =>
    `${does(facts, 'kauft', 'Du kaufst')} neue Aufträge für £${facts.price}${facts.interest === 0 ? '' : ` (davon £${facts.interest} Zinsen)`}.`,
  'say.wait': (facts) => `${does(facts, 'kauft', 'Du kaufst')} vorerst keine neuen Aufträge.${then(facts)}`,

  'ask.tiles': 'Die Plättchen werden gemischt und auf die Karte gelegt.',
  'ask.contracts': 'Für neue Aufträge wird gewürfelt.',
  'ask.flip': ({ count: n }) => (n === 1 ? '1 Rohstoff wird umgedreht.' : `${n} Rohstoffe werden umgedreht.`),
  'ask.start': 'Wähle die Stadt, in der du beginnst.',
  'ask.drive': askDrive,
  'ask.contract': ({ price, cash, onMap }) =>
    `Neue Aufträge für £${price}? £${cash} in der Kasse, ${count(onMap, 'Ware', 'Waren')} auf der Karte.`,
  'ask.over': (facts) => `Die Partie ist vorbei.${then(facts)}`,

  'refuse.due-tiles': 'erst werden die Plättchen gelegt',
  'refuse.due-contracts': 'jetzt wird für Aufträge gewürfelt',
  'refuse.due-flip': 'jetzt werden die gelieferten Rohstoffe umgedreht',
  'refuse.due-start': 'jetzt wird die Startstadt gewählt',
  'refuse.due-contract': 'entscheide erst, ob du neue Aufträge kaufst',
  'refuse.started': 'der Lastwagen hat seine Startstadt schon',
  'refuse.no-offer':
    'neue Aufträge gibt es jetzt nicht: sie kommen nach dem Liefern, wenn weniger als vier Waren auf der Karte liegen',
  'refuse.city': 'eine Stadt {city} gibt es nicht: sie sind von 1 bis 24 nummeriert',
  'refuse.stay': 'der Lastwagen steht in {city} und muss in eine andere Stadt fahren',
  'refuse.cost': 'die Fahrt nach {city} kostet £{need}; du hast £{have}',
  'refuse.loans': 'die Bank leiht höchstens {most}-mal, zusammen £{pounds}',
  'refuse.tiles-count': 'es sind {need} Plättchen zu legen, nicht {have}',
  'refuse.tiles-unknown': 'ein Plättchen {tile} gibt es nicht',
  'refuse.tiles-twice': 'das Plättchen {tile} ist zweimal gelegt',
  'refuse.die-face': 'der Würfel {die} hat keine Seite {face}',
  'refuse.coins-count': 'zu jedem Würfel wird eine Münze gezogen: {need}, nicht {have}',
  'refuse.coin-unknown': 'eine Farbe {coin} gibt es nicht',
  'refuse.coin-not-in-cup': ({ suit, have }) =>
    `im Becher ${Number(have) === 1 ? 'ist nur 1 Münze' : `sind nur ${have} Münzen`} der Farbe ${name(suit)}`,
  'refuse.flip-count': ({ need, have }) => `umgedreht werden ${count(need, 'Münze', 'Münzen')}, nicht ${have}`,
  'refuse.flip-rank': 'einen Wert {rank} gibt es nicht',
  'refuse.flip-seen': ({ rank, suit }) => `${name(suit)} ${name(rank)} ist schon gesehen worden`,

  'end.win': 'Alles geliefert und schwarze Zahlen in den Büchern: gewonnen.',
  'end.partial': 'Alles geliefert, aber das Jahr endet mit Schulden: ein Teilerfolg.',
  'end.foreclosed': 'Die Bank pfändet: verloren.',

  'option.start': 'Startstadt',
  'option.start.moons': 'die Stadt der Monde, in der eine Ware wartet',
  'option.start.choose': 'von dir gewählt',
  'option.loans': 'Kredite zu Beginn (üblich ist 1)',
  'option.foreclosure': 'Ein Pflichtauftrag, für den das Geld nicht reicht,',
  'option.foreclosure.last': 'wird mit neuen Krediten bezahlt; erst über zehn pfändet die Bank',
  'option.foreclosure.strict': 'ist das Ende: Die Bank pfändet sofort',

  sheet: 'Karte mit 24 Städten',
};
