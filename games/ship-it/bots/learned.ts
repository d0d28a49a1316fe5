import type { Learned } from '@waybill/bots';
import type { Knowledge, Ladder } from '@waybill/bots/knowledge';
import { type PackedNet, unpack, Values } from '@waybill/bots/values';
import { type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { bots as words } from '../words/en/bots.ts';
import { features } from './features.ts';
import { knowledge as handMade } from './knowledge.ts';
import { outlook } from './outlook.ts';
import { weights } from './weights.ts';
import { whyBy } from './why.ts';

const ladder: Ladder = {
  easy: { kind: 'look-ahead', samples: 1, noise: 0.7 },
  medium: { kind: 'look-ahead', samples: 1, noise: 0.2 },
  hard: { kind: 'look-ahead', samples: 6, noise: 0, halvings: 1 },
  expert: { kind: 'search', iterations: 300 },
};

/** Of the state at the start of the next turn: once the match is over by then, what is known of it. */
function estimateBy(values: Values<State>): NonNullable<Knowledge<State>['estimate']> {
  return (s, chances, scores) => {
    const { end, isOver } = outlook.of(s);
    const result = isOver && end ? shipIt.result(end) : null;
    if (!result) return values.estimate(s, chances, scores);
    for (let seat = 0; seat < s.seats; seat++) {
      chances[seat] = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      scores[seat] = result.scores[seat];
    }
  };
}

function knowledgeBy(net: PackedNet): Knowledge<State> {
  const estimate = estimateBy(new Values(features, unpack(net)));
  // The turn is finished where it is looked at.
  return { ...handMade, pace: 1, ladder, plies: 0, estimate, why: whyBy(estimate), words };
}

export const knowledge = knowledgeBy(weights);
export const learned: Learned<State> = { weights, by: knowledgeBy };
