import { explain, isRefusal, judge, MoveList, Sfc32, speak } from '@waybill/kernel';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Events, game as shipIt } from './index.ts';
import { accept, arrange, clause, link, opening, refusal, road } from './testing.ts';

const seats = ['Ann', 'Bob', 'Cat', 'Dan'];

describe('events', () => {
  it('SI-E: malformed events, and those of somebody not to act', () => {
    const play = opening();
    const wrong = [
      { type: 'fly' },
      { type: 'done', extra: 1 },
      { type: 'pipstop' },
      { type: 'pipstop', value: '3' },
      { type: 'haul', load: 'f1', to: 'nC', warehouse: false },
      { type: 'build', domino: [1, 2], squares: '1,2' },
      { by: 'chance', type: 'done' },
      { by: 1, type: 'done' },
      { by: 'chance', type: 'link', domino: [0, 0] },
    ];
    for (const event of wrong) expect(clause(play, event)).toBe('SI-E');
    expect(clause(accept(play, { type: 'link' }), { by: 0, type: 'link' })).toBe('SI-E');
  });

  it('SI-E: says a refusal with its facts', () => {
    const refused = refusal(accept(opening(), { type: 'official', to: 'nA' }), { type: 'pipstop', value: 7 });
    expect(refused && explain(shipIt, refused, seats)).toBe('this costs 7 points; you have 6');
    const unbuilt = refusal(accept(opening(), ...link([0, 0])), { type: 'done' });
    expect(unbuilt && explain(shipIt, unbuilt, seats)).toBe('first build the link you have');
  });

  it('SI-E: every listed move is written so that it is read back, anywhere in a match', () => {
    assert(
      property(integer(), integer({ min: 0, max: 120 }), (seed, steps) => {
        const rng = new Sfc32(seed);
        const list = new MoveList();
        const { state } = opening({ seats: 2 + (Math.abs(seed) % 3) });
        for (let i = 0; i < steps && shipIt.next(state) !== 'over'; i++) {
          if (shipIt.next(state) === 'chance') shipIt.chance.deal(state, rng);
          else {
            list.clear();
            shipIt.moves(state, list);
            const move = list.codes[rng.below(list.size)];
            const judged = judge(shipIt, state, shipIt.write(state, move));
            expect(isRefusal(judged) ? judged : judged.move).toBe(move);
            shipIt.play(state, move);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says what was done and asks what is next', () => {
    const play = opening();
    const say = (event: object) => speak(shipIt.words, shipIt.say(play.state, { by: 0, ...event } as Events), seats);
    expect(say({ type: 'haul', load: 'f1', to: 'nC' })).toBe(
      'Ann hauls a coin of suns from the Null of suns to the Null of crowns.',
    );
    expect(say({ type: 'official', to: 'nA' })).toBe(
      'Ann moves the official of suns from the Null of suns to the Null of arms for 2 points.',
    );
    expect(speak(shipIt.words, shipIt.ask(play.state), seats)).toBe(
      'Buy a link, move your official, set the pip-stop, or end the turn. Suns, 8 points left.',
    );
  });

  it('calls roads by their dominoes, of which there is one each', () => {
    const { state } = arrange(opening({ ticks: { nS: 'sw' } }), {
      dominoes: road('2,4', 'down', '03 12'),
      freight: { f4: { space: '2,5' } },
    });
    const say = (event: object) => speak(shipIt.words, shipIt.say(state, { by: 0, ...event } as Events), seats);
    expect(say({ type: 'haul', load: 'f4', to: '2,7' })).toMatch(/from the 3 of road 0-3 to the 2 of road 1-2\.$/);
    expect(say({ type: 'official', to: '2,4' })).toMatch(/from the Null of suns to the 0 of road 0-3 for 1 point\.$/);
    expect(say({ type: 'lift', at: '2,6' })).toBe('Ann takes up the domino 1-2 for 1 point.');
    expect(say({ type: 'build', domino: [4, 4], squares: ['1,4', '0,4'] })).toBe('Ann builds 4-4, joined to road 0-3.');
  });
});
