import type { Fact, Facts, Words } from '@waybill/kernel';

const GAINS: { readonly [part: string]: (sum: Fact) => string } = {
  now: (sum) => `$${sum} mehr sofort`,
  later: (sum) => `$${sum} mehr in Aussicht`,
  rivals: (sum) => `$${sum} weniger für die stärksten Gegner`,
};

const LOSSES: { readonly [part: string]: (sum: Fact) => string } = {
  now: (sum) => `$${sum} weniger sofort`,
  later: (sum) => `$${sum} weniger in Aussicht`,
  rivals: (sum) => `$${sum} mehr für die stärksten Gegner`,
};

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  pass: () => 'Passen',
  bid: ({ amount }) => `ein Gebot von $${amount}`,
  place: ({ city }) => `der Start in ${city}`,
  load: () => 'eine andere Ladung',
  drive: ({ city }) => `die Fahrt nach ${city}`,
};

const other = (facts: Facts) => OTHERS[String(facts.other)](facts);

export const bots: Words = {
  'why.gain': (facts) => {
    const price = facts.loss === null ? '' : `, dafür ${LOSSES[String(facts.loss)](facts.lost)}`;
    return `${GAINS[String(facts.gain)](facts.gained)} als ${other(facts)}${price}.`;
  },
  'why.even': (facts) => `Etwa so gut wie ${other(facts)}.`,
  'why.deeper': (facts) =>
    `Auf den ersten Blick $${facts.behind} schlechter als ${other(facts)}, auf längere Sicht besser.`,
  'why.behind': (facts) => `$${facts.behind} schlechter als ${other(facts)}.`,
  'why.further': (facts) => `Auf den ersten Blick so gut wie ${other(facts)}, auf längere Sicht besser.`,
  'why.short': (facts) => `Auf den ersten Blick so gut wie ${other(facts)}, auf längere Sicht nicht ganz.`,
};
