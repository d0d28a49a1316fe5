import { type Move, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Toy, toy, toyState } from '../testing/toy.ts';
import { toyKnowledge } from '../testing/toy-knowledge.ts';
import { confirm, type Proof } from './confirm.ts';
import { EveryMove } from './every-move.ts';
import { type Held, holds, isBorneOut } from './holds.ts';
import { PlayOuts } from './play-outs.ts';
import { gradeOf, type Puzzle, readPuzzles, rightOf, rivalsOf } from './puzzle.ts';
import { split } from './split.ts';
import { turnPuzzle } from './turn-puzzle.ts';

function run<T>(work: Generator<null, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe('what is right in a puzzle', () => {
  const at = { game: toy, s: toyState(3), knowledge: toyKnowledge };
  /** By move; the third differs from run to run. */
  const worths: Record<Move, number> = { 1: 0.9, 2: 0.9, 3: 0.5, 4: 0.1 };
  const play = (moves: readonly Move[], n: number) =>
    moves.map((move) => worths[move] + (move === 3 && n % 2 === 0 ? 0.1 : 0));
  const proof = (right: Move[], rivals: Move[], gap = 0.06): Proof | null =>
    run(confirm(at, { right, rivals }, { gap, mostRuns: 64, play }));

  it('is one move that is clearly ahead of its rivals', () => {
    const found = proof([1], [4, 3])!;
    expect(found.runs).toBe(32);
    expect(found.right).toBeUndefined();
    expect(found.options.map(({ event }) => event.take)).toEqual([1, 3, 4]);
    expect(found.options.map(({ behind }) => behind)).toEqual([0, expect.closeTo(0.35), expect.closeTo(0.8)]);
    expect(found.options[1].error).toBeGreaterThan(0);
  });

  it('is any of several that are as good as each other', () => {
    const found = proof([2, 1], [4])!;
    expect(found.right).toBe(2);
    expect(rightOf(found).map(({ behind }) => behind)).toEqual([0, 0]);
    expect(rivalsOf(found).map(({ event, value }) => [event.take, value])).toEqual([[4, expect.closeTo(0.1)]]);
  });

  it('is none where another is as good, where it is worse, or not ahead by so much', () => {
    expect(proof([1], [2])).toBeNull();
    expect(proof([4], [1])).toBeNull();
    expect(proof([1], [3], 0.5)).toBeNull();
  });

  it('is none of several where one of them is no better than a rival, or worse than another of them', () => {
    expect(proof([1, 4], [2])).toBeNull();
    expect(proof([1, 3], [4])).toBeNull();
  });

  it('stands above the widest gap below which nothing is as good', () => {
    const found = split([5, 6, 7, 8], [0.1, 0.62, 0.6, 0.3])!;
    expect(found.right.map(({ move }) => move)).toEqual([6, 7]);
    expect(found.others.map(({ move }) => move)).toEqual([8, 5]);
    expect(found.gap).toBeCloseTo(0.3);
    // The two best differ too much to be as good as each other.
    expect(split([5, 6, 7], [0.9, 0.7, 0.5])!.right.map(({ move }) => move)).toEqual([5]);
    expect(split([5, 6], [0.4, 0.4])).toBeNull();
  });
});

describe('a turn of several steps', () => {
  /** Who leaves an odd number goes on. */
  const steps = {
    ...toy,
    play(s: Toy, move: Move): void {
      s.left -= move;
      if (s.left % 2 === 0) s.seat = 1 - s.seat;
    },
  };
  const careless: Knowledge<Toy> = { ...toyKnowledge, quick: () => 1, horizon: () => false };

  it('is finished at first sight, or with the best second move', () => {
    const every = new EveryMove(steps, careless, toyState(4), 0, new Sfc32('every'));
    expect(every.moves).toEqual([1, 2, 3]);
    expect(every.finished(every.moves, 2)).toEqual([0.5, 0.5, 1]);
    expect(every.wellFinished(every.moves, 2, [])).toEqual([1, 0.5, 1]);
  });

  it('is not spoilt by a move after which the right one is still there, though nobody would think of it then', () => {
    const blinkered: Knowledge<Toy> = { ...careless, moves: (_, out) => out.add(1) };
    const every = new EveryMove(steps, blinkered, toyState(4), 0, new Sfc32('every'));
    expect(every.wellFinished([1], 2, [])).toEqual([0.5]);
    expect(every.wellFinished([1], 2, [3])).toEqual([1]);
    // Taking three of two is not legal.
    expect(every.wellFinished([2], 2, [3])).toEqual([0.5]);
  });

  it('is played on to the end, from every move with the same guess', () => {
    const playOuts = new PlayOuts(steps, { ...careless, quick: ({ left }) => left }, toyState(3), 0);
    expect(playOuts.run([1, 2, 3], 'a')).toEqual([0, 1, 1]);
  });

  it('has several right moves where several ways lead to the same', () => {
    const random = { kind: 'random' } as const;
    const greedy: Knowledge<Toy> = {
      ...careless,
      quick: ({ left }) => Math.min(3, left),
      ladder: { easy: random, medium: random, hard: random },
    };
    const at = { game: steps, s: toyState(3), seat: 0, knowledge: greedy, seed: 'turn' };
    const found = run(turnPuzzle(at, 64))!;
    expect(found.right).toBe(2);
    expect(found.options.map(({ event, value }) => [event.take, value])).toEqual([
      [2, 1],
      [3, 1],
      [1, 0],
    ]);
    expect(found.found).toBeGreaterThan(found.tries / 3);
    expect(found.found).toBeLessThan(found.tries);
    // With one move there is nothing to choose.
    expect(run(turnPuzzle({ ...at, s: toyState(1) }, 64))).toBeNull();
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

describe('a puzzle that other bots play on', () => {
  const events = [3, 3, 3, 3, 3, 1].map((take, i) => ({ by: i % 2, type: 'take', take }));
  const match = { waybill: 1 as const, game: 'toy', seats: ['one', 'two'], options: {}, events };
  const option = (take: number, behind: number) => ({
    event: { by: 0, type: 'take', take },
    value: 1 - behind,
    behind,
    error: 0,
  });
  /** Of five counters, taking one leaves the other seat without hope. */
  const puzzle = (right: number, wrong: number): Puzzle => ({
    index: events.length,
    seat: 0,
    unit: 'win',
    exact: false,
    options: [option(right, 0), option(wrong, 1)],
    found: 0,
    tries: 1,
    runs: 32,
  });
  function check(asked: Puzzle, hasty?: true): Held & { readonly runs: number } {
    const going = holds(toy, match, asked, toyKnowledge, { level: 'medium', runs: 16, seed: 'check', hasty });
    for (let runs = 0; ; runs++) {
      const step = going.next();
      if (step.done) return { ...step.value, runs };
    }
  }

  it('is borne out where the right move wins and the other loses', () => {
    expect(isBorneOut(check(puzzle(1, 2)))).toBe(true);
    expect(isBorneOut(check(puzzle(2, 1)))).toBe(false);
  });

  it('is soon done with where that is plain', () => {
    expect(check(puzzle(1, 2)).runs).toBe(16);
    expect(check(puzzle(1, 2), true).runs).toBe(8);
    expect(check(puzzle(2, 1), true)).toMatchObject({ lead: -1, runs: 8 });
  });
});
