import type { Learned } from '@waybill/bots';
import type { Knowledge, Ladder } from '@waybill/bots/knowledge';
import { type PackedNet, reasonsFrom, unpack, Values, withValues } from '@waybill/bots/values';
import { game as capeToCairo, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge as handMade } from './knowledge.ts';
import { nameMove } from './name-move.ts';
import { weights } from './weights.ts';

const ladder: Ladder = {
  easy: { kind: 'look-ahead', samples: 1, noise: 0.5 },
  medium: { kind: 'look-ahead', samples: 2, noise: 0.1 },
  hard: { kind: 'search', iterations: 60 },
  expert: { kind: 'search', iterations: 10_000 },
};

function knowledgeBy(net: PackedNet): Knowledge<State> {
  const values = new Values(features, unpack(net));
  const known = withValues(capeToCairo, { ...handMade, pace: 10, plies: 0, ladder }, values);
  const why = reasonsFrom(capeToCairo, known, (s, seat) => features.base(s, seat), nameMove);
  return { ...known, quick: undefined, why };
}

export const knowledge = knowledgeBy(weights);
export const learned: Learned<State> = { weights, by: knowledgeBy };
