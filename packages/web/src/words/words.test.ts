import { loadKnowledge } from '@waybill/bots';
import { kernelWords } from '@waybill/rules/kernel';
import { describe, expect, it } from 'vitest';
import { entries } from '../boards/registry.ts';
import { rules } from '../boards/rules.ts';
import { kernel } from './de.ts';

describe('German', () => {
  it('has every word of the kernel', () => {
    expect(Object.keys(kernel).sort()).toEqual(Object.keys(kernelWords).sort());
  });

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    'has every word of the rules and bots of %s',
    async (id, entry) => {
      const [game, german] = await Promise.all([rules[id](), entry.german()]);
      expect(Object.keys(german.rules).sort()).toEqual(Object.keys(game.words).sort());
      const { words = {} } = await loadKnowledge(game);
      expect(Object.keys(german.bots ?? {}).sort()).toEqual(Object.keys(words).sort());
    },
  );
});
