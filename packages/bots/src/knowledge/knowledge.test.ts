import { games, loadKnowledge } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import { MoveList, Sfc32, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { positions, seatToAct, setupFor } from '../testing/positions.ts';

const all = (game: Game, s: unknown): MoveList => {
  const moves = new MoveList();
  game.moves(s, moves);
  return moves;
};

/** Every number of seats, and every flag set once. */
const setups = games.flatMap((game) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const flags = game.options.filter(({ kind }) => kind === 'flag').map(({ key }) => ({ [key]: true }));
  return [{}, ...flags].flatMap((options) =>
    counts.map((seats) => ({ game, seats, options, name: `${game.id} ${seats} ${JSON.stringify(options)}` })),
  );
});

describe.each(setups)('what is known of $name', ({ game, seats, options }) => {
  const found = positions(game, setupFor(game, seats, options), 'known', 5, 40);

  it('considers legal moves only, at least one, each with a weight', async () => {
    const knowledge = await loadKnowledge(game);
    for (const s of found) {
      const moves = new MoveList();
      if (knowledge.moves) knowledge.moves(s, moves);
      else game.moves(s, moves);
      const legal = all(game, s);
      expect(moves.size).toBeGreaterThan(0);
      expect(moves.toArray().every((move) => legal.has(move))).toBe(true);
      const weights = new Float64Array(moves.size).fill(1);
      knowledge.weigh?.(s, moves, weights);
      expect(weights.every((weight) => weight > 0 && Number.isFinite(weight))).toBe(true);
    }
  });

  it('evaluates every state to finite scores', async () => {
    const knowledge = await loadKnowledge(game);
    for (const s of found) {
      const out = new Float64Array(seats);
      knowledge.evaluate(s, out);
      expect(out.every(Number.isFinite)).toBe(true);
      expect(knowledge.doubt(s)).toBeGreaterThan(0);
    }
  });

  it('leaves the state it looks at as it is', async () => {
    const knowledge = await loadKnowledge(game);
    for (const s of found) {
      const before = JSON.stringify(game.state(s));
      const moves = all(game, s);
      knowledge.evaluate(s, new Float64Array(seats));
      knowledge.weigh?.(s, moves, new Float64Array(moves.size));
      knowledge.quick?.(s, new Sfc32('q'));
      for (const move of moves.toArray().slice(0, 20)) knowledge.why?.(s, move);
      expect(JSON.stringify(game.state(s))).toBe(before);
    }
  });

  it('plays quickly, but by the rules', async () => {
    const knowledge = await loadKnowledge(game);
    const rng = new Sfc32('quick');
    for (const s of found) {
      for (let step = 0; step < 40 && knowledge.quick; step++) {
        const actor = game.next(s);
        if (actor === 'over') break;
        if (actor === 'chance') {
          game.chance.deal(s, rng);
          continue;
        }
        const move = knowledge.quick(s, rng);
        expect(all(game, s).has(move)).toBe(true);
        game.play(s, move);
      }
    }
  });

  it('has words for every reason it gives', async () => {
    const knowledge = await loadKnowledge(game);
    const { words = {} } = knowledge;
    for (const s of positions(game, setupFor(game, seats, options), 'why', 5, 20)) {
      for (const move of all(game, s).toArray()) {
        const reason = knowledge.why?.(s, move);
        if (!reason) continue;
        expect(words).toHaveProperty([reason.key]);
        expect(speak(words, reason)).not.toMatch(/undefined|null|NaN|\{/);
      }
    }
    expect(seatToAct(game, positions(game, setupFor(game, seats, options), 'why', 5, 1)[0])).toBeLessThan(seats);
  });
});
