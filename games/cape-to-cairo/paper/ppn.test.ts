import { test } from 'vitest';
import { dealt, mapLiesAsDealt } from '../../../packages/print/test/dealt.ts';
import { game } from '../rules/index.ts';

test.each(['a', 'b', 'c'])('dealt from %s it lies as it was dealt', async (seed) => {
  const play = dealt(game, ['Ann', 'Ben', 'Cleo'], seed);
  await mapLiesAsDealt(play, { dice: 'HDCS', suits: 'HSCD', system: 'playing_cards_expansion' });
});
