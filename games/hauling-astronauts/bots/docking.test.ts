import { choose, think } from '@waybill/bots';
import { asUsual, type Seat, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { move as codes, game as haulingAstronauts } from '../rules/index.ts';
import { knowledge } from './learned.ts';

const SETS = 20;
const setup = setupOf(haulingAstronauts, asUsual(haulingAstronauts, {}));

function docked(seat: Seat, seed: string): number[] {
  const s = haulingAstronauts.begin(setup);
  if (seat === 1) haulingAstronauts.play(s, codes.docking(0, 1, 2));
  const move = choose(haulingAstronauts, s, seat, knowledge, { level: 'hard', seed });
  return [0, 1, 2].map((port) => codes.dockedAt(move, port));
}

describe('what bots dock, which is secret (HA-1.2)', () => {
  it.each([0, 1])('seat %d draws: each transport is docked in some matches and left out in others', (seat) => {
    const sets = Array.from({ length: 25 }, (_, i) => docked(seat, `dock ${i}`));
    for (let transport = 0; transport < 6; transport++) {
      const times = sets.filter((set) => set.includes(transport)).length;
      expect(times).toBeGreaterThan(0);
      expect(times).toBeLessThan(sets.length);
    }
  });

  it('is the same for the same seed', () => {
    expect(docked(0, 'again')).toEqual(docked(0, 'again'));
  });

  it('is searched for, not drawn, when somebody asks for advice', () => {
    const s = haulingAstronauts.begin(setup);
    const thinking = think(haulingAstronauts, s, 0, knowledge, { level: 'hard', clear: true, seed: 'advice' });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    // A draw looks at every set of three alike.
    expect(step.value.options.length).toBeLessThan(SETS);
  });
});
