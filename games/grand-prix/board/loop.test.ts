import { describe, expect, it } from 'vitest';
import { HIGHEST, LOWEST, Loop, ROAD, WIDTH } from './loop.ts';

const SPACES = 55;
const COURSES = [0, 1, 2, 3].flatMap((shape) => [LOWEST, 100, 140, HIGHEST].map((height) => [shape, height] as const));

describe.each(COURSES)('course %i, %i high', (shape, height) => {
  const loop = new Loop(shape, SPACES, height);
  const along = Array.from({ length: SPACES * 10 }, (_, i) => (i + 1) / 10);

  it('lies in its box with its kerbs', () => {
    const room = along.flatMap((space) =>
      [-9.5, 9.5].flatMap((aside) => {
        const { x, y } = loop.spot(space, aside);
        return [x, WIDTH - x, y, height - y];
      }),
    );
    expect(Math.min(...room)).toBeGreaterThan(0);
  });

  it('bends so widely that the inner edge of the road still goes on', () => {
    const steps = along.flatMap((space) =>
      [-ROAD / 2, ROAD / 2].map((aside) => {
        const [a, b] = [loop.spot(space - 0.1, aside), loop.spot(space, aside)];
        const heading = (loop.spot(space - 0.05).angle * Math.PI) / 180;
        return (b.x - a.x) * Math.cos(heading) + (b.y - a.y) * Math.sin(heading);
      }),
    );
    expect(Math.min(...steps)).toBeGreaterThan(0);
  });

  it('never runs into itself', () => {
    const spots = along.filter((space) => Number.isInteger(space * 2)).map((space) => ({ space, ...loop.spot(space) }));
    const gaps = spots.flatMap((a) =>
      spots
        .filter((b) => Math.min(Math.abs(a.space - b.space), SPACES - Math.abs(a.space - b.space)) * loop.step >= 26)
        .map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(ROAD + 2);
  });

  it('has lines from edge to edge of the road', () => {
    const ends = loop.across(7.5, ROAD).slice(1).split('L');
    const [left, right] = ends.map((spot) => spot.split(' ').map(Number));
    expect(Math.hypot(left[0] - right[0], left[1] - right[1])).toBeCloseTo(ROAD, 1);
    const { x, y } = loop.spot(7.5);
    expect((left[0] + right[0]) / 2).toBeCloseTo(x, 1);
    expect((left[1] + right[1]) / 2).toBeCloseTo(y, 1);
  });
});

it('ends where it began, after one full turn', () => {
  const loop = new Loop(0, 41);
  const [start, end] = [loop.spot(0), loop.spot(41)];
  expect([end.x, end.y]).toEqual([expect.closeTo(start.x, 6), expect.closeTo(start.y, 6)]);
  expect(end.angle - start.angle).toBeCloseTo(360, 6);
});
