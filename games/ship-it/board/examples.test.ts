import { replay, setupOf } from '@waybill/kernel';
import { playUpTo } from '@waybill/web/rulebook/example-play.ts';
import { describe, expect, it } from 'vitest';
import { game, haulCosts, haulWay, type ShipItView } from '../rules/index.ts';
import { examples } from './examples.ts';

describe('the original’s figure 2', () => {
  const [seven, six] = examples();
  const at = ({ match, from }: typeof seven) => replay(game, setupOf(game, match), match, from).play.state;
  const spent = ({ match, from, to }: typeof seven) => {
    const { play, refused } = replay(game, setupOf(game, match), match, to);
    expect(refused).toBeNull();
    expect(game.state(play.state)).toMatchObject({ freight: { f9: { space: 'aC', warehoused: true } } });
    return at({ ...seven, match, from }).points - play.state.points;
  };

  it('SI-2.6: seven points lead north over the 5, six points south over the red 4 and the black 3', () => {
    expect([spent(seven), spent(six)]).toEqual([7, 6]);
    const state = at(seven);
    expect(haulWay(state, 'f9', 'aC', 6)).toEqual(['9,8', '9,7', '9,6', '8,6', '7,6', '7,5', '6,5', 'aC']);
    expect(haulWay(state, 'f9', 'aC', 5)).toEqual(['9,8', '9,9', '4S', '3M', '9,6', '8,6', '7,6', '7,5', '6,5', 'aC']);
  });

  it('SI-2.6: no lower pip-stop gets there', () => {
    expect(haulCosts(at(six), 'f9').get('aC')).toBe(5);
  });
});

describe('the original’s redistributions', () => {
  const [, , ...redistributions] = examples();

  it.each(
    [
      ['after an ace hub all coins go to the null', ['nS', 'nS', 'nS']],
      ['after a 2 hub three coins go to ace, null, ace', ['aS', 'nS', 'aS']],
      ['after a 4 hub three coins go to 3, 2 and ace', ['3S', '2S', 'aS']],
    ].map(([title, spaces], i) => [title, spaces, redistributions[i]] as const),
  )('SI-4.5: %s', (_, spaces, example) => {
    const { freight } = game.state(playUpTo(game, example, example.to).state) as ShipItView;
    expect(['f21', 'f22', 'f23'].map((id) => freight[id].space)).toEqual(spaces);
    expect(freight).not.toHaveProperty('f24');
  });
});
