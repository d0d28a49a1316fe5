import { type Game, legalMoves, speak } from '@waybill/kernel';
import { expect, it } from 'vitest';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { choose } from '../think.ts';
import { seatToAct } from './positions.ts';

/** What holds for whoever decides by learned values and says why: tried at the first of these decisions. */
export function decidesAndSaysWhy<S>(game: Game<S>, knowledge: Knowledge<S>, decisions: readonly S[]): void {
  const { words = {} } = knowledge;
  const pairs = decisions.slice(0, 40).flatMap((s) => {
    const [one, other] = legalMoves(game, s);
    return other === undefined ? [] : [{ s, one, other }];
  });

  it('lead to the same move from the same seed', () => {
    for (const s of decisions.slice(0, 6)) {
      const think = () => choose(game, s, seatToAct(game, s), knowledge, { iterations: 50, seed: 'same' });
      const move = think();
      expect(legalMoves(game, s)).toContain(move);
      expect(think()).toBe(move);
    }
  });

  it('give reasons that differ with the move they are compared with', () => {
    const said = new Set<string>();
    for (const { s, one, other } of pairs) {
      const [there, back] = [knowledge.why?.(s, one, other), knowledge.why?.(s, other, one)];
      for (const reason of [there, back]) if (reason) said.add(speak(words, reason));
      // What is gained one way is lost the other way.
      if (there?.key === 'why.gain' && there.facts.loss === null) expect(back?.key).not.toBe('why.gain');
    }
    expect(said.size).toBeGreaterThan(10);
    for (const reason of said) expect(reason).not.toMatch(/why\.|undefined|NaN/);
  });

  it('give reasons that agree with what a search found', () => {
    const keys = new Set<string | undefined>();
    for (const { s, one, other } of pairs) {
      const [ahead, behind] = [knowledge.why?.(s, one, other, 5), knowledge.why?.(s, one, other, -5)];
      keys.add(ahead?.key).add(behind?.key);
      expect(['why.behind', 'why.short', 'why.even']).not.toContain(ahead?.key);
      expect(['why.deeper', 'why.further', 'why.even']).not.toContain(behind?.key);
      for (const reason of [ahead, behind]) expect(speak(words, reason!)).not.toMatch(/why\.|undefined|NaN/);
    }
    expect(keys.size).toBeGreaterThan(2);
  });
}
