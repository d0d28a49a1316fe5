import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { dollars } from '../en/money.ts';
import { drawWords } from './drawn.ts';

const GOODS: { readonly [code: string]: string } = {
  H: 'Gold',
  D: 'Diamanten',
  C: 'Öl',
  S: 'Kohle',
  n: 'eine fertige Null',
  a: 'ein fertiges Ass',
  '2': 'eine fertige Zwei',
  '3': 'eine fertige Drei',
  '4': 'eine fertige Vier',
  '5': 'eine fertige Fünf',
};

const good = (code: Fact | undefined) => GOODS[String(code)] ?? String(code);

/** `2 × Gold`, `3 × fertige Fünf`. */
function goodsOf(code: Fact | undefined, n: Fact | undefined): string {
  return n === 1 ? good(code) : `${String(n)} × ${good(code).replace(/^eine? /, '')}`;
}

function goodsIn(codes: Fact | undefined): string {
  const all = list(codes);
  return and([...new Set(all)].map((code) => goodsOf(code, all.filter((other) => other === code).length)));
}

const place = (number: Fact | undefined) => `an ${String(number)}. Stelle`;
const list = (fact: Fact | undefined) => (Array.isArray(fact) ? (fact as readonly (string | number)[]) : []);

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}

function passes(facts: Facts): string {
  const amount = facts.pays === 0 ? 'nichts' : dollars(facts.pays);
  const drive = facts.you ? 'fährst' : 'fährt';
  return `${does(facts, 'passt, zahlt', 'Du passt, zahlst')} ${amount} und ${drive} ${place(facts.place)}`;
}

function drives(facts: Facts): string {
  const { city, by } = facts;
  const way = list(by).length > 0 ? ` über ${and(list(by).map(String))}` : '';
  return `${does(facts, 'fährt', 'Du fährst')}${way} nach ${city}`;
}

function cost({ fuel, goods, total }: Facts): string {
  return goods === 0
    ? `Sprit ${dollars(fuel)}`
    : `Sprit ${dollars(fuel)} + Waren ${dollars(goods)} = ${dollars(total)}`;
}

function delivers(facts: Facts): string {
  const { delivered, counts, pays } = facts;
  const parts = list(delivered).map((code, i) => `${goodsOf(code, list(counts)[i])} für ${dollars(list(pays)[i])}`);
  return parts.length > 0 ? ` ${facts.you ? 'Du lieferst' : 'Liefert'} ${and(parts)}.` : '';
}

function askBid({ money, bid, most, pays, place: last }: Facts): string {
  const raise =
    Number(most) > Number(bid) ? `Überbiete ${dollars(bid)} oder passe` : 'Höher kannst du nicht bieten: Passe';
  return `${raise} (${dollars(pays)} zahlen, ${place(last)} fahren). ${dollars(money)} auf dem Konto.`;
}

function askHaul({ money, city, cargo, here }: Facts): string {
  const load =
    list(here).length > 0
      ? `Lade in ${city}, was du willst (${goodsIn(here)}), dann fahr los`
      : 'Wähle, wohin du fährst';
  return `${load}. ${dollars(money)} auf dem Konto, ${count(list(cargo).length, 'Ware', 'Waren')} an Bord.`;
}

const SIX = 'Sechs Runden sind vorbei';
const CLEARED = 'Kein Rohstoff ist mehr übrig';
const LATEST = 'Runde 24 ist vorbei';
const MONEY = 'Das meiste Geld gewinnt.';
const PRODUCTS = 'Beim Geld herrscht Gleichstand, die meisten fertigen Waren gewinnen.';
const SHARED = 'Bei Geld und fertigen Waren herrscht Gleichstand, der Sieg wird geteilt.';

export const rules: Words = {
  ...drawWords,
  'say.tiles': ({ map }) =>
    `Die Plättchen werden gemischt und als Karte ausgelegt: ${map === 'Africa' ? 'Afrika' : map}.`,
  'say.contracts': ({ goods, cities }) =>
    `Neue Aufträge: ${and(list(goods).map((code, i) => `${good(code)} in ${list(cities)[i]}`))}.`,
  'say.first': (facts) => `${does(facts, 'würfelt am höchsten und fängt', 'Du würfelst am höchsten und fängst')} an.`,
  'say.open': (facts) => `${does(facts, 'eröffnet', 'Du eröffnest')} mit ${dollars(facts.amount)}.`,
  'say.bid': (facts) => `${does(facts, 'bietet', 'Du bietest')} ${dollars(facts.amount)}.`,
  'say.pass': (facts) => `${passes(facts)}.`,
  'say.last-pass': (facts) => {
    const bid = facts.bid === 0 ? 'nichts' : dollars(facts.bid);
    const first = facts.yours === 0 ? `Du zahlst ${bid} und fährst` : `${list(facts.seats)[0]} zahlt ${bid} und fährt`;
    return `${passes(facts)}. ${first} zuerst.`;
  },
  'say.place': (facts) => `${does(facts, 'stellt den', 'Du stellst deinen')} Lastwagen nach ${facts.city}.`,
  'say.load': (facts) => `${does(facts, 'lädt', 'Du lädst')} in ${facts.city}: ${good(facts.good)}.`,
  'say.drive': (facts) => `${drives(facts)}: ${cost(facts)}.${delivers(facts)}`,
  'look.drive': (facts) => `${drives(facts)}.${delivers(facts)}`,
  'say.flip': ({ suit, city, ranks }) =>
    `${city} macht aus ${good(suit)} ${and(list(ranks).map((rank) => good(rank)))}.`,

  'ask.tiles': 'Mische die Plättchen und lege auf jede Stadt eins.',
  'ask.contracts': 'Wirf die vier Würfel und ziehe für jeden eine Münze.',
  'ask.first': 'Alle würfeln: Wer fängt an?',
  'ask.flip': ({ count: n, suit, city }) => `Dreh in ${city} um: ${goodsOf(suit, n)}.`,
  'ask.open': ({ money, most }) =>
    `Eröffne die Versteigerung der Reihenfolge, mit höchstens ${dollars(most)}. ${dollars(money)} auf dem Konto.`,
  'ask.bid': askBid,
  'ask.place': ({ money }) => `Wähle die Stadt, in der dein Lastwagen beginnt. ${dollars(money)} auf dem Konto.`,
  'ask.haul': askHaul,
  'ask.over': 'Die Partie ist vorbei.',

  'refuse.bidding-due': 'Gerade wird die Reihenfolge versteigert: Biete oder passe.',
  'refuse.bidding-over': 'Die Versteigerung dieser Runde ist vorbei.',
  'refuse.bid-whole': 'Ein Gebot sind ganze Dollar, mindestens $0, nicht {amount}.',
  'refuse.bid-low': ({ amount, least }) =>
    `${dollars(amount)} ist zu wenig: Biete mindestens ${dollars(least)} oder passe.`,
  'refuse.bid-reach': ({ amount, most, money }) =>
    Number(most) < 0
      ? `Mit ${dollars(money)} auf dem Konto kannst du ${dollars(amount)} nicht bieten: Passe.`
      : `Mit ${dollars(money)} auf dem Konto kannst du höchstens ${dollars(most)} bieten, nicht ${dollars(amount)}.`,
  'refuse.must-open': 'Wer anfängt, muss bieten; $0 genügt.',
  'refuse.place-due': 'Stell zuerst deinen Lastwagen in eine Stadt.',
  'refuse.placed': 'Dein Lastwagen steht schon auf der Karte.',
  'refuse.no-city': 'Eine Stadt {city} gibt es nicht: Sie sind von 1 bis 24 nummeriert.',
  'refuse.no-good': '„{good}“ ist keine Ware: Rohstoffe sind H D C S, fertige Waren n a 2 3 4 5.',
  'refuse.not-there': ({ good: code, city }) => `In ${city} liegt das nicht: ${good(code)}.`,
  'refuse.same-city': 'Der Lastwagen steht in {city} und muss in eine andere Stadt fahren.',
  'refuse.other-roll': ({ due }) => `Jetzt ist etwas anderes zu würfeln oder zu ziehen: ${due}.`,
  'refuse.tiles-count': 'Es sind {need} Plättchen nötig, nicht {have}.',
  'refuse.tiles-unknown': 'Ein Plättchen „{tile}“ gibt es nicht.',
  'refuse.tiles-twice': 'Das Plättchen {tile} liegt zweimal da.',
  'refuse.die-face': 'Der Würfel {die} hat keine Seite „{face}“.',
  'refuse.coins-count': 'Es werden {need} Münzen gezogen, nicht {have}.',
  'refuse.coin-unknown': 'Eine Farbe „{coin}“ gibt es nicht.',
  'refuse.coin-not-in-cup': ({ suit, have }) => `Im Becher: ${count(have, 'Münze', 'Münzen')} ${good(suit)}.`,
  'refuse.no-seat': 'Einen Platz {number} gibt es nicht: Sie sind von 0 bis {most} nummeriert.',
  'refuse.flip-count': ({ need, have }) => `${count(need, 'Münze wird', 'Münzen werden')} umgedreht, nicht ${have}.`,
  'refuse.flip-rank': 'Einen Wert „{rank}“ gibt es nicht.',
  'refuse.flip-seen': ({ rank, suit }) => `Der Wert ${rank} ist bei ${good(suit)} schon aufgetaucht.`,

  'end.money': `${SIX}: ${MONEY}`,
  'end.products': `${SIX}: ${PRODUCTS}`,
  'end.shared': `${SIX}: ${SHARED}`,
  'end.cleared-money': `${CLEARED}: ${MONEY}`,
  'end.cleared-products': `${CLEARED}: ${PRODUCTS}`,
  'end.cleared-shared': `${CLEARED}: ${SHARED}`,
  'end.latest-money': `${LATEST}: ${MONEY}`,
  'end.latest-products': `${LATEST}: ${PRODUCTS}`,
  'end.latest-shared': `${LATEST}: ${SHARED}`,

  'option.longer': 'Längere Partie',
  'option.longer.true': 'Nach Runde 6 weiter, bis kein Rohstoff mehr übrig ist',
  'option.longer.false': 'Sechs Runden',
  sheet: 'Karte',
  'sheet.about': 'Vierundzwanzig Städte; benachbart sind die, deren Plättchen sich an einer Kante berühren.',
};
