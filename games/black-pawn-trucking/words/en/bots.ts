import type { Fact, Facts, Words } from '@waybill/kernel';

const GAINS: { readonly [part: string]: (pounds: Fact) => string } = {
  now: (pounds) => `£${pounds} more at once`,
  later: (pounds) => `£${pounds} more to come`,
};

const LOSSES: { readonly [part: string]: (pounds: Fact) => string } = {
  now: (pounds) => `£${pounds} less at once`,
  later: (pounds) => `£${pounds} less to come`,
};

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  loan: () => 'a loan',
  contract: () => 'new contracts',
  wait: () => 'waiting',
  start: ({ city }) => `starting in ${city}`,
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
  'why.deeper': (facts) => `At first sight £${facts.behind} behind ${other(facts)}; looking further ahead, better.`,
  'why.behind': (facts) => `£${facts.behind} behind ${other(facts)}.`,
  'why.further': (facts) => `At first sight as good as ${other(facts)}; looking further ahead, better.`,
  'why.short': (facts) => `At first sight as good as ${other(facts)}; looking further ahead, not quite.`,
};
