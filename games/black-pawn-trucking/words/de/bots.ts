import type { Fact, Facts, Words } from '@waybill/kernel';

const GAINS: { readonly [part: string]: (pounds: Fact) => string } = {
  now: (pounds) => `£${pounds} mehr sofort`,
  later: (pounds) => `£${pounds} mehr in Aussicht`,
};

const LOSSES: { readonly [part: string]: (pounds: Fact) => string } = {
  now: (pounds) => `£${pounds} weniger sofort`,
  later: (pounds) => `£${pounds} weniger in Aussicht`,
};

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  loan: () => 'ein Kredit',
  contract: () => 'neue Aufträge',
  wait: () => 'Warten',
  start: ({ city }) => `der Start in ${city}`,
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
    `Auf den ersten Blick £${facts.behind} schlechter als ${other(facts)}, auf längere Sicht besser.`,
  'why.behind': (facts) => `£${facts.behind} schlechter als ${other(facts)}.`,
  'why.further': (facts) => `Auf den ersten Blick so gut wie ${other(facts)}, auf längere Sicht besser.`,
  'why.short': (facts) => `Auf den ersten Blick so gut wie ${other(facts)}, auf längere Sicht nicht ganz.`,
};
