// Needs black-pawn-trucking.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, loadKnowledge } from '@waybill/games';
import { type Event, matchOf, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { toy, toyState } from '../testing/toy.ts';
import { toyKnowledge } from '../testing/toy-knowledge.ts';
import { type RolledDecision, rollOutDecision } from './index.ts';
import { RollOuts } from './roll-out.ts';
import { StaticValue } from './static-value.ts';

describe('roll-outs', () => {
  const value = new StaticValue(toy, toyKnowledge, 2);

  it('meet the same dice for every move, so that equal moves are equal', () => {
    const rolls = new RollOuts(toy, toyKnowledge, value, toyState(9, true));
    const { values, errors } = rolls.of(toyState(9, true), 0, [2, 2], 8, 'same');
    expect(values[0]).toEqual(values[1]);
    expect(errors[1]).toBe(0);
  });

  it('see a win at hand', () => {
    const rolls = new RollOuts(toy, toyKnowledge, value, toyState(2));
    const { values } = rolls.of(toyState(2), 0, [2, 1], 4, 'win');
    expect(values[0]).toEqual([1, 0]);
    expect(values[1]).toEqual([0, 1]);
  });
});

describe('a decision rolled out', () => {
  const file = '../../../../games/black-pawn-trucking/fixtures/chosen-start.waybill.json';
  const match = matchOf(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'));
  const game = findGame(match.game)!;
  const setup = setupOf(game, match);
  /** Near the end, with some chance still to come. */
  const [index] = match.events.flatMap(({ type }, i) => (type === 'drive' ? [i] : [])).slice(-20);

  async function rolled(options: readonly Event[], runs: number): Promise<RolledDecision> {
    const going = rollOutDecision(game, setup, match, await loadKnowledge(game), { index, options, runs });
    for (;;) {
      const { done, value } = going.next();
      if (done) return value;
    }
  }

  it('says of each option what it is worth and how sure that is, best first', async () => {
    const chosen = match.events[index];
    const others = [1, 2, 3].map((to) => ({ ...chosen, to }));
    const { options, runs, seat } = await rolled([chosen, ...others], 4);
    expect([runs, seat]).toEqual([4, 0]);
    expect(options).toHaveLength(4);
    expect(options.filter(({ isPlayed }) => isPlayed).map(({ event }) => event)).toEqual([chosen]);
    expect(options[0].behind).toBe(0);
    options.forEach(({ behind, behindError, error, value }, i) => {
      expect(value).toBeCloseTo(options[0].value - behind, 6);
      expect(error).toBeGreaterThan(0);
      if (i > 0) {
        expect(behind).toBeGreaterThanOrEqual(options[i - 1].behind);
        expect(behindError).toBeGreaterThan(0);
      }
    });
  });

  it('is the same when asked again', async () => {
    const chosen = match.events[index];
    expect(await rolled([chosen], 2)).toEqual(await rolled([chosen], 2));
  });

  it('refuses what is no decision, or none that is legal there', async () => {
    const chosen = match.events[index];
    await expect(rolled([{ ...chosen, to: 99 }], 1)).rejects.toThrow('not a legal decision');
  });
});
