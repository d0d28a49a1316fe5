import { isRefusal, judge, legalEvents, type Play, playOf, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { type Events, game, type SlipsView, type State } from './index.ts';

const seats = ['Ann', 'Ben'];
const slips = (...numbers: number[]): Events => ({ by: 'chance', type: 'slips', slips: numbers });
const roll = (...dice: number[]): Events => ({ by: 'chance', type: 'roll', dice });
const load = (by: number, die: number): Events => ({ by, type: 'load', die });
const close = (by: number): Events => ({ by, type: 'close' });

/** A match with the slips 4 and 2, so that the vans carry 14 and 12. */
const script = (...events: Events[]): Play<State> => playOf(game, { seats }, slips(4, 2), ...events);
const stateOf = (play: Play<State>) => game.state(play.state) as unknown as SlipsView;

function clauseOf(play: Play<State>, event: unknown): string | null {
  const judged = judge(game, play.state, event);
  return isRefusal(judged) ? judged.clause : null;
}

/** Both vans take one die a turn until each holds this much, and close. */
function filled(ann: readonly number[], ben: readonly number[]): Play<State> {
  const play = script();
  while (game.next(play.state) !== 'over') {
    const seat = play.state.seat;
    const die = [ann, ben][seat][play.events.filter(({ by, type }) => by === seat && type === 'load').length];
    play.mustAccept(roll(die ?? 1, die ?? 1), die === undefined ? close(seat) : load(seat, die));
  }
  return play;
}

describe('the set-up', () => {
  it('has two vans, two dice and six slips, each of them once (SLIP-1.1)', () => {
    expect(() => setupOf(game, { seats: ['Ann'] })).toThrow('seats must be 2');
    const play = playOf(game, { seats });
    expect(clauseOf(play, slips(1, 7))).toBe('SLIP-1.1');
    expect(clauseOf(play, slips(1, 2, 3))).toBe('SLIP-1.1');
  });

  it('shows each slip to its driver alone until the end (SLIP-1.2)', () => {
    expect(clauseOf(playOf(game, { seats }), slips(3, 3))).toBe('SLIP-1.2');
    const play = script(roll(1, 2));
    expect(game.view(play.state, 0).slips).toEqual([4, null]);
    expect(game.view(play.state, 'watcher').slips).toEqual([null, null]);
    expect(play.eventsFor(1)[0].slips).toEqual([null, 2]);
    expect(game.view(filled([6], [6]).state, 'watcher').slips).toEqual([4, 2]);
  });

  it('has an option for what a van carries before its slip is added (SLIP-1.3)', () => {
    expect(playOf(game, { seats }).state.floor).toBe(10);
    expect(playOf(game, { seats, options: { floor: 14 } }).state.floor).toBe(14);
    expect(() => setupOf(game, { seats, options: { floor: 15 } })).toThrow('options.floor');
  });

  it('lets seat 0 begin (SLIP-1.4)', () => {
    expect(game.next(script(roll(1, 2)).state)).toBe(0);
  });
});

describe('a turn', () => {
  it('begins with a roll of both dice (SLIP-2.1)', () => {
    expect(game.next(script().state)).toBe('chance');
    expect(clauseOf(script(), roll(1))).toBe('SLIP-2.1');
    expect(clauseOf(script(), slips(1, 2))).toBe('SLIP-2.1');
  });

  it('loads one of the dice (SLIP-2.2)', () => {
    expect(stateOf(script(roll(6, 2), load(0, 6))).loads).toEqual([6, 0]);
    expect(clauseOf(script(roll(6, 2)), load(0, 3))).toBe('SLIP-2.2');
    expect(legalEvents(game, script(roll(5, 5)).state)).toEqual([load(0, 5), close(0)]);
  });

  it('or closes the van (SLIP-2.3)', () => {
    expect(stateOf(script(roll(6, 2), close(0))).closed).toEqual([true, false]);
  });

  it('closes a van that no slip would allow (SLIP-2.4)', () => {
    expect(stateOf(filled([6, 6, 5], [1])).closed[0]).toBe(true);
  });

  it('is followed by the other player’s, unless that van is closed (SLIP-2.5)', () => {
    expect(game.next(script(roll(6, 2), load(0, 2), roll(1, 1)).state)).toBe(1);
    expect(game.next(script(roll(6, 2), close(0), roll(1, 1), load(1, 1), roll(2, 2)).state)).toBe(1);
  });
});

describe('the end', () => {
  it('comes when both vans are closed; one that is too heavy delivers nothing (SLIP-3.1)', () => {
    expect(game.result(filled([6, 6], [6, 6, 1]).state)?.scores).toEqual([12, 0]);
  });

  it('is won by whoever delivers more (SLIP-3.2)', () => {
    expect(game.result(filled([6, 6], [6, 5]).state)).toMatchObject({ ending: 'delivered', winners: [0] });
  });

  it('is shared by vans that deliver the same (SLIP-3.3)', () => {
    expect(game.result(filled([6, 6], [6, 6]).state)).toMatchObject({ ending: 'shared', winners: [0, 1] });
  });

  it('has no winner when nothing is delivered (SLIP-3.4)', () => {
    expect(game.result(filled([6, 6, 3], [6, 6, 1]).state)).toMatchObject({ ending: 'nothing', winners: [] });
  });
});

it('takes no events but those of the rulebook, and its audit sees what they can’t have done (SLIP-E)', () => {
  expect(clauseOf(script(roll(1, 2)), { by: 0, type: 'steal' })).toBe('SLIP-E');
  expect(clauseOf(script(roll(1, 2)), close(1))).toBe('SLIP-E');
  const { state } = script(roll(1, 2));
  const richer = game.clone(state);
  richer.loads[0] = 5;
  expect(audit(state, close(0), richer)).toBe('loads grew by 5,0');
});
