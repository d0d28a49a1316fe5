import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, games, loadJudge, loadKnowledge } from '@waybill/games';
import { type Game, type Match, matchOf, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type AnalyseOptions, type Analysis, analyse } from './index.ts';

const folder = fileURLToPath(new URL('../../../../games/', import.meta.url));

function read(path: string): Match {
  return matchOf(readFileSync(`${folder}${path.replace('/', '/fixtures/')}`, 'utf8'));
}

/** The first recorded match of a game, its last events left out. */
function someMatch(game: Game, events: number): Match {
  const [file] = readdirSync(`${folder}${game.id}/fixtures`).filter((name) => name.endsWith('.waybill.json'));
  const match = read(`${game.id}/${file}`);
  return { ...match, events: match.events.slice(0, events) };
}

async function analysed(match: Match, options: AnalyseOptions<unknown>): Promise<Analysis> {
  const game = findGame(match.game)!;
  const going = analyse(game, setupOf(game, match), match, await loadKnowledge(game), options);
  for (;;) {
    const { done, value } = going.next();
    if (done) return value;
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
}

/** gain = luck − errors + gifts + drift, for each seat. */
function checkIdentity(analysis: Analysis, digits: number): void {
  const { unit, best, start, final, luckTotal, errorTotal, giftTotal, driftTotal } = analysis;
  const sign = unit === 'score' && best === 'lowest' ? -1 : 1;
  start.forEach((value, seat) => {
    const gain = sign * (final[seat] - value);
    expect(luckTotal[seat] - errorTotal[seat] + giftTotal[seat] + driftTotal[seat]).toBeCloseTo(gain, digits);
  });
}

describe('an analysis with roll-outs', () => {
  it.runIf(findGame('black-pawn-trucking'))(
    'is told by the search how good a move is, and by them how moves differ',
    async () => {
      const match = someMatch(findGame('black-pawn-trucking')!, 12);
      const [searched, rolledOut] = [
        await analysed(match, { iterations: 20 }),
        await analysed(match, { iterations: 20, rollOuts: 2 }),
      ];
      checkIdentity(rolledOut, 9);
      for (const [i, { best }] of rolledOut.decisions.entries()) {
        const favourite = searched.decisions[i].best;
        if (JSON.stringify(best.event) === JSON.stringify(favourite.event))
          expect(best.value).toBeCloseTo(favourite.value, 9);
        else expect(best.value).toBeGreaterThan(favourite.value);
      }
    },
  );
});

describe('an analysis by looks through each turn', () => {
  it('adds up, and knows how sure it is of each option', async () => {
    const match = someMatch(findGame('ship-it')!, 30);
    const analysis = await analysed(match, { looks: 4 });
    checkIdentity(analysis, 9);
    const chosen = analysis.decisions.filter(({ choices }) => choices > 1);
    expect(chosen.length).toBeGreaterThan(3);
    for (const { best, loss, options, sure } of chosen) {
      expect(options[0]).toEqual(best);
      expect(best.error).toBe(0);
      for (const { error, value } of options) {
        expect(error).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(best.value);
      }
      expect(sure).toBeLessThanOrEqual(loss);
    }
  });
});

describe.each(games.map((game) => [game.id, game] as const))('an analysis of %s', (_, game) => {
  const match = someMatch(game, 24);

  it('adds up, and judges every decision', async () => {
    const analysis = await analysed(match, { iterations: 40 });
    checkIdentity(analysis, 9);
    expect(analysis.finished).toBe(false);
    const decided = match.events.flatMap(({ by }, index) => (by === 'chance' ? [] : [index]));
    expect(analysis.decisions.map(({ index }) => index)).toEqual(decided);
    for (const { loss, options, best } of analysis.decisions) {
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(options[0]).toEqual(best);
    }
    expect(analysis.chances).toHaveLength(match.events.length - decided.length);
    for (const row of analysis.graph) {
      expect(row).toHaveLength(match.events.length + 1);
      if (analysis.unit === 'win') expect(row.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  });

  it('is the same for the same seed', async () => {
    const few = { ...match, events: match.events.slice(0, 8) };
    const once = await analysed(few, { iterations: 20, seed: 'a' });
    expect(await analysed(few, { iterations: 20, seed: 'a' })).toEqual(once);
  });
});

describe.each(games.filter(({ id }) => id === 'grand-prix'))('an exact analysis of $title', (game) => {
  const match = read('grand-prix/kart-track-paid-from-the-bank.waybill.json');
  const judged = async () => (await loadJudge(game, setupOf(game, match)))!;

  it('adds up to rounding, with the final score as its end', async () => {
    const analysis = await analysed(match, { judge: await judged() });
    expect(analysis.exact).toBe(true);
    expect(analysis.finished).toBe(true);
    checkIdentity(analysis, 9);
    expect(analysis.driftTotal[0]).toBeCloseTo(0, 9);
    expect(analysis.final).toEqual([7]);
    expect(analysis.adjusted[0]).toBeCloseTo(analysis.start[0] + analysis.errorTotal[0], 9);
  });

  it('has one value where a decision follows a decision', async () => {
    const { decisions } = await analysed(match, { judge: await judged() });
    decisions.forEach((decision, i) => {
      const next = decisions[i + 1];
      if (next?.index === decision.index + 1) expect(next.best.value).toBeCloseTo(decision.value, 9);
    });
  });

  it('finds no error in a best decision, and a class for a bad one', async () => {
    const { decisions, rating } = await analysed(match, { judge: await judged() });
    for (const { loss, value, best, class: grade } of decisions) {
      expect(loss).toBeCloseTo(value - best.value, 9);
      if (loss < 0.01) expect(grade).toBeNull();
      if (loss > 5) expect(grade).toBe('very bad');
    }
    expect(rating[0]).toBeGreaterThan(0);
    expect(rating[0]).toBeLessThanOrEqual(100);
  });

  it('can be left at any time', async () => {
    const going = analyse(game, setupOf(game, match), match, await loadKnowledge(game), { judge: await judged() });
    expect(going.next().done).toBe(false);
    going.return(undefined as never);
    expect(going.next().done).toBe(true);
  });
});
