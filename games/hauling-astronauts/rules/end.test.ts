import type { Event } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts } from './index.ts';
import { depart, docked, full, match, type Options, pass, refusal, script, stay, swap, wander } from './testing.ts';

const OPTIONS: Options[] = [{}, { bonusDice: true }, { hidden: true }, { bonusDice: true, hidden: true }];

/** Between two departures at most nine dice are placed, and each of these comes after at most four quiet turns. */
const MOST_TURNS = (9 + 5 * 3 + 6) * 5;

/** Whatever brings the match forward, only when there is nothing else. */
function stall(events: Event[]): Event[] {
  const idle = events.filter(({ type }) => type !== 'place' && type !== 'depart');
  return idle.length > 0 ? idle : events;
}

describe('the end', () => {
  /** Seat 0 is through after three departures in a row. */
  const alone = () =>
    script(full([1, 1, 1, 2, 2, 2, 5, 5, 5]), depart(0, 0), swap(0, 1), swap(1, 2), depart(1, 1), swap(0, 1), pass);

  it('HA-3.1 a player whose three transports have departed takes no more turns', () => {
    const play = script(alone(), depart(2, 4));
    expect(haulingAstronauts.state(play.state)).toMatchObject({ toAct: 1, turn: 14, over: false });
    script(play, swap(0, 1));
    expect(haulingAstronauts.state(play.state)).toMatchObject({ toAct: 1, turn: 15 });
    expect(refusal(play, { ...swap(0, 1), by: 0 })).toBe('HA-E turn');
  });

  it('HA-3.1 the match ends when the other’s have departed too, and then takes no more events', () => {
    const play = wander(script(alone(), depart(2, 4)), 'alone');
    const { over, winners, toAct } = haulingAstronauts.state(play.state);
    const scores = haulingAstronauts.score(play.state);
    expect({ over, winners, toAct }).toEqual({ over: true, winners: scores[0] > scores[1] ? [0] : [1], toAct: null });
    expect(refusal(play, stay)).toBe('HA-3.1 over');
  });

  it('HA-3.1 the higher score wins and a tie is shared', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const result = haulingAstronauts.result(wander(match(), seed).state);
      if (!result) throw new Error('not over');
      const [a, b] = result.scores;
      expect(result.winners).toEqual(a > b ? [0] : b > a ? [1] : [0, 1]);
      expect(result).toMatchObject({ clause: 'HA-3.1', ending: a === b ? 'tie' : 'win' });
      seen.add(result.winners.join());
    }
    expect([...seen].sort()).toEqual(['0', '0,1', '1']);
  });

  it.each(OPTIONS)('HA-2.9 brings every match to its end, even between stallers: %o', (options) => {
    for (let seed = 0; seed < 60; seed++) {
      const chooser = seed % 2 === 0 ? stall : undefined;
      expect(wander(match(options), seed, chooser).state.turn).toBeLessThanOrEqual(MOST_TURNS);
    }
  });

  it('HA-2.9 one staller alone cannot hold the other up', () => {
    for (let seed = 0; seed < 60; seed++) {
      const play = wander(docked(), seed, (events) => (events[0].by === 1 ? stall(events) : events));
      expect(play.state.turn).toBeLessThanOrEqual(MOST_TURNS);
    }
  });
});
