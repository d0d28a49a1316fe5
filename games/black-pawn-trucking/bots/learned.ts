import type { Learned } from '@waybill/bots';
import type { Knowledge, Ladder } from '@waybill/bots/knowledge';
import { type PackedNet, reasonsFrom, unpack, withValues } from '@waybill/bots/values';
import type { Facts, Move } from '@waybill/kernel';
import { BUY_CONTRACT, game as blackPawnTrucking, type State, TAKE_LOAN, WAIT } from '../rules/index.ts';
import { bots as words } from '../words/en/bots.ts';
import { features } from './features.ts';
import { knowledge as handMade, POUND } from './knowledge.ts';
import { ValuesInDebt } from './values-in-debt.ts';
import { weights } from './weights.ts';

const ladder: Ladder = {
  easy: { kind: 'look-ahead', samples: 1, noise: 0.6 },
  medium: { kind: 'look-ahead', samples: 1, noise: 0.2 },
  hard: { kind: 'search', iterations: 30 },
  expert: { kind: 'search', iterations: 20_000 },
};

function name(s: State, move: Move): Facts {
  if (move === TAKE_LOAN) return { other: 'loan' };
  if (move === BUY_CONTRACT) return { other: 'contract' };
  if (move === WAIT) return { other: 'wait' };
  return { other: s.step === 'start' ? 'start' : 'drive', city: s.sheet.cities[move].name };
}

function knowledgeBy(net: PackedNet): Knowledge<State> {
  const values = new ValuesInDebt(unpack(net));
  const known = withValues(blackPawnTrucking, { ...handMade, pace: 25, ladder, luckSettles: true }, values, 2 * POUND);
  const why = reasonsFrom(blackPawnTrucking, known, (s, seat) => features.base(s, seat), name);
  return { ...known, why, words };
}

export const knowledge = knowledgeBy(weights);
export const learned: Learned<State> = { weights, by: knowledgeBy };
