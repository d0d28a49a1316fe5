import { describe, expect, it } from 'vitest';
import { toy, toyState } from '../testing/toy.ts';
import { toyKnowledge } from '../testing/toy-knowledge.ts';
import { confirm, type Proof } from './confirm.ts';
import { gradeOf, readPuzzles } from './puzzle.ts';

function run<T>(work: Generator<null, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe('the best move of a puzzle', () => {
  const demand = { gap: 0.06, mostRuns: 64, seed: 'puzzle' };
  const proof = (left: number, moves: number[], gap = demand.gap): Proof | null =>
    run(confirm(toy, toyState(left), 0, toyKnowledge, moves, { ...demand, gap }));

  it('is confirmed where it wins and the others lose', () => {
    const { options, runs } = proof(2, [2, 1])!;
    expect(runs).toBe(32);
    expect(options.map(({ value, behind, error }) => [value, behind, error])).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  it('is none where another is as good, where it is worse, or not ahead by so much', () => {
    expect(proof(2, [2, 2])).toBeNull();
    expect(proof(2, [1, 2])).toBeNull();
    expect(proof(2, [2, 1], 1.5)).toBeNull();
  });
});

it('a puzzle is graded by how many bots find it', () => {
  const grades = [24, 17, 16, 10, 9, 0].map((found) => gradeOf({ found, tries: 24 }));
  expect(grades).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard']);
});

it('a file of puzzles is read line by line, and what is none is left out', () => {
  const line = JSON.stringify({ from: 3, match: { game: 'toy' }, puzzles: [] });
  const text = ['{"waybill":"puzzles"}', line, '{"from":4}', '{"from":5,"match":{'].join('\n');
  expect(readPuzzles(text).map(({ from }) => from)).toEqual([3]);
});
