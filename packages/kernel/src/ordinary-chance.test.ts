import { expect, test } from 'vitest';
import { ordinaryChance, rollOf } from './ordinary-chance.ts';
import { Sfc32 } from './rng.ts';

interface Rolled {
  dice: readonly number[];
}

const roll = rollOf({ type: 'roll', clause: 'XY-1.1', dice: 2 }, (s: Rolled, dice) => {
  s.dice = dice;
});
const chance = ordinaryChance(() => roll);

test('two dice have 36 outcomes, each once and each as likely', () => {
  const outcomes = chance.outcomes({ dice: [] });
  const rows = outcomes?.map(([event]) => event.dice.join());
  expect(new Set(rows).size).toBe(36);
  expect(rows).toContain('6,1');
  expect(outcomes?.every(([, probability]) => probability === 1 / 36)).toBe(true);
});

test('what is drawn is settled, and dealing is both', () => {
  const [drawn, dealt]: Rolled[] = [{ dice: [] }, { dice: [] }];
  chance.settle(drawn, chance.draw(drawn, new Sfc32('a')));
  chance.deal(dealt, new Sfc32('a'));
  expect(dealt).toEqual(drawn);
  expect(drawn.dice).toHaveLength(2);
});

test('a roll that can’t be is refused by its clause', () => {
  const read = (dice: number[]) => chance.read({ dice: [] }, { by: 'chance', type: 'roll', dice });
  expect(read([1, 6])).toBeNull();
  expect(read([1])).toMatchObject({ clause: 'XY-1.1', code: 'dice-count', facts: { dice: 2, rolled: 1 } });
  expect(read([1, 7])).toMatchObject({ code: 'dice-face', facts: { face: 7, faces: 6 } });
  const toss = { by: 'chance', type: 'toss', dice: [1, 6] } as const;
  expect(chance.read({ dice: [] }, toss as never)).toMatchObject({ code: 'chance-due', facts: { due: 'roll' } });
});

test('of many dice there is no list', () => {
  const many = rollOf({ type: 'roll', clause: 'XY-1.1', dice: 4 }, (s: Rolled, dice) => {
    s.dice = dice;
  });
  expect(ordinaryChance(() => many).outcomes({ dice: [] })).toBeNull();
});
