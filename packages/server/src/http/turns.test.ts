import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one is taken up at once, the others in the turns after it, in their order', async () => {
  const turns = new Turns();
  const done: number[] = [];
  const after: number[] = [];
  for (let i = 0; i < 4; i++) turns.take(() => done.push(i));
  for (after.push(done.length); done.length < 4; after.push(done.length)) await turn();
  expect(after).toEqual([1, 2, 3, 4]);
  expect(done).toEqual([0, 1, 2, 3]);
});

test('whoever comes later does not come first, and where nobody waits it is at once', async () => {
  const turns = new Turns();
  const done: string[] = [];
  for (let i = 0; i < 9; i++) turns.take(() => done.push('early'));
  await turn();
  for (let i = 0; i < 9; i++) turns.take(() => done.push('late'));
  while (done.length < 18) await turn();
  expect(done).toEqual([...Array<string>(9).fill('early'), ...Array<string>(9).fill('late')]);
  await turn();
  await turn();
  turns.take(() => done.push('alone'));
  expect(done.at(-1)).toBe('alone');
});
