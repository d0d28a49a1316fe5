import { describe, expect, it } from 'vitest';
import { choose, type Knowledge, LEVELS, type ThinkOptions, think } from './index.ts';
import { type Toy, toy, toyState } from './testing/toy.ts';
import { toyKnowledge } from './testing/toy-knowledge.ts';

const toTheEnd = (s: Toy, options: ThinkOptions) => {
  const thinking = think(toy, s, s.seat, toyKnowledge, options);
  const progress: number[] = [];
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return { progress, advice: value };
    progress.push(value);
  }
};

describe('think', () => {
  it.each(LEVELS)('gives a legal move with its event at level %s', (level) => {
    const { advice } = toTheEnd(toyState(21), { level, seed: 'a' });
    const [best] = advice.options;
    expect([1, 2, 3]).toContain(best.move);
    expect(best.event).toEqual({ by: 0, type: 'take', take: best.move });
    expect(advice.unit).toBe('win');
  });

  it.each(LEVELS)('is reproducible from its seed at level %s', (level) => {
    const once = toTheEnd(toyState(40, true), { level, seed: 'same' }).advice;
    expect(toTheEnd(toyState(40, true), { level, seed: 'same' }).advice).toEqual(once);
  });

  it('never touches the state it is asked about', () => {
    const s = Object.freeze(toyState(19, true, Object.freeze([3, 4]) as number[]));
    expect(() => choose(toy, s, 0, toyKnowledge, { level: 'medium', seed: 'x' })).not.toThrow();
  });

  it('tells its progress and can be stopped with what it has', () => {
    const thinking = think(toy, toyState(200, true), 0, toyKnowledge, { iterations: 100_000, seed: 'x' });
    const first = thinking.next();
    expect(first.done).toBe(false);
    expect(first.value).toBeGreaterThan(0);
    expect(first.value).toBeLessThan(0.01);
    const stopped = thinking.next(true);
    expect(stopped.done && stopped.value.options.length).toBeGreaterThan(0);
  });

  it('stops at its time when it is given a clock', () => {
    let clock = 0;
    const now = () => (clock += 1);
    const { progress, advice } = toTheEnd(toyState(200, true), { milliseconds: 50, seed: 'x', now });
    expect(progress.length).toBeLessThanOrEqual(50);
    expect(advice.iterations).toBeGreaterThan(500);
    expect(progress.at(-1)).toBe(1);
  });

  it('tells of no move that it is better than the first', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { options } = toTheEnd(toyState(60 + seed, true), { iterations: 24, seed: `${seed}` }).advice;
      for (const { value } of options) expect(value).toBeLessThanOrEqual(options[0].value);
    }
  });

  it('keeps to its count of iterations', () => {
    const { advice } = toTheEnd(toyState(200, true), { iterations: 333, seed: 'x' });
    expect(advice.iterations).toBeLessThanOrEqual(333);
    expect(advice.iterations).toBeGreaterThan(160);
  });

  it('looks at the better half of the moves again, twice as often', () => {
    const knowledge: Knowledge<Toy> = {
      ...toyKnowledge,
      ladder: { hard: { kind: 'look-ahead', samples: 2, noise: 0, halvings: 2 } },
    };
    const thinking = think(toy, toyState(7), 0, knowledge, { level: 'hard', seed: 'x' });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    expect(step.value.options.map(({ visits }) => visits)).toEqual([6, 6, 2]);
  });
});
