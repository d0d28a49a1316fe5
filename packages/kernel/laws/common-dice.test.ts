import { canonical, Dealer, type Event, type Game, Play, type Setup, Sfc32, verify } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { compareDice } from './common-dice.ts';
import { auditOf, everyGame } from './folders.ts';
import { randomMatch } from './random-match.ts';
import { recordMatch } from './record-matches.ts';
import { fewVariants } from './variants.ts';

const PAIRS = 12;
const DRAWS = 1000;
/** Lists of more outcomes need more draws to say anything. */
const FEW = 60;

/** Dice in no order, as some lists of outcomes have them. */
const unordered = (event: Event) =>
  canonical(
    JSON.parse(JSON.stringify(event), (_, value) => (Array.isArray(value) ? value.map(canonical).sort() : value)),
  );

/** The first position of each kind, over a few matches, whose outcomes are few enough to be counted. */
function countable(game: Game, setups: readonly Setup[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [i, setup] of setups.slice(0, 12).entries()) {
    const play = new Play(game, setup);
    for (const event of randomMatch(game, setup, new Sfc32(`countable ${i}`)).events) {
      const listed = event.by === 'chance' ? game.chance.outcomes(play.state) : null;
      if (listed && listed.length > 1 && listed.length <= FEW) {
        const kind = `${game.chance.kind(play.state)}, ${listed.length} outcomes`;
        if (found.size < 8 && !found.has(kind)) found.set(kind, game.clone(play.state));
      }
      play.mustAccept(event);
    }
  }
  return found;
}

describe.each(everyGame)('%s', (id, game) => {
  const setups = fewVariants(game);

  it('meets the same dice whatever was decided, wherever both matches allow them', async () => {
    const { sameOdds } = await auditOf(id);
    let compared = 0;
    for (let i = 0; i < PAIRS; i++) {
      const setup = setups[i % setups.length];
      const now = compareDice(game, setup, `common ${i}`, 2, sameOdds);
      expect(now.different, JSON.stringify(setup.options)).toEqual([]);
      compared += now.compared;
    }
    expect(compared).toBeGreaterThan(PAIRS);
  });

  it('draws every outcome of a position as often as it is likely', () => {
    for (const [kind, s] of countable(game, setups)) {
      const counts = new Map<string, number>();
      for (let i = 0; i < DRAWS; i++) {
        const event = unordered(new Dealer(`fair ${i}`).draw(game, s, 0, {}));
        counts.set(event, (counts.get(event) ?? 0) + 1);
      }
      const expected = new Map<string, number>();
      for (const [event, odds] of game.chance.outcomes(s)!) {
        expected.set(unordered(event), (expected.get(unordered(event)) ?? 0) + odds);
      }
      for (const [event, odds] of expected) {
        const off = Math.abs((counts.get(event) ?? 0) - DRAWS * odds);
        expect(off, `${kind}: ${event}`).toBeLessThan(5 * Math.sqrt(DRAWS * odds * (1 - odds)));
      }
    }
  });

  it('proves its matches by version 2 and no other, and not with a roll changed', () => {
    const [setup] = setups;
    const match = recordMatch(game, setup, 'proven');
    expect(match.dealer?.version).toBe(2);
    const rolls = match.events.filter(({ by }) => by === 'chance').length;
    expect(verify(game, setup, match)).toEqual({ proven: rolls, byHand: 0, fault: null });
    const { version: _version, ...old } = match.dealer!;
    expect(verify(game, setup, { ...match, dealer: old }).fault).not.toBeNull();
  });
});

// Where decisions change nothing but the number of turns, version 1 keeps the law too.
it('is a law that can be broken: in some game version 1 breaks it', async () => {
  const broken = await Promise.all(
    everyGame.map(async ([id, game]) => {
      const { sameOdds } = await auditOf(id);
      return compareDice(game, fewVariants(game)[0], 'common', 1, sameOdds).different;
    }),
  );
  expect(broken.flat().length).toBeGreaterThan(0);
});
