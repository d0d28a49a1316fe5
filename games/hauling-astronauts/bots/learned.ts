import type { Learned } from '@waybill/bots';
import type { Knowledge, Ladder } from '@waybill/bots/knowledge';
import { type PackedNet, unpack, Values, withValues } from '@waybill/bots/values';
import { game as haulingAstronauts, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge as handMade } from './knowledge.ts';
import { weights } from './weights.ts';

const ladder: Ladder = {
  easy: { kind: 'look-ahead', samples: 2, noise: 1 },
  medium: { kind: 'look-ahead', samples: 2, noise: 0.3 },
  hard: { kind: 'search', iterations: 40 },
  expert: { kind: 'search', iterations: 40_000 },
};

function knowledgeBy(net: PackedNet): Knowledge<State> {
  return withValues(
    haulingAstronauts,
    { ...handMade, pace: 40, ladder, luckSettles: true },
    new Values(features, unpack(net)),
  );
}

export const knowledge = knowledgeBy(weights);
export const learned: Learned<State> = { weights, by: knowledgeBy };
