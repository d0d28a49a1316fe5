import { type Game, MoveList, Sfc32, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../games/load-rules.ts';
import { entries } from '../games/registry.ts';

const WIDEST = 78;
const STEPS = 400;
/** The same in both languages. */
const ALIKE = ['Docks'];

/** Words as people read them: codes of tiles and goods are shorter, or in capitals, and spaces of a circuit are all alike. */
const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}?\p{Ll}{3,}/gu) ?? []).filter((word) => !/^(.)\1+$/.test(word));

/** States of a match played at random, often enough to see every step of it. */
function* statesOf(game: Game): Generator {
  const rng = new Sfc32(game.id);
  const seats = Array.from({ length: game.seats.max }, (_, i) => `P${i}`);
  const setup = setupOf(game, { seats, options: {} });
  const s = game.begin(setup);
  const moves = new MoveList();
  for (let step = 0; step < STEPS && game.next(s) !== 'over'; step++) {
    yield s;
    if (game.next(s) === 'chance') {
      game.chance.deal(s, rng);
      continue;
    }
    moves.clear();
    game.moves(s, moves);
    game.play(s, moves.codes[rng.below(moves.size)]);
  }
  yield s;
}

describe('the board as text', () => {
  it.each(entries.map((entry) => [entry.id, entry] as const))(
    'has no English word left in the German of %s, and fits',
    async (id, entry) => {
      const [game, german] = await Promise.all([loadRules(id), entry.german()]);
      const names = [...wordsOf(JSON.stringify(game.sheet?.standard ?? '')), ...wordsOf(game.title), ...ALIKE];
      const isName = (word: string) => names.some((name) => name.startsWith(word));
      for (const s of statesOf(game)) {
        const drawn = game.draw(s, 0, german.rules);
        expect(drawn.width).toBeLessThanOrEqual(WIDEST);
        const english = new Set(wordsOf(game.draw(s, 0).toString()));
        const left = wordsOf(drawn.toString()).filter((word) => english.has(word) && !isName(word));
        expect(left).toEqual([]);
        expect(drawn.toString()).not.toMatch(/draw\.|undefined|\{\w+\}/);
      }
    },
  );

  it.each(entries.map((entry) => [entry.id, entry] as const))('says every word of %s otherwise', async (id, entry) => {
    const [game, german] = await Promise.all([loadRules(id), entry.german()]);
    const drawn = Object.entries(game.words).filter(([key]) => key.startsWith('draw.'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const [key, phrase] of drawn) {
      if (typeof phrase === 'string' && wordsOf(phrase.replace(/\{\w+\}/g, '')).length > 0)
        expect(german.rules[key], key).not.toBe(phrase);
    }
  });
});
