import type { Fact, Facts, Words } from '@waybill/kernel';
import { gear } from './rules.ts';

const decimal = (n: Fact) => String(n).replace('.', ',');

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  gear: ({ gear: n, include }) => `der ${gear(n)}${include ? `, in dem auch ${n}en zählen` : ''}`,
  drive: () => 'jetzt zu fahren',
  again: () => 'neu zu würfeln',
  otherwise: () => 'andere Würfel neu zu würfeln',
};

const other = (facts: Facts) => OTHERS[String(facts.other)](facts);

export const bots: Words = {
  'why.better': (facts) => `Etwa ${decimal(facts.points)} Punkte besser als ${other(facts)}.`,
  'why.worse': (facts) => `Etwa ${decimal(facts.points)} Punkte schlechter als ${other(facts)}.`,
  'why.even': (facts) => `So gut wie ${other(facts)}.`,
};
