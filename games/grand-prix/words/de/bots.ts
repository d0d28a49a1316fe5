import type { Fact, Facts, Words } from '@waybill/kernel';
import { gear } from './rules.ts';

const points = (n: Fact) => `${String(n).replace('.', ',')} ${n === 1 ? 'Punkt' : 'Punkte'}`;

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  gear: ({ gear: n, include }) => `der ${gear(n)}${include ? `, in dem auch ${n}en zählen` : ''}`,
  drive: () => 'jetzt zu fahren',
  again: () => 'neu zu würfeln',
  otherwise: () => 'andere Würfel neu zu würfeln',
};

const other = (facts: Facts) => OTHERS[String(facts.other)](facts);

export const bots: Words = {
  'why.better': (facts) => `Etwa ${points(facts.points)} besser als ${other(facts)}.`,
  'why.worse': (facts) => `Etwa ${points(facts.points)} schlechter als ${other(facts)}.`,
  'why.even': (facts) => `So gut wie ${other(facts)}.`,
};
