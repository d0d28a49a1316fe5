import type { Analysis } from '@waybill/bots/analysis';
import type { Event, Match } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { hasSeveral, isGood, isSolved, learned, mistakesIn } from './deck.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-03-01T12:00:00Z');
const event = (type: string, by: Event['by'] = 0): Event => ({ by, type });

const match: Match = {
  waybill: 1,
  game: 'toy',
  options: {},
  seats: ['Ann', 'Bot'],
  events: ['a', 'b', 'c', 'd'].map((type, i) => event(type, i % 2)),
};

function analysisOf(classes: readonly Analysis['decisions'][number]['class'][]): Analysis {
  const options = [
    { event: event('best'), value: 0.7 },
    { event: event('near'), value: 0.69 },
    { event: event('poor'), value: 0.5 },
  ];
  const decisions = classes.map((found, index) => ({
    index,
    seat: index % 2,
    event: match.events[index],
    value: 0.5,
    loss: 0.2,
    sure: 0.2,
    class: found,
    best: options[0],
    options,
    choices: 3,
  }));
  return { unit: 'win', best: 'highest', exact: false, decisions } as unknown as Analysis;
}

const played = { id: 'm', match, sitters: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] } as const;

describe('the deck of mistakes', () => {
  it('takes what a person did badly, with the match up to it', () => {
    const found = mistakesIn(played, analysisOf(['bad', 'very bad', 'doubtful', 'bad']), NOW);
    expect(found.map(({ id }) => id)).toEqual(['m-0']);
    expect(found[0].match.events).toEqual([]);
    expect(mistakesIn(played, analysisOf([null, null, 'very bad', null]), NOW)[0].match.events).toHaveLength(2);
  });

  it('counts as right whatever is nearly as good as the best', () => {
    const [mistake] = mistakesIn(played, analysisOf(['bad']), NOW);
    expect(['best', 'near', 'poor'].map((type) => isGood(mistake, event(type)))).toEqual([true, true, false]);
  });

  it('is solved by the best move alone, but a puzzle by any of its right ones', () => {
    const [mistake] = mistakesIn(played, analysisOf(['bad']), NOW);
    const solved = (one: typeof mistake) => ['best', 'near', 'poor'].map((type) => isSolved(one, event(type)));
    expect([hasSeveral(mistake), solved(mistake)]).toEqual([false, [true, false, false]]);
    const puzzle = { ...mistake, played: null };
    expect([hasSeveral(puzzle), solved(puzzle)]).toEqual([true, [true, true, false]]);
    const single = { ...puzzle, good: [event('best')] };
    expect([hasSeveral(single), solved(single)]).toEqual([false, [true, false, false]]);
  });

  it('asks again on the next day what was missed, and later and later what was found', () => {
    const [mistake] = mistakesIn(played, analysisOf(['bad']), NOW);
    const missed = learned(mistake, false, NOW);
    expect(missed.card.due.getTime() - NOW.getTime()).toBe(DAY);
    let known = learned(mistake, true, NOW);
    let pause = known.card.due.getTime() - NOW.getTime();
    expect(pause).toBeGreaterThanOrEqual(DAY);
    for (let n = 0; n < 4; n++) {
      const at = known.card.due;
      known = learned(known, true, at);
      const next = known.card.due.getTime() - at.getTime();
      expect(next).toBeGreaterThan(pause);
      pause = next;
    }
  });
});
