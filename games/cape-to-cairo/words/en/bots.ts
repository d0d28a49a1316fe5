import type { Fact, Facts, Words } from '@waybill/kernel';

const GAINS: { readonly [part: string]: (dollars: Fact) => string } = {
  now: (dollars) => `$${dollars} more at once`,
  later: (dollars) => `$${dollars} more to come`,
  rivals: (dollars) => `$${dollars} less for the best of the others`,
};

const LOSSES: { readonly [part: string]: (dollars: Fact) => string } = {
  now: (dollars) => `$${dollars} less at once`,
  later: (dollars) => `$${dollars} less to come`,
  rivals: (dollars) => `$${dollars} more for the best of the others`,
};

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  pass: () => 'passing',
  bid: ({ amount }) => `bidding $${amount}`,
  place: ({ city }) => `starting in ${city}`,
  load: () => 'another load',
  drive: ({ city }) => `driving to ${city}`,
};

const other = (facts: Facts) => OTHERS[String(facts.other)](facts);

/** Why one move is better than another. */
export const bots: Words = {
  'why.gain': (facts) => {
    const price = facts.loss === null ? '' : `, for ${LOSSES[String(facts.loss)](facts.lost)}`;
    return `${GAINS[String(facts.gain)](facts.gained)} than ${other(facts)}${price}.`;
  },
  'why.even': (facts) => `About as good as ${other(facts)}.`,
  'why.deeper': (facts) => `At first sight $${facts.behind} behind ${other(facts)}; looking further ahead, better.`,
  'why.behind': (facts) => `$${facts.behind} behind ${other(facts)}.`,
  'why.further': (facts) => `At first sight as good as ${other(facts)}; looking further ahead, better.`,
  'why.short': (facts) => `At first sight as good as ${other(facts)}; looking further ahead, not quite.`,
};
